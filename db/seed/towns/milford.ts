import type { TownTexts } from './town.ts'

export const milford: TownTexts = {
  title: 'Insurance for Milford Harbor, Silver Sands and the Milford Shore',
  description:
    'A bar of stones from Silver Sands to Charles Island can be walked at low tide and is awash at high. East of it Milford Harbor is a narrow slot up to the town, and beach houses line much of the city’s seventeen miles.',
  metaDescription:
    'Seventeen miles of shore, a narrow harbor and a stone bar to Charles Island: boat, beach house and flood insurance for Milford owners.',
  riskPoints: [
    'Jetties at the harbor mouth stand close together, and boats meet in them at closing time on Sundays.',
    'Sand keeps filling the entrance between dredgings, so a sounding holds for a season or two.',
    'The Charles Island bar is hidden for hours of every tide, straight across the path of anyone hugging the beach.',
    'Cottages from Wildemere to Bayview were built for summer, on lots that waves reach in a gale.',
    'Packed slips on both banks mean that fire on one hull soon concerns its neighbors.',
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
    'Walkers do get stranded on the bar, and boats go in to fetch them. Help from deep water: your deductible applies to damage on a rescue, too.',
    'Beach house on a wall? Have the wall inspected and insured by name if anyone will do it. The federal flood form leaves seawalls out.',
    'Mooring holders should follow the city’s published tackle design. Keep the diver’s receipt, for it may be the first thing an insurer asks about after a gale.',
    'If you rent your cottage by the week, say so. Short-term rentals may need a dwelling or business form, and the liability differs.',
  ],
  facts: [
    {
      fact: 'The city puts its shoreline at seventeen miles and says that some neighborhoods stand on filled marsh.',
      why: 'Fill settles and floods. Two cottages of equal price can differ sharply in what the ground beneath them will do.',
      source: {
        title: 'Plan of Conservation and Development, December 2012',
        publisher: 'City of Milford',
      },
    },
    {
      fact: 'In June 2016 the Corps of Engineers’ dredge Currituck was to restore the entrance to a hundred feet of width, after years of groundings, and put the sand off Bayview Beach.',
      why: 'It shows how quickly the channel closes. Ask when it was last surveyed before you buy a boat with a deep keel.',
      source: {
        title: 'Milford Harbor Entrance/Exit Channel Dredging',
        publisher: 'Milford Yacht Club',
      },
    },
    {
      fact: 'Milford’s harbor plan sets drawings for mooring tackle, two for the harbor and another for the Housatonic side.',
      why: 'A mooring off the pattern gives an insurer a reason to argue. One on it takes that reason away.',
      source: {
        title: 'Milford Harbor Management Plan, Fifth Edition',
        publisher: 'City of Milford',
      },
    },
    {
      fact: 'Charles Island is a state natural area, closed to visitors, in most years through September 9, while herons and egrets nest.',
      why: 'A boat blown ashore there in June may have to wait for permission to be taken off. Salvage and removal limits matter.',
      source: {
        title: 'Silver Sands State Park and Charles Island Natural Area Preserve',
        publisher: 'Connecticut Department of Energy and Environmental Protection',
      },
    },
    {
      fact: 'A reef off Welches Point and a rocky shoal off Pond Point, both east of the harbor, each reach some six hundred yards south.',
      why: 'Coming from New Haven, a course laid close along the shore crosses both. Buoys mark the ends for a reason.',
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
        'Milford’s beaches filled up as summer colonies. Porches were closed in, then heated, then sold as homes. Sandy went through the row on East Broadway like a census taker and showed which had been raised and which had only been painted.',
        'A year afterward reporters found pilings, hammering, and families who still could not go home. Much of the delay was about money, and about what insurers would pay. A policy can be read in advance. Take your home form and your flood form, and ask for each room which of them pays, and how much.',
      ],
      sources: [
        {
          title: 'Connecticut shore’s recovery slow a year after Sandy',
          publisher: 'Mercury News',
        },
      ],
    },
    {
      heading: 'A snug harbor and its price',
      paragraphs: [
        'Inside, it is as safe as berths get between New Haven and the Housatonic. Land shelters it on both sides, and little swell comes all the way up. The price is density. There are slips on either hand and floats down the middle, and a forty-footer turning in a cross breeze is a spectator sport.',
        'Liability, not hull, is therefore what we look at first for Milford. A scraped pulpit on your side is a ruined paint job on the other. Fuel docks, shore cords and space heaters add fire. An insurer that asks about your shore power inlet is not being fussy.',
      ],
    },
    {
      heading: 'Up the Wepawaug in a storm',
      paragraphs: [
        'The harbor is the mouth of a small river, and the river comes up with rain. In a tropical storm water arrives from behind and in front, lifting docks from the landing to the club. Those who stay in should double up, strip canvas, and be away before the low roads are covered.',
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
        'Usually not. The home insurer and the federal flood program both ask where you live most of the year, and a wrong answer can undo a claim.',
    },
    {
      question: 'Does my policy work when I take visitors to the Oyster Festival by boat?',
      answer:
        'Friends, normally yes. Strangers who pay a fare, normally no. Sharing fuel among friends is generally accepted; collecting a price per head makes it a charter.',
    },
    {
      question: 'Is a surge over my deck in a nor’easter a flood, if nobody gave the storm a name?',
      answer:
        'The name does not matter: flood policies look at water over normally dry land, two acres or two properties of it in the federal form, which pays little for decks. Names matter for wind deductibles on the home form.',
    },
  ],
}
