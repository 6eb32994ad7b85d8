import type { TownTexts } from './town.ts'

export const clinton: TownTexts = {
  title: 'Clinton Harbor Boat Insurance and Beach-Home Coverage',
  description:
    'Clinton Harbor lies behind Cedar Island, where the Hammonasset River comes out. It is snug once you are in; the mile-long channel to it shifts, and wants local knowledge and a rising tide.',
  metaDescription:
    'Boat, fishing charter and beach-house insurance in Clinton: Cedar Island, the shifting Hammonasset channel, dry slips at low tide, Kelsey Point.',
  riskPoints: [
    'Sand flats at the harbor mouth shift between one season’s buoys and the next.',
    'A narrow fairway forces keelboats, fishing parties and jet skis into single file at low tide.',
    'Berths in the inner harbor silt up until floats ground out on the ebb.',
    'Cedar Island is a low barrier, and what crosses it crosses into the anchorage.',
    'Hammock, Indian and Hammonasset rivers bring the tide far behind the beach streets.',
  ],
  keywords: [
    'Clinton CT boat insurance',
    'Cedar Island marina insurance',
    'Hammonasset River boating insurance',
    'Clinton fishing charter insurance',
  ],
  availableProducts: [
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Commercial marine', path: '/products/commercial-marine', icon: 'Anchor' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Home insurance', path: '/products/home-insurance', icon: 'Home' },
    {
      name: 'Personal watercraft',
      path: '/products/personal-watercraft',
      icon: 'LifeBuoy',
    },
  ],
  marinas: [
    {
      name: 'Cedar Island Marina',
      note: 'One of the town’s largest, on Riverside Drive at the head of the channel.',
      source: {
        title: 'Clinton Harbor Dredging to Begin in June',
        publisher: 'Zip06',
        url: 'https://zip06.com/local-news/20190507/clinton-harbor-dredging-to-begin-in-june',
      },
    },
    {
      name: 'Clinton Town Marina',
      note: 'The municipal slips and launching ramp on Riverside Drive, with direct access to the harbor.',
      limits: 'Dredged about every five to seven years; some slips dry between.',
      source: {
        title: 'Dredging underway at Clinton Town Marina',
        publisher: 'Dredging Today',
        url: 'https://www.dredgingtoday.com/2024/05/03/dredging-underway-at-clinton-town-marina/',
      },
    },
    {
      name: 'Port Clinton Marina',
      note: 'A private basin with slips in the inner harbor.',
    },
    {
      name: 'Old Harbor Marina',
      note: 'A yard with slips on the Hammonasset River.',
    },
  ],
  localAttractions: [
    'Clinton Town Beach at Waterside Lane',
    'Cedar Island, from a dinghy',
    'Hammonasset Beach State Park, across the river',
    'Charter fishing from the harbor docks',
  ],
  insuranceTips: [
    'Your draft and your berth’s depth at low water both belong on the application. In Clinton they tell an underwriter more than the make of the boat.',
    'Six-pack fishing captains: a bait bucket underfoot is the classic injury. Passenger medical payments and liability should be set with the number of seats in mind.',
    'If silt has closed your slip for part of the season and you shift to another, send the new location the same day.',
    'Owners on the beach streets should photograph crawl-space vents and the meter height now; the forms ask for them.',
  ],
  facts: [
    {
      fact: 'The first federal work here, finished in 1893, kept up a stone dike between Cedar Island and the mainland to make a protected inner harbor.',
      why: 'The shelter is partly man-made. Ask which flood zone the map gives to the land just behind it.',
      source: {
        title: 'Clinton Harbor Navigation Project',
        publisher: 'U.S. Army Corps of Engineers, New England District',
        url: 'https://www.nae.usace.army.mil/Missions/Civil-Works/Navigation/Connecticut/Clinton-Harbor/',
      },
    },
    {
      fact: 'Work completed in 1950 gave a channel 1.1 miles long, 100 feet wide and eight feet deep.',
      why: 'That is the design, not a promise. An owner who buys a boat for eight feet of water may find much less.',
      source: {
        title: 'Clinton Harbor Navigation Project',
        publisher: 'U.S. Army Corps of Engineers, New England District',
        url: 'https://www.nae.usace.army.mil/Missions/Civil-Works/Navigation/Connecticut/Clinton-Harbor/',
      },
    },
    {
      fact: 'By early 2010 the controlling depth in places was two feet, and the Corps could afford to clear only the worst of the entrance.',
      why: 'Grounding was then a matter of when. Read whether a soft grounding with no damage still counts against you.',
      source: {
        title: 'New England District plans partial dredging of Clinton entrance',
        publisher: 'International Dredging Review',
        url: 'https://www.dredgemag.com/2010/03/18/new-england-district-plans-partial-dredging-of-clinton-entrance/',
      },
    },
    {
      fact: 'Clinton was said in 2019 to have 11 marinas; its dock master warned that shifting flats catch visitors above all.',
      why: 'Crew thrown off their feet when a hull stops dead are injury claims. Medical payments are a modest and useful line.',
      source: {
        title: 'Clinton Harbor Dredging to Begin in June',
        publisher: 'Zip06',
        url: 'https://zip06.com/local-news/20190507/clinton-harbor-dredging-to-begin-in-june',
      },
    },
    {
      fact: 'Before the dredging of 2024 about a quarter of the town marina’s slips were out of the water, or too shallow to rent at the full rate.',
      why: 'Repeated drying strains hulls and shafts slowly, which is wear. Sudden damage is what a policy answers.',
      source: {
        title: 'Dredging underway at Clinton Town Marina',
        publisher: 'Dredging Today',
        url: 'https://www.dredgingtoday.com/2024/05/03/dredging-underway-at-clinton-town-marina/',
      },
    },
  ],
  sections: [
    {
      heading: 'Coming in',
      paragraphs: [
        'The way in starts from open water east of Hammonasset Point. You line up on the outer buoys with Kelsey Point and its breakwater to starboard, and from there until the docks there is hardly a place to turn around. In a sea, on the ebb, strangers are better off at Duck Island for the night.',
        'Those who live here know where the bank has moved since April. Newcomers ought to follow somebody with the same draft.',
      ],
      sources: [{ title: 'United States Coast Pilot 2', publisher: 'NOAA Office of Coast Survey' }],
    },
    {
      heading: 'The fishing harbor',
      paragraphs: [
        'Clinton sends out charter boats, tournament boats and a great number of center consoles with three rods a side. Electronics, outboards and tackle are the values that walk away from docks and driveways. Ask how theft is covered ashore and afloat, and whether an outboard must be locked for that.',
        'Charter work needs its own contract with named captain, passengers by number and season. One paying guest on a private form puts the coverage at risk.',
      ],
    },
    {
      heading: 'Living beside the flats',
      paragraphs: [
        'Streets at Clinton Beach, Harbor View, Kelsey Point and Grove Beach sit upon a strip with Sound before it and creek behind. Water comes up through the storm drains first. After that it comes up the street.',
        'What to bring us: the elevation certificate if one exists, the age of the roof, a picture of each side of the house, and the year it was lifted, if it was. A house put on piles after 2012 is a changed risk and must be described as what it is today.',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, Middlesex County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'With a storm two days off',
      paragraphs: [
        'The harbor empties through one lane, and lifts work to the tide. Be early or stay. Staying means lines doubled to pilings, canvas off, batteries full, and the boat photographed from four sides before you drive home.',
      ],
    },
  ],
  questions: [
    {
      question: 'How often can I run aground before an insurer objects?',
      answer:
        'There is no set number. Tows without damage usually go through an assistance plan and never reach the hull policy, which is a good reason to carry one here.',
    },
    {
      question: 'I let friends use my slip while mine is dredged. Is there a catch?',
      answer:
        'Two: the marina’s contract may forbid it, and their boat may not be insured at that berth. A short email from each insurer settles the second.',
    },
    {
      question: 'Do small fishing tournaments count as racing or as business?',
      answer:
        'Entering one for prizes is normally pleasure use. Taking a fee to carry another angler is not. When prize money becomes regular, mention it.',
    },
  ],
}
