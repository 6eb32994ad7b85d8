/** A town's location, used by its page, the charts and the forecast. */
export interface TownPlace {
  slug: string
  name: string
  county: 'Fairfield' | 'New Haven' | 'Middlesex' | 'New London'
  /** The town's harbor, in degrees (WGS 84). */
  latitude: number
  longitude: number
  /**
   * Marine forecast zone of the National Weather Service, which divides the Sound in three:
   * ANZ335 west of a line from New Haven to Port Jefferson, ANZ331 from there to the mouth of
   * the Connecticut River, ANZ332 east of it. So Greenwich to New Haven have ANZ335 (New Haven
   * Harbor is on the line and gets the zone of its other bank, West Haven), East Haven to
   * Old Saybrook ANZ331, Old Lyme to Stonington ANZ332.
   */
  forecastZone: string
}

/** The agency's 24 towns from west to east along the shore. The single list of them. */
export const townPlaces = [
  place('greenwich', 'Greenwich', 'Fairfield', 41.012, -73.6236, 'ANZ335'),
  place('stamford', 'Stamford', 'Fairfield', 41.0242, -73.5408, 'ANZ335'),
  place('darien', 'Darien', 'Fairfield', 41.043, -73.483, 'ANZ335'),
  place('norwalk', 'Norwalk', 'Fairfield', 41.084, -73.4035, 'ANZ335'),
  place('westport', 'Westport', 'Fairfield', 41.1005, -73.3607, 'ANZ335'),
  place('fairfield', 'Fairfield', 'Fairfield', 41.1299, -73.2848, 'ANZ335'),
  place('bridgeport', 'Bridgeport', 'Fairfield', 41.1725, -73.1825, 'ANZ335'),
  place('stratford', 'Stratford', 'Fairfield', 41.1858, -73.1223, 'ANZ335'),
  place('milford', 'Milford', 'New Haven', 41.2145, -73.0549, 'ANZ335'),
  place('west-haven', 'West Haven', 'New Haven', 41.2774, -72.9335, 'ANZ335'),
  place('new-haven', 'New Haven', 'New Haven', 41.2846, -72.9108, 'ANZ335'),
  place('east-haven', 'East Haven', 'New Haven', 41.2465, -72.859, 'ANZ331'),
  place('branford', 'Branford', 'New Haven', 41.2585, -72.8265, 'ANZ331'),
  place('guilford', 'Guilford', 'New Haven', 41.2675, -72.6652, 'ANZ331'),
  place('madison', 'Madison', 'New Haven', 41.2676, -72.595, 'ANZ331'),
  place('clinton', 'Clinton', 'Middlesex', 41.264, -72.524, 'ANZ331'),
  place('westbrook', 'Westbrook', 'Middlesex', 41.2685, -72.4725, 'ANZ331'),
  place('old-saybrook', 'Old Saybrook', 'Middlesex', 41.2845, -72.3482, 'ANZ331'),
  place('old-lyme', 'Old Lyme', 'New London', 41.3076, -72.3469, 'ANZ332'),
  place('east-lyme', 'East Lyme', 'New London', 41.3207, -72.1798, 'ANZ332'),
  place('new-london', 'New London', 'New London', 41.3541, -72.092, 'ANZ332'),
  place('groton', 'Groton', 'New London', 41.3457, -72.0852, 'ANZ332'),
  place('mystic', 'Mystic', 'New London', 41.347, -71.97, 'ANZ332'),
  place('stonington', 'Stonington', 'New London', 41.334, -71.9125, 'ANZ332'),
]

export type TownSlug = (typeof townPlaces)[number]['slug']

function place<Slug extends string>(
  slug: Slug,
  name: string,
  county: TownPlace['county'],
  latitude: number,
  longitude: number,
  forecastZone: string,
): TownPlace & { slug: Slug } {
  return { slug, name, county, latitude, longitude, forecastZone }
}
