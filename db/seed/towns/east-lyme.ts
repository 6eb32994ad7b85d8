import type { TownTexts } from './town.ts'

export const eastLyme: TownTexts = {
  title: 'Niantic River and East Lyme Boat Insurance',
  description:
    'East Lyme’s boats are kept in the Niantic River, behind a railroad bridge and a highway bridge that both open. Outside are Niantic Bay, Black Point and, to the west, Rocky Neck State Park.',
  metaDescription:
    'Boat and shoreline insurance in East Lyme and Niantic: the current under two bridges, Niantic Bay in a southerly, and beach colonies at sea level.',
  riskPoints: [
    'All the river’s tide squeezes beneath two movable bridges, where boats lose steering in the stream.',
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
    'Carry a second means of stopping in the bridge gap. An anchor that drops in seconds has saved more boats in Niantic than any clause.',
    'Charter and head-boat operators who sail before dawn should insure income as well as the hull. A stuck bridge in August is a lost week.',
    'A mooring off Crescent Beach is summer only. Give your insurer the dates in and out, and keep to them.',
    'Rented cottages at Black Point or Giants Neck need landlord wording, especially where families trade weeks among cousins and friends.',
  ],
  facts: [
    {
      fact: 'The new Niantic River railroad bridge, finished in 2013, widened the channel from 45 feet to 100 and raised the clearance from 11.5 feet to 16.',
      why: 'More boats now pass without an opening. The water under the span runs no slower for it.',
      source: {
        title: 'Amtrak Niantic River Bridge Replacement completed',
        publisher: 'Railway Age',
        url: 'https://www.railwayage.com/passenger/intercity/amtrak-niantic-river-bridge-replacement-completed/',
      },
    },
    {
      fact: 'Its forerunner, known as Old Nan, carried trains across the river from 1907 to 2012.',
      why: 'Old piers and works leave debris behind. Objects under water are a fair thing to ask about in a hull form.',
      source: {
        title: 'Niantic River Bridge Replacement',
        publisher: 'Amtrak',
      },
    },
    {
      fact: 'Tropical Storm Irene damaged the pathway of the Niantic Bay boardwalk leading to Hole in the Wall Beach in August 2011.',
      why: 'The boardwalk stands where the first row of houses would. What broke it is what their porches face.',
      source: {
        title: 'After 105 Years, The Old Niantic River Bridge Is Needed No More',
        publisher: 'Waterford Patch',
      },
    },
    {
      fact: 'As part of the bridge project the beach was rebuilt with 76,000 cubic yards of sand.',
      why: 'Sand placed by contract can leave in one storm. Land and beach are not insured property, though the stairs down to them may be.',
      source: {
        title: 'Niantic River Bridge Replacement',
        publisher: 'Amtrak',
      },
    },
    {
      fact: 'Shellfish beds in the Niantic River close after every rain of an inch or more.',
      why: 'For anyone growing or gathering here, spilled fuel or sewage has a price. See that pollution liability is in the boat policy and not only in the marina’s.',
      source: {
        title: 'Niantic River Watershed Protection Plan: Guided Summary, March 2009',
        publisher: 'Eastern Connecticut Conservation District',
      },
    },
    {
      fact: 'The buoyed areas on the Niantic Bay and Jordan Cove sides of Millstone Power Station are closed to boats.',
      why: 'Fish gather near the warm discharge, and so do small boats. A drift over the line is not an excuse that any policy covers.',
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
        'Imagine a lake that fills and empties twice a day through a door. That is the Niantic River. The Amtrak span and the Route 156 span stand in the doorway, close together. Going with the stream, you cannot wait between them; going against it, an outboard at idle makes no headway.',
        'Claims from this spot are much alike: pulpit against fender pile, mast against steel, one boat set down upon another. One accident draws on liability and hull together, so choose both limits on the same day.',
      ],
      points: [
        'Ask the bridge on VHF before you enter the approach.',
        'Prefer slack, or the last of the foul tide.',
        'Have lines ready on both sides, and someone forward.',
      ],
    },
    {
      heading: 'Out in the bay',
      paragraphs: [
        'Niantic Bay is wide and handsome, and a lee in anything northerly. When the afternoon sea breeze comes up it is a lee shore with a beach at the end. Yachts lie off Crescent Beach from June until the first autumn gale makes the owners nervous. The careful ones leave a week before that.',
        'The Black Point side gives a bit of shelter from the west. No place in the bay is a storm anchorage.',
      ],
    },
    {
      heading: 'Beach associations',
      paragraphs: [
        'Black Point, Giants Neck, Oak Grove, Attawan, Crescent: many were laid out as summer colonies on small lots. Houses have been winterized and raised one at a time. Neighbors with the same view can pay quite different premiums because of a foundation.',
        'Ask a broker three things. Is there a cost-of-compliance sum if you must elevate after a flood? Does the wind deductible apply by named storm or by any gust? Who insures the association’s pier, wall and steps?',
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
        'Ask your insurer, then look at the fetch. Many underwriters will agree to it for a stout boat on inspected gear, but the river is the kinder place by then.',
    },
    {
      question: 'Does anything special apply to jet skis in the Niantic River?',
      answer:
        'State law asks for a certificate to operate one, and the river has slow stretches and a moored fleet. Our concern is who rides: list every regular operator by name and age.',
    },
  ],
}
