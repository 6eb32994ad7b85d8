export interface DefaultTown {
  slug: string
  name: string
  county: 'Fairfield' | 'New Haven' | 'Middlesex' | 'New London'
  description: string
}

/** The 23 towns from west to east, for when the database gives none. */
export const defaultTowns: DefaultTown[] = [
  {
    slug: 'greenwich',
    name: 'Greenwich',
    county: 'Fairfield',
    description:
      'Greenwich is the westernmost harbor town of the state. Great Captain Island, with a stone lighthouse of 1868, stands off its harbors, and Cos Cob Harbor takes the Mianus River.',
  },
  {
    slug: 'stamford',
    name: 'Stamford',
    county: 'Fairfield',
    description:
      'Stamford Harbor parts into two branches. A hurricane barrier finished in 1969 closes the East Branch with a gate before a storm tide; the West Branch stays open to the Sound.',
  },
  {
    slug: 'darien',
    name: 'Darien',
    county: 'Fairfield',
    description:
      'Darien keeps its boats in coves and along the Five Mile River, which it shares with Rowayton across the water. Long Neck Point reaches out into the open Sound between them.',
  },
  {
    slug: 'norwalk',
    name: 'Norwalk',
    county: 'Fairfield',
    description:
      'The Norwalk Islands stand between Norwalk Harbor and the open Sound, Sheffield Island with its lighthouse of 1868 among them. Ledges and oyster beds fill the water between.',
  },
  {
    slug: 'westport',
    name: 'Westport',
    county: 'Fairfield',
    description:
      'The Saugatuck River runs through Westport to the Sound. Compo Beach faces the open water, and Cockenoe Island, which the town bought in 1969, lies off the shore.',
  },
  {
    slug: 'fairfield',
    name: 'Fairfield',
    county: 'Fairfield',
    description:
      'Fairfield has a narrow harbor at Southport, where the Mill River meets the Sound, long open beaches, and Penfield Reef, which has had a lighthouse of its own since 1874.',
  },
  {
    slug: 'bridgeport',
    name: 'Bridgeport',
    county: 'Fairfield',
    description:
      'Bridgeport is our home port. Fayerweather Island and its lighthouse of 1823 shelter Black Rock Harbor, and the Port Jefferson ferry crosses the Sound from the main harbor.',
  },
  {
    slug: 'stratford',
    name: 'Stratford',
    county: 'Fairfield',
    description:
      'Stratford lies where the Housatonic River enters the Sound, with its marinas up the river, the light of 1881 on Stratford Point, and broad salt marsh at Great Meadows.',
  },
  {
    slug: 'milford',
    name: 'Milford',
    county: 'New Haven',
    description:
      'Milford Harbor is narrow and well kept, at the mouth of the Wepawaug River. Off Silver Sands, a bar to Charles Island shows at low water and goes under on every tide.',
  },
  {
    slug: 'west-haven',
    name: 'West Haven',
    county: 'New Haven',
    description:
      'West Haven holds the west side of New Haven Harbor. Public beach runs along most of its shore, past Savin Rock to the sand spit at Sandy Point, open to the south.',
  },
  {
    slug: 'new-haven',
    name: 'New Haven',
    county: 'New Haven',
    description:
      'New Haven is the state’s busiest commercial port. Breakwaters across the harbor mouth take the worst of the sea, and pleasure boats share the channel with tankers and barges.',
  },
  {
    slug: 'east-haven',
    name: 'East Haven',
    county: 'New Haven',
    description:
      'East Haven has a short, low shore that faces straight south. Cosey Beach lost houses to Tropical Storm Irene in 2011, and the Farm River is its sheltered water.',
  },
  {
    slug: 'branford',
    name: 'Branford',
    county: 'New Haven',
    description:
      'Branford keeps its marinas in the Branford River and its rocks outside: the Thimble Islands off Stony Creek are pink granite, some of them no larger than the house they carry.',
  },
  {
    slug: 'guilford',
    name: 'Guilford',
    county: 'New Haven',
    description:
      'Guilford Harbor is small and shallow, with a town marina where the East River comes out. Faulkner’s Island, lit since 1802, lies about three miles off.',
  },
  {
    slug: 'madison',
    name: 'Madison',
    county: 'New Haven',
    description:
      'Madison has beach where its neighbors have harbor. Hammonasset, the state’s largest shoreline park, runs for more than two miles, and all of it is open to the south.',
  },
  {
    slug: 'clinton',
    name: 'Clinton',
    county: 'Middlesex',
    description:
      'Clinton Harbor lies behind Cedar Island, where the Hammonasset River comes out. It is snug once you are in, and the channel to it is narrow and wants local knowledge.',
  },
  {
    slug: 'westbrook',
    name: 'Westbrook',
    county: 'Middlesex',
    description:
      'Westbrook’s marinas lie up the Patchogue and Menunketesuck Rivers. Outside, the breakwaters at Duck Island make one of the few harbors of refuge on this part of the shore.',
  },
  {
    slug: 'old-saybrook',
    name: 'Old Saybrook',
    county: 'Middlesex',
    description:
      'Old Saybrook holds the west side of the Connecticut River’s mouth. Two lights mark it, one at Lynde Point and one at the end of the breakwater, and the current there is strong.',
  },
  {
    slug: 'old-lyme',
    name: 'Old Lyme',
    county: 'New London',
    description:
      'Old Lyme faces Old Saybrook across the mouth of the Connecticut River. Salt marsh and shifting sand line the river side; beach communities line the Sound to the east.',
  },
  {
    slug: 'east-lyme',
    name: 'East Lyme',
    county: 'New London',
    description:
      'East Lyme’s boats lie in the Niantic River, behind a railroad bridge and a highway bridge that both open. Outside are Niantic Bay and, to the west, Rocky Neck State Park.',
  },
  {
    slug: 'new-london',
    name: 'New London',
    county: 'New London',
    description:
      'New London has the deep water of the Thames River. Ferries to Orient Point and the islands cross it all day, and Ledge Light has stood in its mouth since 1909.',
  },
  {
    slug: 'groton',
    name: 'Groton',
    county: 'New London',
    description:
      'Groton has the Thames on one side, with the submarine base, and the Mystic River on the other, with the village of Noank. Between them the shore is open to Fishers Island Sound.',
  },
  {
    slug: 'stonington',
    name: 'Stonington',
    county: 'New London',
    description:
      'Stonington is the last Connecticut town before Rhode Island. Breakwaters shelter the harbor beside its Borough, and a working fishing fleet shares it with moored yachts.',
  },
]

/** The village that makes 24 of the 23: it lies in two towns, Groton and Stonington. */
export const mystic: DefaultTown = {
  slug: 'mystic',
  name: 'Mystic',
  county: 'New London',
  description:
    'Mystic is a village on both banks of the Mystic River, half of it Groton and half Stonington. A bascule bridge on Main Street and a railroad bridge open for those who lie above.',
}
