import type { Vessel } from '../../db/content/vessels.ts'

/** What a page is about, without a place: 'Sailboat Insurance'. */
export function insuranceOf({ title }: Pick<Vessel, 'title'>): string {
  return withoutState(title)
}

/** A headline for a town, or for the state as written. */
export function inTown(headline: string, town: string | undefined): string {
  return town === undefined ? headline : `${withoutState(headline)} in ${town}, CT`
}

function withoutState(text: string): string {
  return text.replace(/ in Connecticut$/, '')
}
