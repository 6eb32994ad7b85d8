import type { TownTexts } from './town.ts'

export const stratford: TownTexts = {
  title: 'Stratford Boat Insurance for the Lower Housatonic',
  description:
    'The Housatonic pours out between Stratford and the marsh of Milford Point, with a current that rules the docks. On the Sound side, Lordship’s bluff ends at Stratford Point and its banded iron light of 1881.',
  metaDescription:
    'River current, bar, two drawbridges and Lordship’s open bluff: boat and home insurance for Stratford owners, from a broker in the next harbor.',
  riskPoints: [
    'Ebb against a southerly raises short, steep seas at the river entrance, and outboards swamp there.',
    'Snow melt and heavy rain inland send logs and docks down the Housatonic past moored boats.',
    'Flood tide sets across the entrance channel toward shoals on its west side.',
    'Lordship’s shore is exposed from southwest to east, and the bluff itself has been wearing away.',
    'Night ice moves with the river here. A hull left in late is cut at the waterline.',
  ],
  keywords: [
    'stratford ct boat insurance',
    'housatonic river marina insurance',
    'lordship flood insurance',
    'stratford boat insurance broker',
  ],
  availableProducts: [
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Personal watercraft', path: '/products/personal-watercraft', icon: 'LifeBuoy' },
    { name: 'Home insurance', path: '/products/home-insurance', icon: 'Home' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Commercial marine', path: '/products/commercial-marine', icon: 'Anchor' },
  ],
  marinas: [
    {
      name: 'Birdseye Street boat launch',
      note: 'Town ramp, docks and fishing pier on the river, run by the waterfront commission.',
      source: {
        title: 'A Message from the Chairman',
        publisher: 'Stratford Waterfront and Harbor Management Commission',
      },
    },
    {
      name: 'Town mooring field',
      note: 'Laid out below the Route 1 bridge, under the town’s harbor master.',
      source: {
        title: 'A Message from the Chairman',
        publisher: 'Stratford Waterfront and Harbor Management Commission',
      },
    },
    {
      name: 'Housatonic Boat Club',
      note: 'A club of 1887 on the Stratford bank, opposite Nells Island.',
    },
    {
      name: 'Pootatuck Yacht Club',
      note: 'Members’ docks on the lower river.',
    },
  ],
  localAttractions: [
    'Short Beach, where river and Sound meet',
    'Long Beach and the Great Meadows marsh',
    'Stratford Point, a restored headland beneath the light',
    'Bond’s Dock, with the river going by',
  ],
  insuranceTips: [
    'Dock on the river? Double the upstream lines from March to May, and note it in your records. Debris damage is insured on most hull forms, neglect on none.',
    'Fishermen who anchor on the edge of the channel for bass should carry an all-round light that works; a collision at anchor turns on that bulb.',
    'Jet skis from the Birdseye ramp pass a mile and more of slow water. Speeding there can complicate a liability claim, so know where the zone ends.',
    'Houses on Lordship’s edge should look for earth movement in the exclusions. Erosion is left out of home and flood forms, except for certain sudden collapse in a flood.',
  ],
  facts: [
    {
      fact: 'Stratford Point Light has stood as an iron cylinder, with a red band, since 1881; a wooden tower was there from 1822.',
      why: 'It marks the turn where a passage along the shore meets the outflow of the river, and where the sea changes within minutes.',
      source: {
        title: 'Stratford Point Lighthouse (1881)',
        publisher: 'Historic Buildings of Connecticut',
      },
    },
    {
      fact: 'During Irene the highest storm tide that the Geological Survey’s Connecticut sensors found, 9.96 feet above NAVD 88, was in the Housatonic at Stratford, where the river was in flood too.',
      why: 'Salt and fresh water arrived at once. A policy that tells them apart, or a dock built for one of them, falls short here.',
      source: {
        title: 'Monitoring Coastal Flooding During Storms Irene and Sandy in Long Island Sound',
        publisher: 'U.S. Geological Survey',
      },
    },
    {
      fact: 'The Route 1 draw and the Devon railroad bridge, close above the town moorings, need not open at commuting hours on weekdays.',
      why: 'Sailboats from upstream can meet an ebb and a shut bridge together, with nowhere to hold. Engine trouble there is a tow claim.',
      source: {
        title: '33 CFR 117.207, Housatonic River',
        publisher: 'U.S. Coast Guard, Code of Federal Regulations',
      },
    },
    {
      fact: 'A no-wake zone of about a mile and a half runs up from the Birdseye launch and is patrolled by the town’s police boat.',
      why: 'Wakes are the commonest quarrel between a passing boat and a docked one, and operators answer for their own.',
      source: {
        title: 'Stratford, Stratford, Stratford, Connecticut',
        publisher: 'Connecticut Saltwater Fishing',
      },
    },
    {
      fact: 'Pilot books have long warned of strong westerly currents that set a vessel onto shoals as it enters on the flood.',
      why: 'Charter guests and new owners learn it by touching. Grounding is covered in most forms, less the deductible.',
      source: {
        title: 'United States Coast Pilot, Atlantic Coast (Housatonic River)',
        publisher: 'U.S. Coast and Geodetic Survey',
      },
    },
  ],
  sections: [
    {
      heading: 'A river first',
      paragraphs: [
        'Most harbors on this coast are coves that happen to have a brook. Stratford’s is a river that drains western Connecticut and a piece of Massachusetts. It runs hard, it is brown after rain, and it has opinions about docking. Slips lie along the current, not across it, and newcomers learn to wait for slack.',
        'For coverage this means looking past the usual perils. Current breaks things slowly: cleats, pile hoops, the bracket of a swim ladder. Slow damage is wear, and wear is never insured. Sudden damage from a drifting tree is. Photographs taken every spring keep one from being mistaken for the other.',
      ],
    },
    {
      heading: 'The bar and Lordship',
      paragraphs: [
        'Outside, a breakwater and a line of buoys lead over the bar. On a calm morning it is nothing. On an August afternoon, with the sea breeze up and the ebb running, it has rolled plenty of small boats. Wait an hour, or put in at Milford.',
        'Lordship faces all of it from above. The bluff gives its houses height, which flood maps reward, and takes land away by inches, which no map pays for. Below at Long Beach and around the airport, ground is low and marshy, and storm tides use the road.',
      ],
    },
    {
      heading: 'August 1955 and after',
      paragraphs: [
        'One of the worst fresh-water floods in Connecticut’s record came down the Naugatuck and out by the Housatonic. Its marks are far upstream, yet everything it tore loose passed Stratford. Owners who remember it, or whose parents did, haul when heavy rain is forecast inland and not just when a hurricane is named.',
      ],
      points: [
        'Does your policy’s storm clause mention only named storms?',
        'Is ice damage covered when the marina keeps bubblers going?',
        'Would towing off a mudbank be salvage or assistance?',
      ],
    },
  ],
  questions: [
    {
      question: 'A log knocked my outdrive off. Is it an accident or wear?',
      answer:
        'An accident, so long as the blow was sudden. Save the parts, take pictures of the log if you can find it, and have the yard write what it saw.',
    },
    {
      question: 'Do I need flood insurance on top of the bluff in Lordship?',
      answer:
        'Perhaps not by mandate. Water that runs overland in a cloudburst counts as flood anywhere, however, and low-risk rates are made for places like yours.',
    },
    {
      question: 'My marina changed owners. Do I have to tell the insurance company?',
      answer:
        'Only if the berth address or the contract changed. Read the new contract for a hold-harmless clause and send it to us.',
    },
    {
      question: 'Can one policy cover my duck boat, skiff and cuddy cabin?',
      answer:
        'Often. A package with a schedule of boats shares one liability limit and lets the cheap ones ride along for little.',
    },
  ],
}
