import type { TownTexts } from './town.ts'

export const stamford: TownTexts = {
  title: 'Stamford Marine Insurance, Inside the Barrier and Out',
  description:
    'A hurricane barrier of 1969 can shut the East Branch of Stamford Harbor with a gate ninety feet wide; the West Branch channel and the outer harbor stay open to the Sound. Where a boat is kept decides what a surge does to it.',
  metaDescription:
    'Boat, marina and flood insurance in Stamford: what the hurricane barrier protects, what it leaves outside, and how your berth changes the coverage.',
  riskPoints: [
    'Boats outside the gate ride the full surge on their lines while the basin behind it is held down.',
    'Pilings in the outer harbor must be tall enough for a storm tide, or a floating dock lifts off over their tops.',
    'Shippan Point puts its houses within reach of waves from the southeast and the southwest alike.',
    'Commercial barges still work the harbor, and their wash in a narrow branch is hard on light finger docks.',
    'During gate tests and closures the East Branch is a locked room: nobody leaves until it opens.',
  ],
  keywords: [
    'stamford boat insurance',
    'stamford harbor marine insurance',
    'shippan point home insurance',
    'hurricane barrier flood zone stamford',
  ],
  availableProducts: [
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Commercial marine', path: '/products/commercial-marine', icon: 'Anchor' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Home' },
    { name: 'Yacht insurance', path: '/products/yacht-insurance', icon: 'Ship' },
    { name: 'Personal watercraft', path: '/products/personal-watercraft', icon: 'LifeBuoy' },
  ],
  marinas: [
    {
      name: 'East Branch',
      note: 'The arm of the harbor behind the navigation gate, lined with working and pleasure berths.',
      source: {
        title: 'Stamford Hurricane Protection Barrier',
        publisher: 'U.S. Army Corps of Engineers, New England District',
      },
    },
    {
      name: 'West Branch',
      note: 'The arm toward downtown and Harbor Point, walled on its east bank but without a gate on the water.',
    },
    {
      name: 'Cummings Park marina',
      note: 'City slips near Westcott Cove, reached from the east side of Shippan.',
    },
    {
      name: 'Cove Island',
      note: 'City park and marina at Cove Harbor, by the Darien line.',
    },
    {
      name: 'Stamford Yacht Club',
      note: 'On Shippan, and host of the Vineyard Race at the end of summer.',
    },
  ],
  localAttractions: [
    'Cove Island Park and its tidal pond',
    'Cummings Park and West Beach',
    'The promenade at Harbor Point',
    'Stamford Harbor Ledge Light, seen from Shippan',
  ],
  insuranceTips: [
    'Say on the application which side of the gate you berth. It is the first thing an underwriter should know about a Stamford boat, and forms seldom have a box for it.',
    'Sailing the Vineyard Race? Check that racing beyond your usual waters is allowed, and how spars and sails are paid for when lost under race conditions.',
    'Renters in the new towers along the harbor can own a boat without owning a house. A boat policy then has to carry all of the liability by itself.',
    'Contractors’ barges, launches and dive boats belong on a commercial form from the first paid job.',
  ],
  facts: [
    {
      fact: 'The opening for boats in the East Branch barrier is ninety feet wide, in an earthen dike about 2,850 feet long and seventeen feet in elevation.',
      why: 'Inside it a storm tide is a different event from outside, for hulls and for ground floors.',
      source: {
        title: 'Tour of the Stamford Hurricane Protection Barrier',
        publisher: 'New York State Assembly, quoting the U.S. Army Corps of Engineers',
        url: 'https://nyassembly.gov/mem/Stacey-Pheffer-Amato/story/86359',
      },
    },
    {
      fact: 'In Sandy the gauge at the barrier measured a surge of 11.24 feet above the predicted tide, and a highest water of 11.03 feet some hours later.',
      why: 'The surge peaked near low water. An owner who judges the next storm by that one is judging by a lucky hour.',
      source: {
        title: 'Sandy Sets Records and Reshapes Coast',
        publisher: 'Ryan Hanrahan, meteorologist',
        url: 'https://ryanhanrahan.wordpress.com/2012/11/01/sandy-sets-records-and-reshapes-coast/',
      },
    },
    {
      fact: 'A third part of the works, a dike of 4,400 feet, guards the low ground behind Westcott Cove.',
      why: 'Flood maps draw their zones around such works, so two homes of equal height can carry different requirements.',
      source: {
        title: 'City of Stamford receives $2.73 million federal grant',
        publisher: 'City of Stamford',
      },
    },
    {
      fact: 'For a day in April 2023 the Corps announced the gate closed to all traffic, so that divers could inspect it.',
      why: 'Closures are announced ahead. A spring launch date should leave room for one.',
      source: {
        title: 'USACE to close Stamford Hurricane Protection Barrier East Branch Navigation Gate',
        publisher: 'U.S. Army Corps of Engineers, New England District',
        url: 'https://www.nae.usace.army.mil/Media/News-Releases/Article/3370832/usace-to-close-stamford-hurricane-protection-barrier-east-branch-navigation-gat/',
      },
    },
    {
      fact: 'Stamford Harbor Ledge Light, a cast-iron tower lit in 1882, stands on Chatham Rocks at the harbor mouth.',
      why: 'It marks rock on the way in, where a missed turn at night becomes a hull claim.',
      source: {
        title: 'Stamford Harbor Lighthouse',
        publisher: 'National Register of Historic Places',
      },
    },
  ],
  sections: [
    {
      heading: 'Two harbors with one name',
      paragraphs: [
        'From the Sound you pass between two breakwaters and have a choice. To the right is the East Branch with its gate in the seabed, which lies flat until hydraulic arms raise it. To the left runs the West Branch, open at the end. Ten minutes apart by dinghy, they are not the same risk.',
        'Behind the gate the danger is crowding. Every boat that can get in before a hurricane does, lines cross, and rain has to be pumped over the wall. Ahead of the gate the danger is height. Docks climb, ramps twist, and the strain falls on cleats that were chosen for a summer afternoon.',
      ],
    },
    {
      heading: 'Does a wall make flood insurance needless?',
      paragraphs: [
        'It makes the odds better in the part of the city it rings. It does not protect Shippan’s seaward lawns, the beaches, or a cellar that fills because the street drains are full. Rain that cannot get out is flood water as well, by the definition in the federal policy.',
        'A lender may not demand a policy where the map shows protected ground. That answers the bank’s question. Yours is what one wet floor would cost, and the premium in a mapped low-risk area is often modest enough to make the sum easy.',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, Fairfield County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'Before you call us',
      paragraphs: [
        'A quote goes quicker, and holds better, with a few particulars that only a Stamford owner can supply.',
      ],
      points: [
        'Branch, dock and slip number, and who owns the dock.',
        'Where the boat spends the winter: ashore, in the water with bubblers, or shrink-wrapped in a lot within the floodplain.',
        'Races entered last year and planned for this one.',
        'The elevation certificate of the house, if there is one.',
      ],
    },
  ],
  questions: [
    {
      question: 'Will my insurer pay to move the boat behind the gate before a hurricane?',
      answer:
        'Some policies share the cost of hauling or relocating once a watch or warning is out for your area. Limits and conditions vary, so we read you that paragraph before you buy, not the night before the storm.',
    },
    {
      question: 'Our condominium association owns the slips. Who insures what?',
      answer:
        'The association normally insures the docks, and you insure the boat and your own liability. Look at the by-laws for damage your boat does to the dock, because that bill can come back to you.',
    },
    {
      question: 'Is a jet ski at Cove Island covered by my homeowner’s policy?',
      answer:
        'Seldom to any useful degree. Homeowner’s forms limit or leave out motorized watercraft. A small separate policy costs less than the surprise.',
    },
  ],
}
