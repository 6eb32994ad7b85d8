import type { BuiltInProduct } from './product.ts'

export const waterfrontProperty: BuiltInProduct = {
  slug: 'waterfront-property',
  name: 'Waterfront Property',
  short_description:
    'Coverage for what stands between the back door and the channel: docks, lifts, boathouses, seawalls, and the people on them.',
  long_description:
    'A house on the water comes with structures that few policies were written for: a pier on piles, a float that is removed in November, a seawall that holds up the lawn. They are costly to build, slow to permit, and exposed to waves and ice. This page is about those structures, and about second homes and rentals on the shore.',
  features: [
    'Docks, piers, floats, boat lifts and boathouses by schedule',
    'Seawalls and bulkheads where a market exists',
    'Liability for guests, swimmers and visiting boats',
    'Seasonal, secondary and rented homes',
    'Ordinance or law coverage for rebuilding to today’s code',
    'Coverage for debris that the tide takes away',
  ],
  icon: 'Home',
  sections: [
    {
      heading: 'Where the homeowners policy stops',
      paragraphs: [
        'A homeowners form insures detached structures for a share of the house’s own limit. A dock is such a structure, in principle. Then the form takes back a good deal: damage by flood, surge, waves, tide, ice, or the pressure and weight of water, whether wind drove it or not. For a pier in Connecticut that leaves little more than fire, a falling tree and a runaway boat.',
        'So the first task is to find out what your present policy says in the section about other structures, and in the exclusions for water damage. Send us those two pages.',
      ],
    },
    {
      heading: 'Docks, floats and lifts',
      paragraphs: [
        'Marine insurers will write a pier as property in its own right. They like timber or steel piles driven deep, fixed decks set well above the surge, and floats that go to the yard before ice. They dislike long unprotected piers, old creosote piles with borers, and lifts with a boat left in them when a named storm is forecast.',
      ],
      points: [
        'Value each part separately: fixed pier, gangway, float, piles, lift, electrical service. Replacement by barge costs more than the lumber.',
        'Tell us how the floats are stored in winter. Left in the marsh grass is not the same as hauled to a yard.',
        'Ask whether ice is covered, excluded, or covered only when a bubbler was running.',
        'Check who is liable if your float goes adrift and damages someone’s boat.',
      ],
    },
    {
      heading: 'Walls, and the ground behind them',
      paragraphs: [
        'Seawalls, revetments and bulkheads are among the hardest things on the shore to insure. Federal flood policies name them among the property that is not covered, together with docks, piers and wharves. No policy insures the land itself: if the bank moves, the policy that would have paid for a wall does not pay for the yard that went with it.',
        'What can be had is limited coverage against sudden collapse or impact, at a price that depends on an engineer’s letter. For many owners it makes more sense to spend that premium on drainage, weep holes and toe stone, and to set money aside for the rest. If that is true for you, we say so.',
      ],
      sources: [
        {
          title: 'Standard Flood Insurance Policy, Dwelling Form: property not insured',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'A permit is part of the value',
      paragraphs: [
        'In tidal waters, structures beyond the coastal jurisdiction line need the approval of the state’s Department of Energy and Environmental Protection, and of the Army Corps of Engineers as well, for small ones usually by a general permit that goes along with the state’s. The Corps replaces its general permits about every five years, so ask which terms hold now. After a loss, the permit decides what you may put back. A pier that was never approved, or that had grown a little every decade, may not come back in its old shape. Even an insurer that agreed to replace it cannot give you a dock that you may not build.',
        'Find the permit now. Photograph the dock at low water every spring. Ask for ordinance-or-law coverage as well, which pays part of the added cost of meeting today’s rules.',
      ],
      sources: [
        {
          title: 'Coastal permitting: structures waterward of the coastal jurisdiction line',
          publisher: 'Connecticut Department of Energy and Environmental Protection',
        },
        {
          title:
            'USACE proposes to revise, replace statewide Connecticut general permits (July 27, 2021)',
          publisher: 'U.S. Army Corps of Engineers, New England District',
          url: 'https://www.nae.usace.army.mil/Media/News-Releases/Article/2731059/usace-proposes-to-revise-replace-statewide-connecticut-general-permits-with-gps/',
        },
      ],
    },
    {
      heading: 'People on your shore',
      paragraphs: [
        'Docks and floats draw visitors. Children dive off a float at half tide; a guest steps between boat and dock in the dark; a stranger ties up without asking. Personal liability on the house usually follows you down the lawn, but compare its limit with what you own, and put an umbrella above both house and boat.',
        'Rental income changes the coverage. If you rent out a slip, or a cottage by the week, the insurer may treat it as a business, which a personal policy excludes. It can be insured, but it has to be declared.',
      ],
    },
    {
      heading: 'Second homes and empty ones',
      paragraphs: [
        'A cottage that is closed from October to May is a different risk from a house where someone hears the pump fail. Common forms exclude freezing from the first day that nobody lives there, unless you kept the heat on or drained the water, and vandalism once the house has been vacant for 60 days. A furnished cottage is unoccupied and not vacant. A low-temperature alarm, a caretaker who keeps a log, and water shut off at the street help, and some underwriters give credit for them.',
      ],
      sources: [
        {
          title:
            'What Constitutes a Dwelling or Building Under Construction or Renovation for Purposes of a Vacancy Exclusion',
          publisher: 'Property Insurance Coverage Law Blog, Merlin Law Group',
        },
      ],
    },
    {
      heading: 'What sets the price, and what to send us',
      paragraphs: [
        'Exposure decides most of it: which way the site faces, how many miles of open water are in front of it, how high the deck is, and what the last two big storms did to it. After that come age, material, distance from the road for fire trucks, and the use you make of the place.',
      ],
      points: [
        'Photographs at low tide, from land and from water.',
        'The permit and any drawing or as-built survey.',
        'The builder’s invoice, or a dock builder’s estimate for doing it again.',
        'Your homeowners and flood declarations.',
        'Months of use, tenants if any, and who looks in when you are away.',
      ],
    },
  ],
  questions: [
    {
      question: 'Will flood insurance rebuild my dock?',
      answer:
        'No. The federal policy insures the building and what is in it. Docks, seawalls, walkways and decks beyond a small landing are outside it. Some private flood forms cover other structures to a limit; check which ones.',
    },
    {
      question: 'Ice lifted my piles. Am I covered?',
      answer:
        'Under a homeowners form, most likely not. Under a marine dock policy, it depends on the wording, and coverage for ice can often be added. It is one of the first things we ask a dock underwriter.',
    },
    {
      question: 'May a friend keep a boat at my dock for the summer?',
      answer:
        'As a favor, usually yes. Ask for proof of insurance, and have the friend’s insurer name you as an additional insured. If money or services change hands, tell us first.',
    },
    {
      question: 'Does the beach in front of the house belong to me?',
      answer:
        'Only down to mean high water. Below it the state holds the shore for the public. You may still be answerable for what you build and what you leave there.',
    },
    {
      question: 'The storm moved my float half a mile. Who pays to bring it back?',
      answer:
        'Look for debris removal and recovery cost in the dock policy. The limit is usually small. Retrieve the float quickly, because you may be liable for what it hits.',
    },
    {
      question: 'Can you insure only the dock and leave the house where it is?',
      answer:
        'Often, yes. The two can be with different insurers. We ask to read both policies, so that nothing is left out or insured twice.',
    },
  ],
  metaDescription:
    'Insurance for docks, piers, seawalls, boathouses and second homes on the Connecticut shore: what house and flood policies leave out, and what can be added.',
  keywords: [
    'waterfront property insurance',
    'dock insurance connecticut',
    'seawall insurance',
    'boathouse',
    'seasonal home insurance',
    'shoreline liability',
  ],
}
