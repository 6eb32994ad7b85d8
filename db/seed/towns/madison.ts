import type { TownTexts } from './town.ts'

export const madison: TownTexts = {
  title: 'Madison Beach House and Small-Boat Insurance',
  description:
    'Madison has beaches where its neighbors have harbors. Hammonasset, the state’s largest shoreline park, has two miles of them, little Tuxis Island gives the only shelter, and the whole shore is open to the south.',
  metaDescription:
    'Insurance for Madison shore homes and small boats: an open beach coast, Tuxis Island moorings, trailers, seawalls and flood coverage by Hammonasset.',
  riskPoints: [
    'There is no enclosed harbor, so anything left on a mooring meets southerly weather head on.',
    'Many houses stand behind seawalls, and waves throw spray and stones over them.',
    'Dinghies, kayaks and beach cats kept on the sand float away on a spring tide with wind behind it.',
    'Many boats here are kept on trailers, with hitch, tire and theft losses instead of dock damage.',
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
    'List the trailer on the policy with its own serial number. It is often left off.',
    'Tell us in which months the boat is on its mooring. Off an open beach an underwriter will ask.',
    'Walls, groins and steps to the sand need naming. If they are not named, neither the home nor the flood policy may pay for them.',
    'A berth rented in Clinton, Guilford or Westbrook puts the boat in that harbor, whatever your mailing address. Give its name.',
    'Beach club lockers and racks: list the kayaks and boards kept there, and check the limit for belongings away from home.',
  ],
  facts: [
    {
      fact: 'Madison’s own harbor master has written that the town does not have much of a harbor, and that not one boat was lost to Irene because none was in the water.',
      why: 'On an open shore, hauling early is the storm plan. Ask what your policy pays toward it.',
      source: {
        title: 'Steve Adkins, Madison, CT',
        publisher: 'Harbormaster Day',
        url: 'https://www.harbormasterday.com/2019/09/23/steve-adkins-madison-ct/',
      },
    },
    {
      fact: 'Hammonasset, with two miles of beach and 919 acres by one count, is Connecticut’s largest shoreline park.',
      why: 'Swimmers and paddleboards are close inshore all summer. An injury to one of them is a liability claim, so check that limit first.',
      source: {
        title: 'When Your Soul Yearns for the Sea, Succumb to the Sound',
        publisher: 'Hartford Courant, July 5, 1993',
      },
    },
    {
      fact: 'At Meigs Point the trail follows a moraine left by the ice, with boulders strewn all along the shoreline.',
      why: 'There are boulders under water as well, so a shore that looks sandy can damage a hull.',
      source: {
        title: 'In Search of a Swimming Hole',
        publisher: 'Travelertina',
      },
    },
    {
      fact: 'Sand cleared from Clinton’s entrance by the dredge Currituck has been set down off Hammonasset Beach, for waves to spread along it.',
      why: 'Beaches on this shore lose sand and have to be refilled. Neither home nor flood insurance pays to replace a beach.',
      source: {
        title: 'New England District plans partial dredging of Clinton entrance',
        publisher: 'International Dredging Review',
        url: 'https://www.dredgemag.com/2010/03/18/new-england-district-plans-partial-dredging-of-clinton-entrance/',
      },
    },
    {
      fact: 'The town counts some 600 parking spaces across its three beaches, and the lots and streets fill on hot weekends.',
      why: 'If you rent the house out by the week, guests bring cars and trailers with them. A home policy may not cover that use.',
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
        'In Madison we ask about the house first. The shore is beach, low rock and seawall, with old and new homes directly behind it and nothing to the south but the Sound.',
        'The federal maps put the outer edge of such shores in velocity zones, marked VE, where waves are expected on top of the flood. Landward of those come AE zones, with smaller waves and a stated flood height. The zone decides what foundation the building code asks for and whether a lender requires flood insurance. It no longer sets the federal premium, which follows the building itself.',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, New Haven County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'Federal and private flood insurance',
      paragraphs: [
        'The federal program pays up to $250,000 for a house and $100,000 for its contents, and nothing for living elsewhere. Private flood insurers can go higher and may add living expenses, but they may decline to renew. For a house of higher value on Middle Beach or Seaview, the answer is sometimes an excess policy on top of the federal one.',
        'We compare them at the same limits, so that you see what each one leaves out.',
      ],
      sources: [{ title: 'National Flood Insurance Program', publisher: 'FEMA' }],
    },
    {
      heading: 'Small boats, trailers and moorings',
      paragraphs: [
        'Many boats here are small: a skiff on a trailer, a Sunfish by the steps, a catboat on a summer mooring behind Tuxis. Listing several of them on one boat policy is often simpler than adding each to the home policy.',
        'Carry an anchor that can hold the boat off a beach if the engine stops. Between Guilford and Clinton there is little other refuge.',
      ],
    },
    {
      heading: 'Ahead of a named storm',
      paragraphs: ['A short list for owners on the open shore:'],
      points: [
        'Mooring cleared and boat inland by the watch, not the warning.',
        'Furniture, grills and planters indoors, where wind cannot throw them.',
        'Sump and generator tried under load.',
        'Video of every room, then of the wall from the beach.',
      ],
    },
  ],
  questions: [
    {
      question: 'The sea took part of our seawall but not the house. Is it insured?',
      answer:
        'Usually not. Home policies exclude water damage and limit retaining walls, and the federal flood policy excludes seawalls. A few private policies can include them by name, so ask ahead.',
    },
    {
      question: 'May I keep a boat moored off the beach all summer?',
      answer:
        'Yes, with a permit from the harbor master and an insurer who accepts the spot. Expect questions on ground tackle, how often somebody looks at it, and where it goes if the forecast turns.',
    },
    {
      question: 'Does my auto policy cover the boat while towing to Clinton?',
      answer:
        'Liability for the trailer generally follows the tow vehicle. Damage to the boat or the trailer belongs on a boat policy.',
    },
    {
      question: 'Is flood coverage needed north of Route 1?',
      answer:
        'Look at the East River, the Hammonasset and their creeks before you say no. A quote is free.',
    },
  ],
}
