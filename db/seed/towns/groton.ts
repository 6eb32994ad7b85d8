import type { TownTexts } from './town.ts'

export const groton: TownTexts = {
  title: 'Groton, Noank and Groton Long Point Marine Insurance',
  description:
    'Groton has the Thames on one side, with the submarine base, and the Mystic River on the other, with the village of Noank. Between them Pine Island, Bluff Point and Groton Long Point face Fishers Island Sound.',
  metaDescription:
    'Boat, yacht and shore insurance in Groton and Noank: naval security zones, ledges in Fishers Island Sound, West Cove moorings and low points.',
  riskPoints: [
    'Navy restricted areas and security zones line the Thames side, and entering one without permission can bring a penalty.',
    'Ledges and islets lie scattered through Fishers Island Sound, with the tidal current setting across them.',
    'Low necks such as Groton Long Point have water on both sides.',
    'Noank’s West Cove and lower river are thick with moorings and open to the south.',
    'Boats that run from Pine Island Bay to the Race can meet ocean conditions in under an hour.',
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
      note: 'A smaller state ramp for Baker Cove and the water behind Pine Island.',
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
    'For military families: if orders move you and the boat stays, tell the insurer who looks after it.',
    'West Cove moorings should be listed with pennant length, because boats there are moored close together.',
    'Keep the naval zones on your plotter. A fine or a seizure for entering is outside any policy we know.',
    'If you fish for striped bass in the Race, make sure that the navigation limits include it.',
  ],
  facts: [
    {
      fact: 'Avery Point Light was built in 1943, soon after the Coast Guard opened its training center on the former Branford House estate.',
      why: 'It overlooks Pine Island Bay, where small craft moor behind a low island. The island reduces the waves but gives little shelter from the wind.',
      source: {
        title: 'Avery Point Lighthouse, Groton Connecticut',
        publisher: 'Historic Structures',
        url: 'https://www.historic-structures.com/ct/groton/avery-point-lighthouse/',
      },
    },
    {
      fact: 'Federal rules set a restricted area in the Thames around the Naval Submarine Base, and security zones in New London Harbor.',
      why: 'A boat with a dead engine can drift into one. Carry a working radio, and check your towing coverage.',
      source: {
        title: '33 CFR 334.75 and 33 CFR 165.140',
        publisher: 'Code of Federal Regulations',
      },
    },
    {
      fact: 'You must stay 100 yards from any naval vessel and slow to minimum speed within 500 yards.',
      why: 'Guests and teenagers at the helm need to know it. Permission to use the boat does not end your responsibility.',
      source: {
        title: 'Connecticut Boater’s Guide 2022: Homeland Security',
        publisher: 'CT DEEP',
      },
    },
    {
      fact: 'Nearly a hundred summer houses once stood at Bluff Point. The hurricane of 1938 swept them away, and the land is now a state park and coastal reserve.',
      why: 'Nearby necks of the same height are still built on. Before you buy on one of them, compare the flood map with the record of past storms.',
      source: {
        title: 'History Revisited: A hurricane devastates a Groton colony',
        publisher: 'The Day, September 21, 2017',
        url: 'https://www.theday.com/local-news/20170921/history-revisited-hurricane-devastates-groton-colony',
      },
    },
    {
      fact: 'Morgan Point Light in Noank, a granite house with its tower, dates from 1868 and marks the turn into the Mystic River.',
      why: 'Every boat bound for the village rounds that corner close to the moored fleet. A low liability limit is a poor fit for a turn that crowded.',
      source: { title: 'National Register of Historic Places', publisher: 'National Park Service' },
    },
  ],
  sections: [
    {
      heading: 'A town with two coasts',
      paragraphs: [
        'From the submarine base down to Eastern Point much of the waterfront is steel and concrete. Past Avery Point it turns to marsh, islands and villages. Owners on the two shores often need different coverage.',
        'Along the Thames it is often a trailer boat that launches at Streeter, is parked in a driveway and towed by the family pickup. Boat, trailer and truck may be insured separately. Check which policy pays when the trailer comes unhitched.',
      ],
    },
    {
      heading: 'Fishers Island Sound by chart',
      paragraphs: [
        'It looks like protected water, and on most days it is. There are reefs every mile or so, Seaflower Reef, Horseshoe Reef and Ram Island Reef among them, with tidal current between them and fog that can last until noon.',
        'For hulls kept in Noank we would look hard at struts, saildrives and rudders, and see that hidden damage found at haul-out is treated as part of the earlier event.',
      ],
      sources: [{ title: 'United States Coast Pilot 2', publisher: 'NOAA Office of Coast Survey' }],
    },
    {
      heading: 'Necks and causeways',
      paragraphs: [
        'Groton Long Point is a low peninsula with its own association and a lagoon in the middle. Noank is a hill joined to the mainland by lower ground. Mumford Cove and Palmer Cove let surge in behind. Where land is that narrow, a house can be exposed to wind and flood alike.',
        'Look for an elevation certificate before you ask for prices; it is optional but may lower the federal premium. Find out the year of the foundation too, because building rules changed when the maps were first adopted. Condominium owners on the points should read the association’s master flood policy as well, then fill the gap above it.',
      ],
    },
    {
      heading: 'Before November',
      paragraphs: [
        'Yards in Noank are small and full. Boats stored a town away, or on their trailers at home, need the address on the policy. An insurer may also ask about shrink-wrap, stands and batteries left aboard.',
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
        'Noank is a village in the town of Groton, with a fire district and a zoning commission of its own. Ask there about building, and give us the address: the flood map names the community that your policy has to carry.',
    },
    {
      question: 'Our association owns the docks at the point. Do I need liability as well?',
      answer:
        'Yes. Its policy is for the structure. Yours is for the damage that your boat does to it or to the boat in the next berth, and for injuries to guests on board.',
    },
  ],
}
