import type { TownTexts } from './town.ts'

export const groton: TownTexts = {
  title: 'Groton, Noank and Groton Long Point Marine Insurance',
  description:
    'Groton has the Thames on one side, with the submarine base, and the Mystic River on the other, with the village of Noank. Between them Pine Island, Bluff Point and Groton Long Point face Fishers Island Sound.',
  metaDescription:
    'Boat, yacht and shore insurance in Groton and Noank: naval security zones, ledges in Fishers Island Sound, West Cove moorings and low points.',
  riskPoints: [
    'Navy restricted areas and security zones line the Thames side, and straying into one is no small matter.',
    'Ledges and islets lie scattered through Fishers Island Sound, with tidal stream setting across them.',
    'Low necks such as Groton Long Point have water before and behind.',
    'Noank’s West Cove and lower river are thick with moorings and open to the south.',
    'Boats commuting between Pine Island Bay and the Race see ocean conditions in under an hour.',
  ],
  keywords: [
    'Groton CT boat insurance',
    'Noank yacht insurance',
    'Groton Long Point home insurance',
    'Pine Island Bay mooring insurance',
  ],
  availableProducts: [
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Yacht insurance', path: '/products/yacht-insurance', icon: 'Anchor' },
    { name: 'Home insurance', path: '/products/home-insurance', icon: 'Home' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Auto insurance', path: '/products/auto-insurance', icon: 'Car' },
  ],
  marinas: [
    {
      name: 'Noank Shipyard',
      note: 'The historic yard on the west bank at the mouth of the Mystic River.',
    },
    {
      name: 'Spicer’s Marina',
      note: 'Slips and moorings in West Cove, on the Sound side of the village of Noank.',
    },
    {
      name: 'Shennecossett Yacht Club',
      note: 'A members’ club at Avery Point with moorings in Pine Island Bay.',
    },
    {
      name: 'Ram Island Yacht Club',
      note: 'A sailing club in Noank, named for the island across the entrance.',
    },
    {
      name: 'Kenneth E. Streeter boat launch',
      note: 'A state ramp on the Groton bank of the Thames.',
      source: { title: 'Connecticut Boater’s Guide', publisher: 'CT DEEP' },
    },
    {
      name: 'Bayberry Lane boat launch',
      note: 'A smaller state ramp giving on Baker Cove and the water behind Pine Island.',
      source: { title: 'Connecticut Boater’s Guide', publisher: 'CT DEEP' },
    },
  ],
  localAttractions: [
    'Submarine Force Museum and the Nautilus',
    'Avery Point Light',
    'Bluff Point State Park and Coastal Reserve',
    'Noank village and its docks',
    'Esker Point Beach',
  ],
  insuranceTips: [
    'For military families: if orders move you and the boat stays, name who looks after it. An unattended vessel is the one that underwriters worry about.',
    'West Cove moorings should be listed with pennant length, because boats there swing within touching distance of one another.',
    'Keep the naval zones on your plotter. A fine or a seizure for entering is outside any policy we know.',
    'Striper fishing in the Race on a spring tide is rougher than an inshore limit supposes. Have the area stated on the policy, with the length and power of the boat.',
  ],
  facts: [
    {
      fact: 'Avery Point Light was built in 1943, soon after the Coast Guard opened its training center on the former Branford House estate.',
      why: 'It overlooks Pine Island Bay, where small craft moor behind a low island. That island stops sea, not wind.',
      source: {
        title: 'Avery Point Lighthouse, Groton Connecticut',
        publisher: 'Historic Structures',
        url: 'https://www.historic-structures.com/ct/groton/avery-point-lighthouse/',
      },
    },
    {
      fact: 'Federal rules set a restricted area in the Thames around the Naval Submarine Base, and security zones in New London Harbor.',
      why: 'Drifting into one with a dead engine starts a hard conversation. Reliable towing and a working radio are part of being insured here.',
      source: {
        title: '33 CFR 334.75 and 33 CFR 165.140',
        publisher: 'Code of Federal Regulations',
      },
    },
    {
      fact: 'You must stay 100 yards from any naval vessel and hold minimum speed within 500 yards.',
      why: 'Guests and teenagers at the helm need to know it. Permission to use the boat does not end your responsibility.',
      source: {
        title: 'Connecticut Boater’s Guide 2022: Homeland Security',
        publisher: 'CT DEEP',
      },
    },
    {
      fact: 'Nearly a hundred summer houses once stood at Bluff Point. The hurricane of 1938 swept them away, and the land is now a state park and coastal reserve.',
      why: 'Nearby necks of the same height are still built on. It is the plainest argument for reading the flood map with the storm record.',
      source: {
        title: 'History Revisited: A hurricane devastates a Groton colony',
        publisher: 'The Day, September 21, 2017',
        url: 'https://www.theday.com/local-news/20170921/history-revisited-hurricane-devastates-groton-colony',
      },
    },
    {
      fact: 'Morgan Point Light in Noank, a granite house with its tower, dates from 1868 and marks the turn into the Mystic River.',
      why: 'Every boat bound for the village rounds that corner close to the moored fleet. Collision is likelier there than out in the Sound.',
      source: { title: 'National Register of Historic Places', publisher: 'National Park Service' },
    },
  ],
  sections: [
    {
      heading: 'A town with two coasts',
      paragraphs: [
        'From the submarine base down to Eastern Point much of the waterfront is steel and concrete. Past Avery Point and it turns to marsh, islands and clapboard. We insure people on both coasts, and they rarely need the same thing.',
        'Along the Thames it is often a trailer boat that launches at Streeter, is parked in a driveway and towed by the family pickup. Boat, trailer and truck sit on three lines of coverage. Check which one follows the trailer when it comes unhitched.',
      ],
    },
    {
      heading: 'Fishers Island Sound by chart',
      paragraphs: [
        'It looks like protected water, and on most days is. Yet there are reefs every mile or so, a tidal stream between them, and fog that stays until noon. Seaflower Reef, Horseshoe Reef, Ram Island Reef: each has stopped a keel.',
        'For hulls kept in Noank we would look hard at struts, saildrives and rudders, and see that hidden damage found at haul-out is treated as part of the earlier event.',
      ],
      sources: [{ title: 'United States Coast Pilot 2', publisher: 'NOAA Office of Coast Survey' }],
    },
    {
      heading: 'Necks and causeways',
      paragraphs: [
        'Groton Long Point is a low peninsula with its own association and a lagoon in the middle. Noank is a hill with a low waist. Mumford Cove and Palmer Cove let surge in behind. Where land is that narrow, wind exposure and flood exposure meet on the same house.',
        'An elevation certificate is worth finding before you ask for prices. So is the year of the foundation, as building rules changed when the maps were first adopted. Condominium owners on the points should read the association’s master flood policy as well, then fill the gap above it.',
      ],
    },
    {
      heading: 'Before November',
      paragraphs: [
        'Yards in Noank are small and full. Boats stored a town away, or on their trailers at home, need the address on the policy. Shrink-wrap, stands and a battery kept aboard all come up in winter claims.',
      ],
    },
  ],
  questions: [
    {
      question:
        'I am stationed at the base for three years. Should I insure the boat in my home state?',
      answer:
        'Insure it where it is kept. Tell the insurer of the move, give the Groton mooring or address, and ask what happens when you deploy.',
    },
    {
      question: 'Is Noank in Groton or in Mystic?',
      answer:
        'Noank is a village in the town of Groton. Its harbor matters, permits and flood map come from Groton, whatever the sign on the shipyard says.',
    },
    {
      question: 'Our association owns the docks at the point. Do I need liability as well?',
      answer:
        'Yes. Its policy answers for the structure, while yours answers for what your boat does to it, to the boat in the next berth, and to guests on board.',
    },
  ],
}
