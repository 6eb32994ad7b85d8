import type { TownTexts } from './town.ts'

export const milford: TownTexts = {
  title: 'Insurance for Milford Harbor, Silver Sands and the Milford Shore',
  description:
    'A stone bar from Silver Sands to Charles Island can be walked at low tide and is covered at high tide. East of it is narrow Milford Harbor, and beach houses line much of the city’s 17 miles of shore.',
  metaDescription:
    'Seventeen miles of shore, a narrow harbor and a stone bar to Charles Island: boat, beach house and flood insurance for Milford owners.',
  riskPoints: [
    'The jetties at the harbor mouth are close together, and weekend traffic between them is heavy.',
    'Sand keeps filling the entrance between dredgings, so reported depths are soon out of date.',
    'The Charles Island bar is hidden for hours of every tide, across the path of boats that stay close to the beach.',
    'Cottages from Wildemere to Bayview were built for summer, some on lots that waves can reach in a gale.',
    'Slips are close together on both banks, so a fire on one boat can spread to others.',
  ],
  keywords: [
    'milford ct boat insurance',
    'milford beach house insurance',
    'milford harbor yacht insurance',
    'flood insurance milford connecticut',
  ],
  availableProducts: [
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Home' },
    { name: 'Personal watercraft', path: '/products/personal-watercraft', icon: 'LifeBuoy' },
    { name: 'Yacht insurance', path: '/products/yacht-insurance', icon: 'Anchor' },
  ],
  marinas: [
    {
      name: 'Milford Landing',
      note: 'The city’s transient docks at the head of the harbor, also called Lisman Landing.',
      source: {
        title: 'Welcome to Milford',
        publisher: 'New England Boating',
      },
    },
    {
      name: 'Milford Yacht Club',
      note: 'At the mouth, on the west side, with the beach in front of it.',
      source: {
        title: 'September Mystery Harbor: Milford Harbor',
        publisher: 'Points East',
      },
    },
    {
      name: 'Port Milford',
      note: 'Yard and marina on the left as you come in.',
      source: {
        title: 'September Mystery Harbor: Milford Harbor',
        publisher: 'Points East',
      },
    },
    {
      name: 'Spencer’s Marina',
      note: 'A yard on the east bank, across from the boat works.',
    },
  ],
  localAttractions: [
    'Silver Sands State Park and its boardwalk',
    'The Connecticut Audubon center at Milford Point',
    'Gulf Beach, beside the harbor entrance',
    'Wilcox Park, on the wooded east shore of the harbor',
    'Woodmont, with coves between its rocky points',
  ],
  insuranceTips: [
    'Walkers are sometimes stranded on the bar. Call 911 or the Coast Guard, and if you help, stay in deep water: damage to your own boat is subject to the deductible.',
    'If your beach house stands behind a seawall, ask whether an insurer will cover the wall by name. The federal flood policy excludes seawalls.',
    'Mooring holders should follow the city’s published tackle design. Keep the diver’s receipt as proof of the last inspection.',
    'If you rent your cottage by the week, say so. Short-term rentals may need a dwelling or business form, and the liability differs.',
  ],
  facts: [
    {
      fact: 'The city puts its shoreline at seventeen miles and says that some neighborhoods stand on filled marsh.',
      why: 'Filled ground can settle and flood. Ask about the ground and the foundation before you buy.',
      source: {
        title: 'Plan of Conservation and Development, December 2012',
        publisher: 'City of Milford',
      },
    },
    {
      fact: 'In June 2016 the Corps of Engineers’ dredge Currituck was to restore the entrance to a hundred feet of width, after years of groundings, and put the sand off Bayview Beach.',
      why: 'The channel fills in between dredgings. Ask when it was last surveyed before you buy a boat with a deep keel.',
      source: {
        title: 'Milford Harbor Entrance/Exit Channel Dredging',
        publisher: 'Milford Yacht Club',
      },
    },
    {
      fact: 'Milford’s harbor plan includes drawings for mooring tackle, two for the harbor and one for the Housatonic side.',
      why: 'After a loss, a mooring built to those drawings is easier to defend than one that is not.',
      source: {
        title: 'Milford Harbor Management Plan, Fifth Edition',
        publisher: 'City of Milford',
      },
    },
    {
      fact: 'Charles Island is a state natural area preserve, closed to visitors while herons and egrets nest, in past years from May through September 9.',
      why: 'A boat blown ashore there in June may have to wait for permission to be taken off. Check the limits for salvage and wreck removal.',
      source: {
        title: 'Silver Sands State Park and Charles Island Natural Area Preserve',
        publisher: 'Connecticut Department of Energy and Environmental Protection',
      },
    },
    {
      fact: 'A reef off Welches Point and a rocky shoal off Pond Point, both east of the harbor, each reach some six hundred yards south.',
      why: 'A course close along the shore from New Haven crosses both, so stay outside the buoys.',
      source: {
        title: 'United States Coast Pilot, Atlantic Coast (New Haven to Bridgeport)',
        publisher: 'U.S. Coast and Geodetic Survey',
      },
    },
  ],
  sections: [
    {
      heading: 'Cottages that became houses',
      paragraphs: [
        'Milford’s beach neighborhoods began as summer colonies, and many cottages became year-round houses. Sandy damaged a number of them, along East Broadway especially.',
        'A year later some families still could not go home, and much of the delay was about what insurers would pay. Take your home policy and your flood policy and ask, room by room, which of them pays and how much. The city entered FEMA’s Community Rating System in 2012 and gives its class as 9, which takes 5 percent off federal flood premiums; have a quote show the class of today.',
      ],
      sources: [
        {
          title: 'Community Rating System',
          publisher: 'City of Milford',
          url: 'https://www.ci.milford.ct.us/home/pages/community-rating-system',
        },
        {
          title: 'Connecticut shore’s recovery slow a year after Sandy',
          publisher: 'Mercury News',
        },
      ],
    },
    {
      heading: 'A sheltered, crowded harbor',
      paragraphs: [
        'Land shelters the harbor on both sides, and little swell comes all the way up. It is also crowded, with slips on both banks and floats down the middle, so a large boat has little room to turn in a cross breeze.',
        'That is why we look at liability first for a boat kept in Milford. Shore power and space heaters add a risk of fire, so an insurer may ask about the shore power inlet.',
      ],
    },
    {
      heading: 'Up the Wepawaug in a storm',
      paragraphs: [
        'The harbor is the mouth of a small river, which rises with rain. In a tropical storm, river and tide together can lift docks from the landing to the club. If you leave the boat in, double the lines, take off the canvas, and go before the low roads are covered.',
      ],
      points: [
        'Which paragraph of your policy deals with preparation costs, and is it per storm or per season?',
        'If the marina orders boats out and you cannot come, who may move yours?',
        'Is a boat on jack stands in a flooded yard treated as afloat, ashore or neither?',
      ],
    },
  ],
  questions: [
    {
      question: 'We have a second home in Woodmont. Is it rated as a primary?',
      answer:
        'Usually not. The home insurer and the federal flood program both ask where you live most of the year, and a wrong answer can put a claim at risk.',
    },
    {
      question: 'Does my policy work when I take visitors to the Oyster Festival by boat?',
      answer:
        'Taking friends is normally covered, and carrying strangers for a fare normally is not. Sharing the cost of fuel among friends is generally accepted; a price per person makes it a charter.',
    },
    {
      question: 'Is a surge over my deck in a nor’easter a flood, if nobody gave the storm a name?',
      answer:
        'Yes, if it is flood: in the federal policy, water over at least two acres or two properties of normally dry land. That policy pays little for decks. Whether the storm has a name matters only for some wind deductibles on the home policy.',
    },
  ],
}
