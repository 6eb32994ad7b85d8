import { type TownPlace, townPlaces } from '../../db/seed/towns/places.ts'

/** The kind of a place decides how it is drawn: a light has a flare, a name on water is blue. */
type PlaceKind = 'light' | 'water' | 'land' | 'reef'

export interface Place {
  name: string
  kind: PlaceKind
  latitude: number
  longitude: number
  source: keyof typeof sources
}

/** Where the positions come from. None is for navigation. */
export const sources = {
  lightList:
    'US Coast Guard Light List, volume I, as quoted by the published description of each light',
  coastline:
    'Named as in US Coast Pilot 2; its position is that of USGS GNIS, set on the coastline (GSHHG 2.3.7) within 300 m',
}

/** The agency's towns from west to east. */
export const towns: TownPlace[] = townPlaces

/** Lights, waters and land that the charts name. Unconfirmed places are left out. */
export const places: Place[] = [
  light('Great Captain Island Light', 40.9825, -73.6233),
  light('Stamford Harbor Ledge Light', 41.0136, -73.5428),
  light('Greens Ledge Light', 41.0417, -73.4439),
  light('Sheffield Island Light', 41.0488, -73.4191),
  light('Peck Ledge Light', 41.0773, -73.3698),
  light('Penfield Reef Light', 41.1172, -73.2222),
  light('Fayerweather Island Light', 41.1423, -73.2173),
  light('Tongue Point Light', 41.1667, -73.1775),
  light('Stratford Point Light', 41.152, -73.1033),
  light('Stratford Shoal Light', 41.0597, -73.1014),
  light('Southwest Ledge Light', 41.2345, -72.9121),
  light('Five Mile Point Light', 41.249, -72.9038),
  light('Faulkner’s Island Light', 41.2121, -72.6536),
  light('Lynde Point Light', 41.2714, -72.3433),
  light('Saybrook Breakwater Light', 41.2633, -72.3428),
  light('New London Harbor Light', 41.3167, -72.0898),
  light('New London Ledge Light', 41.3058, -72.0775),
  light('Avery Point Light', 41.3153, -72.0636),
  light('Morgan Point Light', 41.3167, -71.9894),
  light('Stonington Harbor Light', 41.3286, -71.9056),
  light('Latimer Reef Light', 41.3045, -71.9333),

  water('Captain Harbor', 41.0006, -73.6232),
  water('Cos Cob Harbor', 41.0195, -73.5965),
  water('Greenwich Cove', 41.0165, -73.574),
  water('Stamford Harbor', 41.024, -73.54),
  water('Westcott Cove', 41.0338, -73.5166),
  water('Cove Harbor', 41.0421, -73.4988),
  water('Scott Cove', 41.0565, -73.4655),
  water('Fivemile River', 41.0592, -73.4472),
  water('Norwalk Harbor', 41.0813, -73.4035),
  water('Saugatuck River', 41.106, -73.369),
  water('Southport Harbor', 41.1334, -73.2799),
  water('Black Rock Harbor', 41.149, -73.2212),
  water('Bridgeport Harbor', 41.1616, -73.1769),
  water('Housatonic River', 41.1858, -73.1223),
  water('Milford Harbor', 41.2135, -73.053),
  water('West River', 41.2793, -72.936),
  water('New Haven Harbor', 41.2725, -72.915),
  water('Morris Cove', 41.2597, -72.8978),
  water('Farm River', 41.2475, -72.859),
  water('Branford Harbor', 41.2539, -72.8265),
  water('Guilford Harbor', 41.266, -72.665),
  water('Clinton Harbor', 41.2605, -72.527),
  water('Duck Island Roads', 41.2625, -72.4823),
  water('Westbrook Harbor', 41.2728, -72.4482),
  water('South Cove', 41.277, -72.364),
  water('Connecticut River', 41.2934, -72.3467),
  water('Niantic Bay', 41.3081, -72.1877),
  water('New London Harbor', 41.3329, -72.0887),
  water('Thames River', 41.345, -72.0885),
  water('Mystic River', 41.349, -71.97),
  water('Fishers Island Sound', 41.2983, -71.9859),
  water('Stonington Harbor', 41.336, -71.9125),
  water('Little Narragansett Bay', 41.321, -71.872),

  land('Calf Island', 40.9938, -73.6395),
  land('Great Captain Island', 40.9842, -73.6268),
  land('Greenwich Point', 41.0024, -73.5738),
  land('Shippan Point', 41.0188, -73.5281),
  land('Long Neck Point', 41.038, -73.4782),
  land('Sheffield Island', 41.0522, -73.4135),
  land('Shea Island', 41.0596, -73.4026),
  land('Chimon Island', 41.0667, -73.3905),
  land('Cockenoe Island', 41.083, -73.3578),
  land('Sherwood Island', 41.1135, -73.3305),
  land('Fayerweather Island', 41.1453, -73.2165),
  land('Pleasure Beach', 41.161, -73.1689),
  land('Milford Point', 41.1733, -73.1075),
  land('Charles Island', 41.1917, -73.0555),
  land('Sandy Point', 41.2699, -72.9223),
  land('Thimble Islands', 41.2528, -72.7548),
  land('Outer Island', 41.2416, -72.7612),
  land('Sachem Head', 41.2472, -72.707),
  land('Mulberry Point', 41.2555, -72.6782),
  land('Tuxis Island', 41.2655, -72.602),
  land('Hammonasset Point', 41.2492, -72.545),
  land('Kelsey Point', 41.2572, -72.508),
  land('Duck Island', 41.2566, -72.4751),
  land('Menunketesuck Island', 41.2645, -72.4665),
  land('Cornfield Point', 41.2617, -72.388),
  land('Great Island', 41.289, -72.3325),
  land('Griswold Point', 41.2785, -72.327),
  land('Hatchett Point', 41.283, -72.2645),
  land('Rocky Neck', 41.303, -72.2456),
  land('Griswold Island', 41.2928, -72.2258),
  land('Black Point', 41.2972, -72.2088),
  land('Millstone Point', 41.3055, -72.165),
  land('Pine Island', 41.313, -72.058),
  land('Bluff Point', 41.3138, -72.0326),
  land('Groton Long Point', 41.3079, -72.0077),
  land('Noank', 41.3232, -71.99),
  land('Mason Island', 41.334, -71.9685),
  land('Ram Island', 41.3125, -71.9772),
  land('Fishers Island', 41.2723, -71.9843),
  land('Wamphassuc Point', 41.3285, -71.921),
  land('Napatree Point', 41.3075, -71.8835),
  land('Plum Island', 41.1793, -72.1915),
  land('Long Island', 40.8734, -72.9562),

  { ...water('Bartlett Reef', 41.2745, -72.1373), kind: 'reef', source: 'lightList' },
]

function light(name: string, latitude: number, longitude: number): Place {
  return { name, kind: 'light', latitude, longitude, source: 'lightList' }
}

function water(name: string, latitude: number, longitude: number): Place {
  return { name, kind: 'water', latitude, longitude, source: 'coastline' }
}

function land(name: string, latitude: number, longitude: number): Place {
  return { name, kind: 'land', latitude, longitude, source: 'coastline' }
}
