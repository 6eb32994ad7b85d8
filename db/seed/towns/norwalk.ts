import type { TownTexts } from './town.ts'

export const norwalk: TownTexts = {
  title: 'Norwalk Boat and Commercial Marine Insurance, River to Islands',
  description:
    'Sheffield, Shea and Chimon are the largest of the Norwalk Islands, some six miles of rock, shoal and oyster ground between the harbor and the Sound. A railroad bridge of 1896, now being replaced, has decided who gets up the river.',
  metaDescription:
    'Norwalk boats meet islands, oyster beds, a busy federal channel and a rail bridge under replacement. Marine insurance for owners and watermen there.',
  riskPoints: [
    'Bottom among the islands is broken and stony, and depth changes within a boat’s length.',
    'Work on the new railroad bridge brings barges, closures and altered marks to the inner river for years.',
    'Shellfish leases surround the channel: a propeller, an anchor or a fuel leak in one is somebody’s livelihood.',
    'The upper harbor floods from both ends, with rain down the valley and tide from the Sound.',
    'Boats kept in racks have fire and wind to fear, not grounding.',
  ],
  keywords: [
    'norwalk boat insurance',
    'norwalk islands boating',
    'commercial fishing insurance norwalk ct',
    'rowayton flood insurance',
  ],
  availableProducts: [
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Commercial marine', path: '/products/commercial-marine', icon: 'Anchor' },
    { name: 'Personal watercraft', path: '/products/personal-watercraft', icon: 'LifeBuoy' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Home insurance', path: '/products/home-insurance', icon: 'Home' },
  ],
  marinas: [
    {
      name: 'Veterans Memorial Park',
      note: 'City visitor docks and launching ramps on the east bank of the river.',
      source: {
        title: 'Docking Fees & Hours of Operation',
        publisher: 'City of Norwalk',
        url: 'https://www.norwalkct.org/610/Docking-Fees-Hours-of-Operation',
      },
    },
    {
      name: 'Norwalk Cove Marina',
      note: 'A full-service yard in East Norwalk, near Calf Pasture.',
    },
    {
      name: 'Norwalk Yacht Club',
      note: 'At Wilson Point, with its moorings off the club.',
    },
    {
      name: 'Sheffield Island Harbor',
      note: 'The water inside Sheffield Island, an old anchorage and the western way in.',
      source: {
        title: 'United States Coast Pilot, Atlantic Coast (Norwalk Islands)',
        publisher: 'U.S. Coast and Geodetic Survey',
      },
    },
  ],
  localAttractions: [
    'Sheffield Island Lighthouse, by summer ferry',
    'Calf Pasture Beach and its fishing pier',
    'The Maritime Aquarium beside the railroad bridge',
    'Shea Island, where the city allows camping by permit',
  ],
  insuranceTips: [
    'Keep a log of your anchoring spots if you fish or lunch among the islands; shellfish growers do ask who was on their ground.',
    'Anyone berthed above the Walk Bridge should carry the contractor’s notices in the chart table and a plan for being shut in.',
    'Rack storage contracts often make you waive claims against the yard. See that your insurer accepts that waiver before you sign it.',
    'Oystermen and charter captains: name every deckhand. Crew injury law at sea has little in common with workers’ compensation ashore.',
    'A guest on a paddleboard or a towed tube is easily hurt. Check medical payments, and whether tow sports are left out.',
  ],
  facts: [
    {
      fact: 'The federal channel is dredged to twelve feet from the river mouth to the Stroffolino Bridge, ten feet from there to Wall Street, and six feet toward East Norwalk.',
      why: 'Those are project depths. Shoaling between dredgings is why a surveyor looks hard at keels and running gear from upriver.',
      source: {
        title: 'Norwalk Harbor: The Jewel of Long Island Sound',
        publisher: 'Norwalk Harbor Management Commission',
      },
    },
    {
      fact: 'In June 2014 the faulty railroad swing bridge was kept shut, and a flotilla trapped upstream got half an hour to leave.',
      why: 'A boat that cannot leave cannot be hauled. Extra days trapped are rarely an insured loss, so the remedy is planning.',
      source: {
        title: 'The “WALK” Train Bridge Opened',
        publisher: 'Norwalk Cove Marina',
        url: 'https://www.norwalkcove.com/blog/archive/y/2014/m/6',
      },
    },
    {
      fact: 'Sheffield Island’s stone lighthouse of 1868 was put out in 1902, when a tower on Greens Ledge took over.',
      why: 'It looks like a working light by day. After dark look for the towers on the ledges at either end of the chain.',
      source: {
        title: 'Historic Light Station Information, Connecticut',
        publisher: 'U.S. Coast Guard Historian’s Office',
      },
    },
    {
      fact: 'Chimon and Sheffield belong in large part to the Stewart B. McKinney National Wildlife Refuge.',
      why: 'Landing is restricted, and salvage of a stranded boat near nesting birds can take permits and money. Look at the removal limit.',
      source: {
        title: 'Stewart B. McKinney National Wildlife Refuge',
        publisher: 'U.S. Fish and Wildlife Service',
      },
    },
    {
      fact: 'The flood of October 1955 tore down the Norwalk River through the center of the city and took three lives.',
      why: 'Buildings far from any beach were wrecked. Distance from salt water is no measure of flood risk in this city.',
      source: {
        title: 'Angry Waters: The Norwalk Flood of 1955',
        publisher: 'Norwalk Historical Society',
        url: 'https://norwalkhistoricalsociety.org/angry-waters-the-norwalk-flood-of-1955/',
      },
    },
  ],
  sections: [
    {
      heading: 'Working water',
      paragraphs: [
        'Norwalk still earns a living from its bottom. Oyster boats leave before light, dredge barges pass the cafés, and stakes mark beds that have been farmed for generations. Pleasure craft share all of it. Courtesy keeps the peace; insurance is there when it does not.',
        'Pollution coverage is the part that owners skip. Fuel from a sunken thirty-footer, near beds that are tested for the table, is an expensive cleanup. Federal law makes the owner pay for the cleanup, largely regardless of fault.',
      ],
      sources: [{ title: 'Oil Pollution Act of 1990', publisher: 'United States Congress' }],
    },
    {
      heading: 'Threading the islands',
      paragraphs: [
        'Weekend traffic spreads over coves that are lovely at half tide and treacherous at dead low. Cockenoe, at the eastern end, is Westport’s; the others are the city’s, the refuge’s or private. Peck Ledge Light and Greens Ledge Light stand at the two doors. Everything in between is seamanship.',
        'We ask clients how they use the place. Rafted at anchor overnight is one exposure. Running in and out with clammers at low water is another. A center console towed to the ramp and home again is a third, and as a rule the cheapest to insure.',
      ],
    },
    {
      heading: 'The bridge years',
      paragraphs: [
        'The State broke ground for a new Walk Bridge in May 2023, after the old one had stuck once too often, and expected it to take six years. Until it is done, the river by the aquarium is a building site. Masts and tall tuna towers suffer most.',
      ],
      points: [
        'Tell the insurer if your home berth moves downriver for a season: the mooring address is part of the contract.',
        'Photograph your hull before and after; wash from tugs is easier to argue with pictures.',
        'Check that storage ashore at a different yard still counts as lay-up.',
      ],
      sources: [
        {
          title: 'Norwalk River Rail Bridge Begins Six-Year, $925M Path to Replacement',
          publisher: 'Engineering News-Record',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'I bought a used boat that lives on a rack. Do I need a survey?',
      answer:
        'For a young outboard boat, usually not. Past ten or fifteen years many insurers want one, and it tells you whether the transom is sound, which is worth the fee by itself.',
    },
    {
      question: 'Am I covered if I hit oyster gear?',
      answer:
        'Damage to your propeller is a hull matter, less the deductible. Damage to the grower’s gear is liability. Both are usually insured, but tell us at once and do not cut anything free without a photograph.',
    },
    {
      question:
        'My charter business has one boat and one captain, me. Do I need a commercial policy?',
      answer:
        'Almost always. A private yacht form usually leaves out paying passengers. A commercial form for a six-passenger boat is not complicated, and it can often allow your own use.',
    },
    {
      question: 'Does a rental in SoNo need flood insurance?',
      answer:
        'The building is the landlord’s to insure. You can usually insure your contents through the federal program or a private market, on a ground floor especially.',
    },
  ],
}
