import type { ObjectStore } from '../storage/objects.ts'
import { shareCopyOf } from './picture-names.ts'

/**
 * Deletes an uploaded picture and its copy for link previews, once no page names it. Never rejects:
 * a file that stays behind is reported and does no harm.
 * @param key Its key in the object store.
 */
export async function removePicture(
  { store, report }: { store: ObjectStore; report(error: unknown): void },
  key: string,
): Promise<void> {
  const share = shareCopyOf(`/${key}`)?.slice(1)
  for (const one of [key, share]) if (one) await store.remove(one).catch(report)
}
