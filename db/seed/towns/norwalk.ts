import type { TownTexts } from './town.ts'

export const norwalk: TownTexts = {
  title: 'Norwalk Boat and Commercial Marine Insurance, River to Islands',
  description:
    'Sheffield, Shea and Chimon are the largest of the Norwalk Islands, a six-mile chain of islands and shoals between the harbor and the Sound. A railroad bridge of 1896, now being replaced, crosses the river at South Norwalk.',
  metaDescription:
    'Norwalk boats meet islands, oyster beds, a busy federal channel and a rail bridge under replacement. Marine insurance for owners and watermen there.',
  riskPoints: [
    'The bottom among the islands is rocky, and depths change over a short distance.',
    'Work on the new railroad bridge brings barges, closures and altered marks to the inner river for years.',
    'Shellfish beds surround the channel, and a propeller, an anchor or a fuel leak can damage a grower’s crop.',
    'The upper harbor floods from both ends, with rain down the valley and tide from the Sound.',
    'Boats stored on racks share the risk of fire and wind ashore.',
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
    'Keep a log of where you anchor among the islands. If a shellfish grower reports damage, it shows where you were.',
    'If your berth is above the Walk Bridge, read the notices about closures and plan for days when you cannot leave.',
    'Rack storage contracts often make you waive claims against the yard. See that your insurer accepts that waiver before you sign it.',
    'Oystermen and charter captains should name every deckhand on the application. An injured crew member may have a claim under the Jones Act instead of state workers’ compensation.',
    'A guest on a paddleboard or a towed tube is easily hurt. Check medical payments, and whether tow sports are left out.',
  ],
  facts: [
    {
      fact: 'The federal channel is dredged to twelve feet from the river mouth to the Stroffolino Bridge, ten feet from there to Wall Street, and six feet toward East Norwalk.',
      why: 'Those are project depths. The actual depth can be less between dredgings, so check the latest survey of the channel before you take a deep boat upriver.',
      source: {
        title: 'Norwalk Harbor: The Jewel of Long Island Sound',
        publisher: 'Norwalk Harbor Management Commission',
      },
    },
    {
      fact: 'In June 2014 the faulty railroad swing bridge was kept shut, and a flotilla trapped upstream got half an hour to leave.',
      why: 'Delay by itself is rarely an insured loss. Plan to be below the bridge before a storm.',
      source: {
        title: 'The “WALK” Train Bridge Opened',
        publisher: 'Norwalk Cove Marina',
        url: 'https://www.norwalkcove.com/blog/archive/y/2014/m/6',
      },
    },
    {
      fact: 'Sheffield Island’s stone lighthouse of 1868 was discontinued in 1902, when a tower on Greens Ledge took over.',
      why: 'By day it can be taken for a working light. After dark, look for the towers on the ledges at either end of the chain.',
      source: {
        title: 'Historic Light Station Information, Connecticut',
        publisher: 'U.S. Coast Guard Historian’s Office',
      },
    },
    {
      fact: 'Chimon and Sheffield belong in large part to the Stewart B. McKinney National Wildlife Refuge.',
      why: 'Landing is restricted, and salvage of a stranded boat near nesting birds can take permits and money. Check the wreck removal limit.',
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
        'Norwalk still has oyster boats, and stakes mark beds that have been farmed for generations. Pleasure boats share that water, so check that your liability coverage takes in damage to beds and gear.',
        'Pollution coverage is easily overlooked. Fuel from a sunken boat near shellfish beds can mean an expensive cleanup. Under the Oil Pollution Act the owner is liable for it regardless of fault, with few exceptions and in most cases up to a limit.',
      ],
      sources: [{ title: 'Oil Pollution Act of 1990', publisher: 'United States Congress' }],
    },
    {
      heading: 'Threading the islands',
      paragraphs: [
        'On weekends boats anchor in coves that are easy at half tide and full of rocks at low water. Cockenoe, at the eastern end, is Westport’s; the others belong to the city, the refuge or private owners. Peck Ledge Light and Greens Ledge Light mark the eastern and western approaches.',
        'An insurer asks how you use these waters. Anchoring overnight is one exposure, and running in and out among the rocks at low water is another. A center console that comes by trailer is a third, often the least expensive to insure.',
      ],
    },
    {
      heading: 'While the Walk Bridge is replaced',
      paragraphs: [
        'The State broke ground for a new Walk Bridge in May 2023 and expected the work to take six years. Until it is done, the river beside the aquarium is a construction site. Sailboats and boats with tall towers are affected most.',
      ],
      points: [
        'Tell the insurer if your home berth moves downriver for a season: the mooring address is part of the contract.',
        'Photograph your hull before the work near your dock and after it, in case you have to show damage from wakes.',
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
        'For a newer outboard boat, usually not. Many insurers want one once a boat is ten or fifteen years old, and it tells you about the condition of the transom.',
    },
    {
      question: 'Am I covered if I hit oyster gear?',
      answer:
        'Damage to your propeller comes under hull coverage, less the deductible, and damage to the grower’s gear under liability. Both are usually insured. Call us at once, and photograph the gear before anything is cut free.',
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
