import { OFFICE_POSITION } from '../settings/business.ts'

/** Where the office stands, for search engines that look for one nearby. */
export function GeoTags() {
  const { latitude, longitude } = OFFICE_POSITION
  return (
    <>
      <meta name="geo.region" content="US-CT" />
      <meta name="geo.placename" content="Bridgeport" />
      <meta name="geo.position" content={`${latitude};${longitude}`} />
      <meta name="ICBM" content={`${latitude}, ${longitude}`} />
    </>
  )
}
