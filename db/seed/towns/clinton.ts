import type { TownTexts } from './town.ts'

export const clinton: TownTexts = {
  title: 'Clinton Harbor Boat Insurance and Beach-Home Coverage',
  description:
    'Clinton Harbor lies behind Cedar Island, where the Hammonasset River comes out. It is well sheltered, but the mile-long channel shifts and calls for local knowledge and a rising tide.',
  metaDescription:
    'Boat, fishing charter and beach-house insurance in Clinton: Cedar Island, the shifting Hammonasset channel, dry slips at low tide, Kelsey Point.',
  riskPoints: [
    'Sand flats at the harbor mouth shift between one season’s buoys and the next.',
    'A narrow fairway forces keelboats, fishing parties and jet skis into single file at low tide.',
    'Berths in the inner harbor silt up until floats ground out on the ebb.',
    'Cedar Island is low, and in a storm waves can cross it into the anchorage.',
    'The Hammock, Indian and Hammonasset Rivers bring the tide far behind the beach streets.',
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
    'Give both your draft and the depth of your berth at low water on the application.',
    'Captains who carry up to six passengers should set the limits for passenger injury with all six seats in mind.',
    'If silt has closed your slip for part of the season and you shift to another, send the new location the same day.',
    'Owners on the beach streets should photograph the crawl-space vents and the equipment now; flood applications ask about both.',
  ],
  facts: [
    {
      fact: 'The first federal work here, finished in 1893, maintained a stone dike between Cedar Island and the mainland to make a protected inner harbor.',
      why: 'The shelter is partly man-made. Ask which flood zone the map gives to the land just behind it.',
      source: {
        title: 'Clinton Harbor Navigation Project',
        publisher: 'U.S. Army Corps of Engineers, New England District',
        url: 'https://www.nae.usace.army.mil/Missions/Civil-Works/Navigation/Connecticut/Clinton-Harbor/',
      },
    },
    {
      fact: 'Work completed in 1950 gave a channel 1.1 miles long, 100 feet wide and eight feet deep.',
      why: 'That is the design depth. Check today’s depth before you buy a deeper boat.',
      source: {
        title: 'Clinton Harbor Navigation Project',
        publisher: 'U.S. Army Corps of Engineers, New England District',
        url: 'https://www.nae.usace.army.mil/Missions/Civil-Works/Navigation/Connecticut/Clinton-Harbor/',
      },
    },
    {
      fact: 'By early 2010 the controlling depth in places was two feet, and the Corps could afford to clear only the worst of the entrance.',
      why: 'Ask whether a soft grounding without damage counts against you at renewal.',
      source: {
        title: 'New England District plans partial dredging of Clinton entrance',
        publisher: 'International Dredging Review',
        url: 'https://www.dredgemag.com/2010/03/18/new-england-district-plans-partial-dredging-of-clinton-entrance/',
      },
    },
    {
      fact: 'Clinton was said in 2019 to have 11 marinas; its dock master warned that shifting flats catch visitors above all.',
      why: 'People can be thrown off their feet when a boat stops suddenly. Check the limit for medical payments.',
      source: {
        title: 'Clinton Harbor Dredging to Begin in June',
        publisher: 'Zip06',
        url: 'https://zip06.com/local-news/20190507/clinton-harbor-dredging-to-begin-in-june',
      },
    },
    {
      fact: 'Before the dredging of 2024 about a quarter of the town marina’s slips were out of the water, or too shallow to rent at the full rate.',
      why: 'Drying out again and again strains hulls and shafts slowly, which is wear. Policies are meant for sudden damage.',
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
        'You come in from open water east of Hammonasset Point. You line up on the outer buoys with Kelsey Point and its breakwater to starboard, and from there to the docks there is little room to turn around. In rough weather on the ebb, a visitor is better off at Duck Island for the night.',
        'The shoals can move within a season, so a newcomer should ask the marina for the depths before coming in.',
      ],
      sources: [{ title: 'United States Coast Pilot 2', publisher: 'NOAA Office of Coast Survey' }],
    },
    {
      heading: 'The fishing harbor',
      paragraphs: [
        'Clinton sends out charter boats, tournament boats and a great number of center consoles with three rods a side. Electronics, outboards and tackle are what thieves take from docks and driveways. Ask how theft is covered ashore and afloat, and whether an outboard must be locked for that.',
        'Charter work needs a commercial policy that names the captain, the number of passengers and the season. One paying guest on a private policy puts the coverage at risk.',
      ],
    },
    {
      heading: 'Living beside the flats',
      paragraphs: [
        'Streets at Clinton Beach, Harbor View, Kelsey Point and Grove Beach stand on a strip between the Sound and a creek. Water may come up through the storm drains before it comes up the street.',
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
        'All boats leave through one channel, and the lifts depend on the tide, so go early or stay. If you stay, double the lines to the pilings, take off the canvas, charge the batteries, and photograph the boat from four sides before you drive home.',
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
        'The marina’s contract may forbid it, and their boat may not be insured at that berth. Ask the marina, and have your friends ask their insurer.',
    },
    {
      question: 'Do small fishing tournaments count as racing or as business?',
      answer:
        'Entering one for prizes is normally pleasure use. Taking a fee to carry another angler is not. When prize money becomes regular, mention it.',
    },
  ],
}
