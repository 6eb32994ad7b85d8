import type { TownTexts } from './town.ts'

export const madison: TownTexts = {
  title: 'Madison Beach House and Small-Boat Insurance',
  description:
    'Madison has beach where its neighbors have harbor. Hammonasset, the state’s largest shoreline park, runs for two miles, little Tuxis Island is the only lee, and all of it is open to the south.',
  metaDescription:
    'Insurance for Madison shore homes and small boats: an open beach coast, Tuxis Island moorings, trailers, seawalls and flood coverage by Hammonasset.',
  riskPoints: [
    'There is no enclosed harbor, so anything left on a mooring meets southerly weather head on.',
    'Seawalls, not marsh, protect many houses, and spray and stones come over them before water does.',
    'Dinghies, kayaks and beach cats kept on the sand float away on a spring tide with wind behind it.',
    'Boats go by road here, which brings hitch, tire and theft losses rather than dock ones.',
    'The East River on one border and the Hammonasset on the other carry high tides around behind the shore.',
  ],
  keywords: [
    'Madison CT beach house insurance',
    'Madison flood insurance',
    'Tuxis Island mooring',
    'Hammonasset boat insurance',
  ],
  availableProducts: [
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Home' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    {
      name: 'Personal watercraft',
      path: '/products/personal-watercraft',
      icon: 'LifeBuoy',
    },
    { name: 'Auto insurance', path: '/products/auto-insurance', icon: 'Car' },
  ],
  marinas: [
    {
      name: 'Tuxis Island anchorage',
      note: 'Water behind a small island off the middle of town, with moderate shelter when the wind is right.',
      source: {
        title: 'Steve Adkins, Madison, CT',
        publisher: 'Harbormaster Day',
        url: 'https://www.harbormasterday.com/2019/09/23/steve-adkins-madison-ct/',
      },
    },
    {
      name: 'West Wharf',
      note: 'A town pier and beach among rock outcrops, looking out to Faulkner’s Island.',
      source: {
        title: 'West Wharf in Madison',
        publisher: 'Soundbounder',
      },
    },
    {
      name: 'East Wharf',
      note: 'The other small town beach and landing, farther east along the shore.',
    },
    {
      name: 'Hammonasset Beach State Park',
      note: 'A place to carry a kayak to the water, with marsh creeks on the river side.',
      source: { title: 'Connecticut Coastal Access Guide', publisher: 'CT DEEP' },
    },
  ],
  localAttractions: [
    'Hammonasset Beach State Park',
    'Meigs Point Nature Center and the moraine trail',
    'The Surf Club beach',
    'West Wharf at sunset',
  ],
  insuranceTips: [
    'Insure the trailer by its own number. It is the part that breaks on Interstate 95, and it is often missing from the schedule.',
    'Tell us which months the mooring is in. Off an open beach that date is worth more to an underwriter than the make of the chain.',
    'Walls, groins and steps to the sand need naming. If they are not named, neither the home nor the flood policy may pay for them.',
    'A berth rented in Clinton, Guilford or Westbrook puts the boat in that harbor, whatever your mailing address. Give its name.',
    'Beach club lockers and racks: list the kayaks and boards kept there, and have the limit for goods away from home checked.',
  ],
  facts: [
    {
      fact: 'Madison’s own harbormaster has written that the town has not much of a harbor, and that not one boat was lost to Irene because none was in the water.',
      why: 'That is the storm plan here in one sentence. Hauling early costs a weekend; leaving it late is how boats reach the seawall.',
      source: {
        title: 'Steve Adkins, Madison, CT',
        publisher: 'Harbormaster Day',
        url: 'https://www.harbormasterday.com/2019/09/23/steve-adkins-madison-ct/',
      },
    },
    {
      fact: 'Hammonasset, with two miles of beach and 919 acres by one count, is Connecticut’s largest shoreline park.',
      why: 'Its crowds bring swimmers, paddleboards and rented craft close inshore. Liability deserves a thought before speed does.',
      source: {
        title: 'When Your Soul Yearns for the Sea, Succumb to the Sound',
        publisher: 'Hartford Courant, July 5, 1993',
      },
    },
    {
      fact: 'At Meigs Point the trail follows a moraine left by the ice, with boulders strewn all along the shoreline.',
      why: 'Those boulders continue under water. A sandy coast on the map still opens hulls.',
      source: {
        title: 'In Search of a Swimming Hole',
        publisher: 'Travelertina',
      },
    },
    {
      fact: 'Sand cleared from Clinton’s entrance by the dredge Currituck has been set down off Hammonasset Beach, for waves to spread along it.',
      why: 'The beach has to be fed. Houses west of the park rely on the same moving sand, with no public budget for it.',
      source: {
        title: 'New England District plans partial dredging of Clinton entrance',
        publisher: 'International Dredging Review',
        url: 'https://www.dredgemag.com/2010/03/18/new-england-district-plans-partial-dredging-of-clinton-entrance/',
      },
    },
    {
      fact: 'The town counts some 600 parking spaces across its three beaches, and the lots and streets fill on hot weekends.',
      why: 'If you rent the house out by the week, visitors’ cars, guests and trailers come with it. Home liability is rated for a family.',
      source: {
        title: 'In Madison, Life’s A Beach, If You Can Get There',
        publisher: 'Madison Patch',
      },
    },
  ],
  sections: [
    {
      heading: 'First the house, then the boat',
      paragraphs: [
        'In most places on this site we start with a slip. In Madison we begin at the front porch. The shore is a run of beach, low rock and wall, with old and new homes looking right over it. There is nothing south of them but the Sound, and Long Island on the far side of it.',
        'The federal maps put the outer edge of such shores in velocity zones, marked VE, where waves are expected on top of the flood. Landward of those come AE zones, with still water at a stated height. The difference decides foundation, price and sometimes whether an addition may be built.',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, New Haven County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'Two flood policies, compared fairly',
      paragraphs: [
        'The national program stops at a fixed limit for a house and pays nothing for living elsewhere. Private flood markets can go higher and often add rent, but may decline to renew after a bad year. On Middle Beach or Seaview the best answer is now and then one on top of the other.',
        'We set them out in a table with the same sum insured. Pick the one you would rather have in the week after, not the one with the smaller bill.',
      ],
      sources: [{ title: 'National Flood Insurance Program', publisher: 'FEMA' }],
    },
    {
      heading: 'Boats that live on wheels and on sand',
      paragraphs: [
        'Whalers on trailers, Sunfish by the steps, a catboat on a summer mooring behind Tuxis. Values are small and losses are many. Grouping several craft on one policy usually beats a row of riders on the house.',
        'Carry an anchor big enough to hold off a beach with the engine dead. Between Guilford and Clinton you will find little other refuge.',
      ],
    },
    {
      heading: 'Ahead of a named storm',
      paragraphs: ['Our short list for owners on the open shore.'],
      points: [
        'Mooring cleared and boat inland by the watch, not the warning.',
        'Furniture, grills and planters indoors; they break the neighbor’s glass.',
        'Sump and generator tried under load.',
        'Video of every room, then of the wall from the beach.',
      ],
    },
  ],
  questions: [
    {
      question: 'The sea took part of our seawall but not the house. Is it insured?',
      answer:
        'Commonly no. Home forms restrict retaining walls and exclude water; the federal flood form leaves out seawalls. A few private ones can include them by name, so ask ahead.',
    },
    {
      question: 'May I keep a boat moored off the beach all summer?',
      answer:
        'With a permit from the harbormaster and an insurer who knows the spot. Expect questions on ground tackle, how often somebody looks at it, and where it goes if the forecast turns.',
    },
    {
      question: 'Does my auto policy cover the boat while towing to Clinton?',
      answer:
        'Liability for the trailer generally follows the tow vehicle. Damage to the boat or the trailer themselves belongs on a boat policy.',
    },
    {
      question: 'Is flood coverage needed north of Route 1?',
      answer:
        'Check the two rivers and their creeks before you say no. A modest policy outside the high-risk zone is worth a quote.',
    },
  ],
}
