import type { TownTexts } from './town.ts'

export const stamford: TownTexts = {
  title: 'Stamford Marine Insurance, Inside the Barrier and Out',
  description:
    'A hurricane barrier of 1969 can shut the East Branch of Stamford Harbor with a gate 90 feet wide; the West Branch channel and the outer harbor stay open to the Sound. Where a boat is kept decides what a surge does to it.',
  metaDescription:
    'Boat, marina and flood insurance in Stamford: what the hurricane barrier protects, what it leaves outside, and how your berth changes the coverage.',
  riskPoints: [
    'When the gate is closed, boats outside it ride the full surge on their lines.',
    'Pilings in the outer harbor must be tall enough for a storm tide, or a floating dock lifts off over their tops.',
    'Houses on Shippan Point are exposed to waves from both the southeast and the southwest.',
    'Commercial barges still work the harbor, and their wash in a narrow branch is hard on light finger docks.',
    'During gate tests and closures no boat can leave the East Branch.',
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
    'Say on the application which side of the gate your berth is on. Forms seldom ask, and the surge exposure differs.',
    'Sailing the Vineyard Race? Check that racing beyond your usual waters is allowed, and what the policy pays for spars and sails lost in a race.',
    'Renters in the buildings along the harbor often own a boat without owning a house. A renters policy gives little or no liability for a motorboat, so choose the limit on the boat policy with that in mind.',
    'Contractors’ barges, launches and dive boats belong on a commercial form from the first paid job.',
  ],
  facts: [
    {
      fact: 'The opening for boats in the East Branch barrier is 90 feet wide, in an earthen dike about 2,850 feet long with its top at an elevation of 17 feet.',
      why: 'With the gate closed, a storm tide can be kept out of the basin behind it, as long as the water stays below that height.',
      source: {
        title: 'Tour of the Stamford Hurricane Protection Barrier',
        publisher: 'New York State Assembly, quoting the U.S. Army Corps of Engineers',
        url: 'https://nyassembly.gov/mem/Stacey-Pheffer-Amato/story/86359',
      },
    },
    {
      fact: 'In Sandy the gauge at the barrier measured a surge of 11.24 feet above the predicted tide at about 7 p.m., and its highest water, 11.03 feet, at about 10 p.m.',
      why: 'The largest surge came about five hours before high tide. The same surge at high tide would have stood higher.',
      source: {
        title: 'Sandy Sets Records and Reshapes Coast',
        publisher: 'Ryan Hanrahan, meteorologist',
        url: 'https://ryanhanrahan.wordpress.com/2012/11/01/sandy-sets-records-and-reshapes-coast/',
      },
    },
    {
      fact: 'A third part of the works, a dike of 4,400 feet, guards the low ground behind Westcott Cove.',
      why: 'Flood maps draw their zones around such works, so a lender may require flood insurance for one of two homes at the same height and not for the other.',
      source: {
        title: 'City of Stamford receives $2.73 million federal grant',
        publisher: 'City of Stamford',
      },
    },
    {
      fact: 'For a day in April 2023 the Corps announced the gate closed to all traffic, so that divers could inspect it.',
      why: 'That closure was announced ahead. Leave room for one when you set a launch date.',
      source: {
        title: 'USACE to close Stamford Hurricane Protection Barrier East Branch Navigation Gate',
        publisher: 'U.S. Army Corps of Engineers, New England District',
        url: 'https://www.nae.usace.army.mil/Media/News-Releases/Article/3370832/usace-to-close-stamford-hurricane-protection-barrier-east-branch-navigation-gat/',
      },
    },
    {
      fact: 'Stamford Harbor Ledge Light, a cast-iron tower lit in 1882, stands on Chatham Rocks at the harbor mouth.',
      why: 'Ask how your policy treats a grounding, and what it pays to have the hull inspected afterward.',
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
        'From the Sound you pass between two breakwaters and choose a branch. To the right is the East Branch, with a gate that lies flat on the bottom until hydraulic cylinders raise it. To the left is the West Branch, which has no gate. An insurer looks at the two differently.',
        'Behind the gate the concern is crowding: many boats come in before a hurricane, and rain that collects there has to be pumped over the wall. Outside it the concern is height: docks rise toward the tops of their piles, and the strain falls on cleats that were chosen for ordinary weather.',
      ],
    },
    {
      heading: 'Does the barrier make flood insurance unnecessary?',
      paragraphs: [
        'It lowers the risk in the part of the city behind it. It does not protect the seaward side of Shippan, the beaches, or a cellar that fills because the street drains are full. Rainwater that covers enough normally dry land is flood under the federal policy as well.',
        'A lender may not require a policy where the map shows protected ground, but you can still buy one. The federal program prices each building by its own risk instead of its zone, and Stamford takes part in its Community Rating System, worth 15 percent by a regional council’s projection. Ask for a quote before you decide.',
      ],
      sources: [
        {
          title: 'FEMA Program Could Save Norwalkers 5 Percent on Flood Insurance',
          publisher: 'Government Technology',
        },
        {
          title: 'Flood Insurance Study, Fairfield County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'Before you call us',
      paragraphs: ['These details make a quote faster and more accurate.'],
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
        'Some policies share the cost of hauling or relocating once a watch or warning is out for your area. Limits and conditions vary, so ask us to go through that clause with you before you buy.',
    },
    {
      question: 'Our condominium association owns the slips. Who insures what?',
      answer:
        'The association normally insures the docks, and you insure the boat and your own liability. Check what the bylaws say about damage that your boat does to the dock.',
    },
    {
      question: 'Is a jet ski at Cove Island covered by my homeowners policy?',
      answer:
        'Usually not to any useful degree. Homeowners policies limit or exclude motorized watercraft, so ask about a policy of its own.',
    },
  ],
}
