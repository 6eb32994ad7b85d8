import type { BuiltInProduct } from './product.ts'

export const waterfrontProperty: BuiltInProduct = {
  slug: 'waterfront-property',
  name: 'Waterfront Property',
  short_description:
    'Coverage for what stands between the back door and the channel: docks, lifts, boathouses, seawalls, and the people on them.',
  long_description:
    'A house on the water comes with a second property that few policies were written for: a pier on piles, a float that leaves in November, a wall that holds up the lawn. It is costly to build, slow to permit, and it stands where the sea does its work. This page is about that strip, and about second homes and rentals that share it.',
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
      heading: 'Where the house policy gets its feet wet',
      paragraphs: [
        'A homeowners form insures detached structures for a share of the house’s own limit. A dock is such a structure, in principle. Then the form takes back a good deal: damage by flood, surge, waves, tide, ice, or the pressure and weight of water, whether wind drove it or not. Subtract those from the life of a pier in Connecticut and what is left is fire, a falling tree and a runaway boat.',
        'So the first task is to find out what your present policy says in the section about other structures, and in the exclusions that begin with the word water. Bring us those two pages. They answer more than the premium does.',
      ],
    },
    {
      heading: 'Docks, floats and lifts',
      paragraphs: [
        'Marine insurers will write a pier as property in its own right. They like timber or steel piles driven deep, fixed decks set well above the surge, and floats that go to the yard before ice. They dislike long unprotected runs, old creosote piles with borers, and lifts with a boat left hanging in them when the forecast names a storm.',
      ],
      points: [
        'Value each part separately: fixed pier, gangway, float, piles, lift, electrical service. Replacement by barge costs more than the lumber.',
        'Say how the floats winter. Ashore in the marsh grass is not the same as hauled.',
        'Ask whether ice is covered, excluded, or covered only when a bubbler was running.',
        'Check who is liable when your float goes adrift and meets somebody’s sloop. That claim is likelier than you would think.',
      ],
    },
    {
      heading: 'Walls, and the ground behind them',
      paragraphs: [
        'Seawalls, revetments and bulkheads are the hardest thing on the shore to insure. Federal flood policies name them among the property that is not covered, together with docks, piers and wharves. No policy insures the land itself: if the bank moves, the policy that would have paid for a wall does not pay for the yard that went with it.',
        'What can be had is limited coverage against sudden collapse or impact, at a price that depends on an engineer’s letter. For many owners the honest advice is to put that premium into drainage, weep holes and toe stone, and to keep a fund for the rest. We say so when it is so.',
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
        'In tidal waters, structures beyond the coastal jurisdiction line need the approval of the state’s Department of Energy and Environmental Protection, and some need the Army Corps of Engineers as well. After a loss, the permit decides what you may put back. A pier that was never approved, or that had grown a little every decade, may not come back in its old shape. An insurer that agreed to replace it owes you money for a dock you are not allowed to build.',
        'Find the permit now. Photograph the dock at low water every spring. And look for ordinance-or-law coverage, which pays the added cost of meeting the rules of today.',
      ],
      sources: [
        {
          title: 'Coastal permitting: structures waterward of the coastal jurisdiction line',
          publisher: 'Connecticut Department of Energy and Environmental Protection',
        },
      ],
    },
    {
      heading: 'People on your shore',
      paragraphs: [
        'Water draws company. Children dive off a float at half tide; a guest steps between boat and dock in the dark; the neighbor’s nephew ties up without asking. Personal liability on the house usually follows you down the lawn, but compare its limit with what you own, and put an umbrella above both house and boat.',
        'Money changes everything. Rent a slip to a stranger or a cottage by the week and a personal policy may decide that this is a business. It can be insured. It must be declared.',
      ],
    },
    {
      heading: 'Second homes and empty ones',
      paragraphs: [
        'A cottage that is shut from October to May is a different risk from a home where someone hears the pump fail. Vacancy clauses can remove vandalism and freezing after a month or two. A low-temperature alarm, a caretaker who signs a log, and water shut off at the street keep the coverage alive, and most underwriters give something for them.',
      ],
    },
    {
      heading: 'What sets the price, and what to send us',
      paragraphs: [
        'Exposure decides most of it: which way the site faces, how many miles of open water lie in front, how high the deck stands, and what the last two big storms did to it. After that come age, material, distance from the road for fire trucks, and the use you make of the place.',
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
        'No. The federal policy insures the building and what is in it. Docks, seawalls, walkways and decks beyond a small landing are outside it. Some private flood forms add a little for other structures; read which.',
    },
    {
      question: 'Ice lifted my piles. Am I covered?',
      answer:
        'Under a homeowners form, most likely not. Under a marine dock policy, it depends on one sentence, and that sentence can often be bought. It is the first thing we ask a dock underwriter.',
    },
    {
      question: 'May a friend keep a boat at my dock for the summer?',
      answer:
        'As a favor, normally yes. Ask for proof of insurance and have the friend name you on it. If money or a trade of services is involved, tell us first.',
    },
    {
      question: 'Does the beach in front of the house belong to me?',
      answer:
        'Only down to mean high water. Below it the state holds the shore for the public. You may still be answerable for what you build and what you leave there.',
    },
    {
      question: 'The storm moved my float half a mile. Who pays to bring it back?',
      answer:
        'Look for debris removal and recovery cost in the dock policy. It is a small limit and the one most used. Retrieve the float quickly: a hazard adrift is a liability claim waiting.',
    },
    {
      question: 'Can you insure only the dock and leave the house where it is?',
      answer:
        'Yes. The two can be with different insurers. We only want to read both, so that there is neither a gap nor a double payment between them.',
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
