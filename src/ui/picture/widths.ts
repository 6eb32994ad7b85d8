/** The width, in pixels, of pictures that exist half as wide too, for cards; and the half. */
export const FULL_WIDTH = 800
export const HALF_WIDTH = 400

/** The path of the half, which exists in AVIF only. */
export function halfOf(avif: string): string {
  return avif.replace(/\.avif$/, `-${HALF_WIDTH}.avif`)
}
