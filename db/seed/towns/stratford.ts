import type { TownTexts } from './town.ts'

export const stratford: TownTexts = {
  title: 'Stratford Boat Insurance for the Lower Housatonic',
  description:
    'The Housatonic River enters the Sound between Stratford and the marsh of Milford Point, with a strong current past the docks. On the Sound side is Lordship, with its bluff and the iron lighthouse of 1881 at Stratford Point.',
  metaDescription:
    'River current, bar, two drawbridges and Lordship’s open bluff: boat and home insurance for Stratford owners, from a broker in the next harbor.',
  riskPoints: [
    'An ebb current against a southerly wind raises short, steep seas at the river entrance, dangerous for small open boats.',
    'Snowmelt and heavy rain inland send logs and docks down the Housatonic past moored boats.',
    'Flood tide sets across the entrance channel toward shoals on its west side.',
    'Lordship’s shore is exposed from southwest to east, and the bluff itself has been wearing away.',
    'River ice moves with the current and can cut into a hull that is left in the water too late.',
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
    'If you dock on the river, double the upstream lines from March to May and keep a note of it. Most policies cover sudden damage from debris, but not the results of poor upkeep.',
    'If you anchor at the edge of the channel to fish at night, show an all-round white light. Without one, you may share the blame for a collision.',
    'Jet skis from the Birdseye ramp pass through a no-wake zone of more than a mile. A speeding violation there can complicate a liability claim.',
    'Owners at the edge of Lordship’s bluff should read the earth movement exclusion. Home and flood policies leave out erosion, except that the federal flood policy covers certain sudden collapse in a flood.',
  ],
  facts: [
    {
      fact: 'Stratford Point Light has stood as an iron tower since 1881; a wooden tower was there from 1822.',
      why: 'It marks the turn where a passage along the shore meets the outflow of the river, and where the sea can change quickly.',
      source: {
        title: 'Stratford Point Lighthouse (1881)',
        publisher: 'Historic Buildings of Connecticut',
      },
    },
    {
      fact: 'During Irene the highest storm tide that the Geological Survey’s Connecticut sensors found, 9.96 feet above NAVD 88, was in the Housatonic at Stratford, where the river was in flood too.',
      why: 'River water and tidal water arrived together. A flood policy treats both as flood, so look at the limits and at whether contents are included.',
      source: {
        title: 'Monitoring Coastal Flooding During Storms Irene and Sandy in Long Island Sound',
        publisher: 'U.S. Geological Survey',
      },
    },
    {
      fact: 'The Route 1 draw and the Devon railroad bridge, close above the town moorings, need not open at commuting hours on weekdays.',
      why: 'A sailboat coming down on the ebb can reach a closed bridge with little room to wait. Check the hours before you leave, and check your towing coverage.',
      source: {
        title: '33 CFR 117.207, Housatonic River',
        publisher: 'U.S. Coast Guard, Code of Federal Regulations',
      },
    },
    {
      fact: 'A no-wake zone of about a mile and a half runs up from the Birdseye launch and is patrolled by the town’s police boat.',
      why: 'An operator is responsible for damage done by the boat’s wake.',
      source: {
        title: 'Stratford, Stratford, Stratford, Connecticut',
        publisher: 'Connecticut Saltwater Fishing',
      },
    },
    {
      fact: 'Coast Pilots have long warned of strong westerly currents that set a vessel onto shoals as it enters on the flood.',
      why: 'Ask whether a grounding at the entrance is paid like any other hull loss, less the deductible.',
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
        'Many harbors on this coast are coves with a small stream. Stratford’s is the mouth of a river that drains much of western Connecticut and part of Massachusetts. The current is strong, especially after rain, and newcomers learn to dock at slack water.',
        'Current wears out cleats, pile hoops and fittings slowly, and policies exclude wear. They usually cover sudden damage from a drifting tree. Photographs taken every spring help to show which is which.',
      ],
    },
    {
      heading: 'The bar and Lordship',
      paragraphs: [
        'Outside, a breakwater and a line of buoys lead over the bar. With the sea breeze up and the ebb running, the bar can be dangerous for small boats. Wait for the tide to turn, or go to Milford.',
        'Houses on Lordship’s bluff stand above most floods, but the bluff itself erodes, and neither home nor flood insurance pays for lost land. Around Long Beach and the airport the ground is low and marshy, and storm tides can cover the road. In 2019 the town entered FEMA’s Community Rating System in Class 8, which meant 10 percent off federal flood premiums, so ask which class a quote assumes.',
      ],
      sources: [
        {
          title: 'Stratford News: Flood Insurance Premium DECREASED (August 2019)',
          publisher: 'DoingItLocal',
          url: 'https://www.doingitlocal.com/2019/08/stratford-news-flood-insurance-premium-decreased/',
        },
      ],
    },
    {
      heading: 'August 1955 and after',
      paragraphs: [
        'One of the worst freshwater floods on record in Connecticut came down the Naugatuck and the Housatonic in August 1955. The worst damage was upstream, but a large flood carries debris down to Stratford. Heavy rain inland is a reason to check your lines even when no storm has a name.',
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
        'Usually an accident, if the blow was sudden. Save the parts, take pictures of the log if you can find it, and have the yard write what it saw.',
    },
    {
      question: 'Do I need flood insurance on top of the bluff in Lordship?',
      answer:
        'A lender may not require it. Runoff from heavy rain can be flood anywhere, however, and the federal program prices each house by its own risk. Ask for a quote.',
    },
    {
      question: 'My marina changed owners. Do I have to tell the insurance company?',
      answer:
        'Tell the insurer if the berth or the contract changed. Send us the new contract, and look in it for a hold-harmless clause.',
    },
    {
      question: 'Can one policy cover my duck boat, skiff and cuddy cabin?',
      answer:
        'Often. Some insurers list several boats on one policy with a shared liability limit.',
    },
  ],
}
