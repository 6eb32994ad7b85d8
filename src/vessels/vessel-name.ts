import type { Vessel } from '../../db/content/vessels.ts'

/** What a page insures, without a place: 'Sailboat Insurance'. */
export function insuranceOf({ title }: Pick<Vessel, 'title'>): string {
  return withoutState(title)
}

/** A headline, for the state as it was written, or for a town. */
export function inTown(headline: string, town: string | undefined): string {
  return town === undefined ? headline : `${withoutState(headline)} in ${town}, CT`
}

function withoutState(text: string): string {
  return text.replace(/ in Connecticut$/, '')
}
