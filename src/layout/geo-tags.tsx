import { OFFICE_POSITION } from '../settings/business.ts'

/** The office's location, for local search. */
export function GeoTags() {
  const { latitude, longitude } = OFFICE_POSITION
  return (
    <>
      <meta name="geo.region" content="US-CT" />
      <meta name="geo.placename" content="Bridgeport" />
      <meta name="geo.position" content={`${latitude};${longitude}`} />
    </>
  )
}
