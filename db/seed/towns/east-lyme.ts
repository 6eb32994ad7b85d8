import type { TownTexts } from './town.ts'

export const eastLyme: TownTexts = {
  title: 'Niantic River and East Lyme Boat Insurance',
  description:
    'East Lyme’s boats are kept in the Niantic River, behind a railroad bridge and a highway bridge that both open. Outside are Niantic Bay, Black Point and, to the west, Rocky Neck State Park.',
  metaDescription:
    'Boat and shoreline insurance in East Lyme and Niantic: the current under two bridges, Niantic Bay in a southerly, and beach colonies at sea level.',
  riskPoints: [
    'The whole tide of the river runs under two movable bridges, and the current there can take control of a boat.',
    'Niantic Bay opens straight to the south, leaving beach moorings there with nothing ahead of them.',
    'Rocks fringe Black Point and Giants Neck, close to where lobster pots and fishermen gather.',
    'Crescent Beach and its neighbors stand close to the high-tide line, with roads under the railroad.',
    'A nuclear power station on the far shore of the bay has a buoyed exclusion area.',
  ],
  keywords: [
    'Niantic boat insurance',
    'East Lyme flood insurance',
    'Black Point home insurance',
    'Niantic River marina insurance',
  ],
  availableProducts: [
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Home insurance', path: '/products/home-insurance', icon: 'Home' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    {
      name: 'Personal watercraft',
      path: '/products/personal-watercraft',
      icon: 'LifeBuoy',
    },
    { name: 'Commercial marine', path: '/products/commercial-marine', icon: 'Anchor' },
  ],
  marinas: [
    {
      name: 'Three Belles Marina',
      note: 'A family marina in Smith Cove, on the upper Niantic River.',
      source: {
        title: 'Navigating through history on a Niantic River paddle',
        publisher: 'The Day',
        url: 'https://www.theday.com/columns/20230608/navigating-through-history-on-a-niantic-river-paddle/',
      },
    },
    {
      name: 'Boats Incorporated',
      note: 'A dealer and marina on the Niantic bank of the river.',
    },
    {
      name: 'Port Niantic',
      note: 'A yard and slips on the river, with haul-out and winter storage.',
    },
    {
      name: 'Niantic Bay Yacht Club',
      note: 'A sailing club on the open bay at Crescent Beach, with seasonal moorings.',
      limits: 'Any mooring in town needs the harbor master’s permit.',
      source: {
        title: 'Town Code, section 152.06, Mooring and Anchoring Vessels',
        publisher: 'Town of East Lyme',
        url: 'https://codelibrary.amlegal.com/codes/eastlyme/latest/eastlyme_ct/0-0-0-3449',
      },
    },
    {
      name: 'Cini Park',
      note: 'The town’s park beside the railroad bridge, at the eastern end of the bay boardwalk.',
      source: {
        title: 'Amtrak Niantic River Bridge Replacement completed',
        publisher: 'Railway Age',
        url: 'https://www.railwayage.com/passenger/intercity/amtrak-niantic-river-bridge-replacement-completed/',
      },
    },
  ],
  localAttractions: [
    'Niantic Bay Boardwalk',
    'Rocky Neck State Park and its stone pavilion',
    'Hole in the Wall Beach',
    'McCook Point Park',
  ],
  insuranceTips: [
    'Have an anchor ready to let go when you pass the bridges, in case the engine stops.',
    'Charter and party-boat operators should ask about loss of income. Most policies pay it only after damage to the boat, and a bridge that does not open is not that.',
    'A mooring off Crescent Beach is summer only. Give your insurer the dates in and out, and keep to them.',
    'Rented cottages at Black Point or Giants Neck need landlord wording. Tell us if families trade weeks there instead of renting them.',
  ],
  facts: [
    {
      fact: 'The new Niantic River railroad bridge, finished in 2013, widened the channel from 45 feet to 100 and raised the clearance from 11.5 feet to 16.',
      why: 'More boats now pass without an opening. The current under it is as strong as before.',
      source: {
        title: 'Amtrak Niantic River Bridge Replacement completed',
        publisher: 'Railway Age',
        url: 'https://www.railwayage.com/passenger/intercity/amtrak-niantic-river-bridge-replacement-completed/',
      },
    },
    {
      fact: 'Its forerunner, known as Old Nan, carried trains across the river from 1907 to 2012.',
      why: 'Old piers and works can leave debris behind. Ask how a hull policy treats striking a submerged object.',
      source: {
        title: 'Niantic River Bridge Replacement',
        publisher: 'Amtrak',
      },
    },
    {
      fact: 'Tropical Storm Irene damaged the pathway of the Niantic Bay boardwalk leading to Hole in the Wall Beach in August 2011.',
      why: 'Houses in the first row at the beach have the same exposure to waves.',
      source: {
        title: 'After 105 Years, The Old Niantic River Bridge Is Needed No More',
        publisher: 'Waterford Patch',
      },
    },
    {
      fact: 'As part of the bridge project the beach was rebuilt with 76,000 cubic yards of sand.',
      why: 'New sand can be gone after one storm. Land and beach are not insured property, though the stairs down to them may be.',
      source: {
        title: 'Niantic River Bridge Replacement',
        publisher: 'Amtrak',
      },
    },
    {
      fact: 'By a watershed plan of 2009, shellfish beds in the Niantic River close after every rain of an inch or more.',
      why: 'A fuel spill near shellfish beds can be expensive. Check that your own boat policy includes pollution liability and do not rely on the marina’s.',
      source: {
        title: 'Niantic River Watershed Protection Plan: Guided Summary, March 2009',
        publisher: 'Eastern Connecticut Conservation District',
      },
    },
    {
      fact: 'The buoyed areas on the Niantic Bay and Jordan Cove sides of Millstone Power Station are closed to boats.',
      why: 'Fish gather near the warm discharge, and so do small boats. Stay outside the buoys: a fine for crossing them is not insured.',
      source: {
        title: 'Connecticut Boater’s Guide 2023: Safety and Security Zones',
        publisher: 'CT DEEP',
        url: 'https://turley.com/CTBoat/flipbooks/ctboat2023/inc/html/35.html',
      },
    },
  ],
  sections: [
    {
      heading: 'Through the gap',
      paragraphs: [
        'The Niantic River fills and empties twice a day through one narrow gap, and the Amtrak and Route 156 bridges cross it close together. With the current behind you, you cannot wait between them; against it, an outboard at idle makes no headway.',
        'What can go wrong there: a pulpit against a fender pile, a mast against the bridge, one boat set down on another. One accident can involve liability and hull coverage together, so look at both.',
      ],
      points: [
        'Ask the bridge on VHF before you enter the approach.',
        'Prefer slack water, or the end of a current against you.',
        'Have lines ready on both sides, and someone forward.',
      ],
    },
    {
      heading: 'Out in the bay',
      paragraphs: [
        'Niantic Bay is wide and gives shelter from the north. When the afternoon sea breeze comes up, it is a lee shore with a beach at the end. Boats are moored off Crescent Beach from June on, and careful owners take them off before the first autumn gale.',
        'The Black Point side gives a bit of shelter from the west. No place in the bay is a storm anchorage.',
      ],
    },
    {
      heading: 'Beach associations',
      paragraphs: [
        'Black Point, Giants Neck, Oak Grove, Attawan, Crescent: many were laid out as summer colonies on small lots. Houses have been winterized and raised one at a time. Neighbors with the same view can pay quite different premiums because of a foundation.',
        'Ask a broker three things. What does the flood policy pay if you have to raise the house after a flood? Does the wind deductible apply to hurricanes, to named storms or to any wind? Who insures the association’s pier, wall and steps?',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, New London County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'The drawbridge failed and my charter was canceled. Is the income covered?',
      answer:
        'Seldom under a hull policy. Some commercial packages add loss of earnings, usually after physical damage to your own boat. Ask for the trigger in writing.',
    },
    {
      question: 'Can I leave my boat on the bay mooring through October?',
      answer:
        'Ask your insurer first. Some agree to it for a sound boat on inspected gear, but the river is better sheltered by then.',
    },
    {
      question: 'Does anything special apply to jet skis in the Niantic River?',
      answer:
        'State law requires a certificate to operate one, and the river has slow-speed zones and many moored boats. For the insurance, list every regular operator by name and age.',
    },
  ],
}
