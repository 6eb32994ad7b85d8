const underWay = new Set<Promise<unknown>>()

/** Notes that a picture is being uploaded into a text of this page. */
export function addPictureUnderWay(upload: Promise<unknown>): void {
  const ended = upload.then(forget, forget)
  function forget() {
    underWay.delete(ended)
  }
  underWay.add(ended)
}

/** Whether pictures are being uploaded: the text has placeholders for them. */
export function picturesUnderWay(): boolean {
  return underWay.size > 0
}

/** Resolves when no picture is being uploaded. */
export async function picturesArrived(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay)
}
