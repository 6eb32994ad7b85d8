import type { TownTexts } from './town.ts'

export const stonington: TownTexts = {
  title: 'Stonington Harbor Boat, Yacht and Coastal Home Insurance',
  description:
    'Stonington is the last Connecticut harbor before Rhode Island and the open ocean. Breakwaters shelter the water beside its Borough, where a fishing fleet and moored yachts lie together.',
  metaDescription:
    'Insurance for Stonington boats, draggers and Borough houses: breakwaters, ocean swell through Watch Hill Passage and shoal Little Narragansett Bay.',
  riskPoints: [
    'Ocean swell reaches this end of Fishers Island Sound, which the rest of the Connecticut shore seldom feels.',
    'The Borough is a narrow neck with the harbor on one side and the bay on the other, so surge can arrive from two directions.',
    'Little Narragansett Bay is shoal nearly everywhere outside its buoyed channel.',
    'The harbor depends on stone breakwaters, which storms have damaged.',
    'Current and traffic meet in Watch Hill Passage, at times in fog.',
  ],
  keywords: [
    'Stonington CT boat insurance',
    'Stonington Borough flood insurance',
    'commercial fishing vessel insurance Stonington',
    'Pawcatuck River boat insurance',
  ],
  availableProducts: [
    { name: 'Yacht insurance', path: '/products/yacht-insurance', icon: 'Ship' },
    { name: 'Commercial marine', path: '/products/commercial-marine', icon: 'Anchor' },
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Home' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'LifeBuoy' },
  ],
  marinas: [
    {
      name: 'Dodson Boatyard',
      note: 'The long-established yard and mooring operator in the northeast corner of the harbor.',
      limits: 'Gas, diesel and a lift.',
      source: {
        title: 'Stonington, CT: harbor notes from the Coast Pilot',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/stonington-ct/',
      },
    },
    {
      name: 'Stonington Town Dock',
      note: 'Home of the commercial draggers, scallopers and lobster boats, on the Borough’s harbor side.',
      limits: 'Wharves for the fishing fleet.',
      source: {
        title: 'Stonington, CT: harbor notes from the Coast Pilot',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/stonington-ct/',
      },
    },
    {
      name: 'Stonington Harbor Yacht Club',
      note: 'A sailing club on the Borough waterfront, with racing, guest moorings and a launch.',
    },
    {
      name: 'Barn Island state boat launch',
      note: 'The trailer ramp east of the Borough, on Little Narragansett Bay.',
      source: { title: 'Connecticut Coastal Access Guide', publisher: 'CT DEEP' },
    },
  ],
  localAttractions: [
    'The Old Lighthouse Museum at Stonington Point',
    'duBois Beach beside the Point',
    'Barn Island Wildlife Management Area',
    'Sandy Point, reached by boat or kayak',
  ],
  insuranceTips: [
    'Cruising limits that end at Watch Hill are too narrow for a boat kept here. Ask for coastal Rhode Island and Block Island from the beginning.',
    'Even on a mooring between breakwaters, a boat needs storm pennants. At high tide waves can come over a breakwater as well as through a gap.',
    'Owners of a dragger should list nets, doors and electronics one by one. Gear on deck is often not part of the hull value.',
    'On Water Street, ask for the elevation certificate before you close. A house that looks dry can sit lower than the road behind it.',
  ],
  facts: [
    {
      fact: 'The east breakwater is 2,900 feet of rubble stone, built between 1880 and 1894; Tropical Storm Irene badly damaged several sections in 2011.',
      why: 'One storm can change the shelter of a mooring. Tell us where in the harbor your mooring is.',
      source: {
        title:
          'Corps of Engineers proposes repair to east breakwater of the Stonington Harbor Federal Navigation Project',
        publisher: 'U.S. Army Corps of Engineers, New England District',
        url: 'https://www.nae.usace.army.mil/Media/News-Releases/Article/490058/corps-of-engineers-proposes-repair-to-east-breakwater-of-the-stonington-harbor/',
      },
    },
    {
      fact: 'Its repair, reported nearly done in March 2013, used some six million pounds of added stone; Sandy did more damage before that stone was placed.',
      why: 'Two storms came within fourteen months. Ask how your named storm deductible applies if that happens.',
      source: {
        title: '$1 million breakwater repair in Stonington nearing end',
        publisher: 'The Day',
        url: 'https://www.theday.com/article/20130302/NWS01/303029920',
      },
    },
    {
      fact: 'The stone lighthouse on the Point dates from 1840; erosion at the first site, lit in the 1820s, forced the move.',
      why: 'Policies exclude gradual erosion, even where they cover a sudden flood.',
      source: {
        title: 'Light Hearted, episode 90: Stonington Lighthouse Museum',
        publisher: 'U.S. Lighthouse Society',
      },
    },
    {
      fact: 'After southerly weather a surge is felt by vessels tied to the southern side of the seaward pier.',
      why: 'An insurer may call chafe there foreseeable. Double the lines, and note when you did.',
      source: {
        title: 'Stonington, CT: harbor notes from the Coast Pilot',
        publisher: 'US Harbors',
        url: 'https://www.usharbors.com/harbor/connecticut/stonington-ct/',
      },
    },
    {
      fact: 'The route across Little Narragansett Bay to the Pawcatuck River is a buoyed line about two miles long, with very shoal water outside it.',
      why: 'Props, shafts and rudders are the usual claims. See whether the deductible for machinery differs from that for the hull.',
      source: {
        title: 'Little Narragansett Bay Inlet',
        publisher: 'Marinas.com',
        url: 'https://marinas.com/view/inlet/6ji417_Little_Narragansett_Bay_Inlet_Stonington_CT_United_States',
      },
    },
    {
      fact: 'Federal work in the harbor was first completed in 1828, and the Corps describes it today as chiefly a fishing port.',
      why: 'Pleasure craft share its piers and channel. Ask whether your liability limit would pay for damage to one of those vessels.',
      source: {
        title: 'Stonington Harbor Navigation Project',
        publisher: 'U.S. Army Corps of Engineers, New England District',
        url: 'https://www.nae.usace.army.mil/Missions/Civil-Works/Navigation/Connecticut/Stonington-Harbor/',
      },
    },
  ],
  sections: [
    {
      heading: 'Nearest to the Atlantic',
      paragraphs: [
        'Look at the chart and the reason for the breakwaters is plain. Fishers Island covers part of the south; ocean swell comes through the gap to the southeast. One breakwater is off Wamphassuc Point on the west side. The other is 0.8 mile south of Stonington Point, at a Bartlett Reef that is not the one off Waterford.',
        'The Coast Pilot calls the southeasterly approach the best, with fewer dangers. From the southwest, Noyes Rock and its shoal call for a careful course.',
      ],
      sources: [{ title: 'United States Coast Pilot 2', publisher: 'NOAA Office of Coast Survey' }],
    },
    {
      heading: 'Borough houses',
      paragraphs: [
        'The Borough is a few streets of old houses on a spit of land, close together. Lime plaster, wide boards and slate cost more than an average price per square foot, so ask how the insurer arrived at the rebuilding cost.',
        'Flood is written separately, through the federal program or a private market, and the map may put the two ends of one street in different zones. Wind deductibles can be a share of the insured value rather than a flat sum. Work out that figure in dollars.',
        'In 2019 FEMA gave the Town of Stonington Class 7 in its Community Rating System, which brings a discount on federal flood premiums. The Borough has a government of its own, so ask whether the discount applies there, and whether the class has changed.',
      ],
      sources: [
        {
          title: 'Stonington attains highest FEMA award for floodplain management',
          publisher: 'The Westerly Sun, October 2019',
          url: 'https://www.thewesterlysun.com/news/stonington/stonington-attains-highest-fema-award-for-floodplain-management/article_af5dead4-ec56-11e9-a6f6-f71eb4d5d628.html',
        },
      ],
    },
    {
      heading: 'Draggers, scallopers and lobster boats',
      paragraphs: [
        'This is the harbor people mean when they speak of Connecticut’s last commercial fleet. Hull, protection and indemnity, crew, pollution and fishing gear are insured on commercial forms, which differ from yacht policies. Send us the crew list, the fishing grounds and the months laid up.',
      ],
      sources: [
        {
          title: 'The Many Sides of Stonington',
          publisher: 'Northeast Boating Magazine, November 2007',
        },
      ],
    },
    {
      heading: 'Hauling out, or holding on',
      paragraphs: [
        'With a hurricane on the way, hauling lists at the few yards here may fill first with their own storage customers. If you only rent a mooring, reserve a place elsewhere. Upriver at Pawcatuck the waves are smaller, but surge still climbs: the Corps of Engineers lists the 1938 water there at 11.1 feet above its datum.',
      ],
      sources: [
        {
          title: 'Pawcatuck Hurricane Protection (heights in feet NGVD)',
          publisher: 'U.S. Army Corps of Engineers, New England District',
          url: 'https://reservoircontrol.usace.army.mil/nae_ords/cwmsweb/other_html.pawcatuck',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'We sail to Block Island and Newport most weekends. Are we covered there?',
      answer:
        'That depends on the navigation warranty, one line on your declarations page. From Stonington most of your sailing is outside Connecticut, so make sure that it names those waters.',
    },
    {
      question: 'Does a homeowners policy on the Point cover waves breaking over the seawall?',
      answer:
        'Generally not. Home policies treat water driven from the sea as flood, even when wind drives it. The seawall itself is often excluded too.',
    },
    {
      question: 'What would you ask about a mooring near the town dock?',
      answer:
        'The weight and kind of anchor, the length of chain, who services it and how far the next boat swings. With fishing vessels moving at night we would talk about an anchor light too.',
    },
  ],
}
