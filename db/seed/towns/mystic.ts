import type { TownTexts } from './town.ts'

export const mystic: TownTexts = {
  title: 'Yacht and Boat Insurance on the Mystic River',
  description:
    'Mystic is a village on both banks of the Mystic River, half of it Groton and half Stonington. The railroad bridge and the bascule bridge of 1922 stand between the upper berths and Fishers Island Sound.',
  metaDescription:
    'Yacht, classic boat and waterfront insurance in Mystic: two drawbridges, moorings under two town halls, wooden hulls and a low village.',
  riskPoints: [
    'Everything above downtown has two movable bridges between it and open water.',
    'The channel winds from Noank to the village between moored boats and shallow flats, with little room for a boat that loses its engine.',
    'Traditional wooden hulls are common here and need surveyors and repairers who know them.',
    'Downtown streets, shops and basements stand only a few feet above the river on both banks.',
    'Fog in Fishers Island Sound hides ledges such as Whale Rock just off the entrance.',
  ],
  keywords: [
    'Mystic CT boat insurance',
    'classic yacht insurance Mystic',
    'Mystic River marina insurance',
    'Mystic flood insurance',
  ],
  availableProducts: [
    { name: 'Yacht insurance', path: '/products/yacht-insurance', icon: 'Ship' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'LifeBuoy' },
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Home' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Commercial marine', path: '/products/commercial-marine', icon: 'Anchor' },
  ],
  marinas: [
    {
      name: 'Mystic Seaport Museum docks',
      note: 'Visitors’ berths among the museum ships, above both bridges.',
      limits:
        'In season the bascule bridge opens at 40 minutes past the hour; check the current schedule.',
      source: { title: 'Approaching Mystic From the Sea', publisher: 'Nordhavn' },
    },
    {
      name: 'Mystic Shipyard',
      note: 'A yard and marina on the Groton bank, below the railroad.',
    },
    {
      name: 'Fort Rachel Marina',
      note: 'Slips on the western shore of the river near the village.',
    },
    {
      name: 'Masons Island Yacht Club',
      note: 'A family sailing club on the island that forms the east side of the lower river.',
    },
    {
      name: 'Public dinghy docks',
      note: 'The town of Stonington lists landings on both sides between the bridges, and another on the east bank toward the museum.',
      source: {
        title: 'Mystic Harbor Management Commission: Information for Visiting Boaters',
        publisher: 'Town of Stonington',
      },
    },
  ],
  localAttractions: [
    'Mystic Seaport Museum and the whaleship Charles W. Morgan',
    'Mystic River Bascule Bridge at the foot of Main Street',
    'Mystic Aquarium',
    'Mystic River Boathouse Park',
  ],
  insuranceTips: [
    'Tell us which bank the boat is on. East of the middle of the river Stonington permits the mooring, west of it Groton does, and a permit made out to somebody else can complicate a claim.',
    'For a plank-on-frame boat, settle an agreed value with photographs and a current survey. Price guides are of little use for a rare boat.',
    'Put both bridges into your storm plan, and leave a day early.',
    'Shops and studios on Main Street should price flood for contents and stock separately from the building, because the tenant’s goods are not in the landlord’s policy.',
  ],
  facts: [
    {
      fact: 'The Mystic River Bascule Bridge opened on July 19, 1922 and joins the Groton and Stonington halves of the village.',
      why: 'If it cannot open, masted boats upstream cannot leave. Ask how your policy treats a boat that could not be moved before a storm.',
      source: {
        title: 'Bridging 100 years of history: Mystic drawbridge celebrates centennial anniversary',
        publisher: 'The Westerly Sun',
        url: 'https://www.thewesterlysun.com/daily-news-alerts/bridging-100-years-of-history-mystic-drawbridge-celebrates-centennial-anniversary/article_1c1e7f2a-d233-11ec-8f91-8b1c34a11e04.html',
      },
    },
    {
      fact: 'Boaters bound for the museum plan on an opening at 40 minutes past the hour, after passing the Amtrak swing bridge below.',
      why: 'Boats wait between the two bridges, in current and close together, so small collisions are likely there.',
      source: {
        title: 'Approaching Mystic From the Sea',
        publisher: 'Nordhavn',
      },
    },
    {
      fact: 'The federal channel ends at the northern boundary of Mystic Seaport Museum; farther up toward Old Mystic, local knowledge is needed.',
      why: 'Going aground outside maintained water is an everyday tow. Make sure that towing is on the policy, and for how much.',
      source: {
        title: 'Mystic Harbor Management Commission: Information for Visiting Boaters',
        publisher: 'Town of Stonington',
      },
    },
    {
      fact: 'On the Stonington side, the harbor plan of May 1995 made mooring permits good for one year only and not transferable, with minimum tackle specifications.',
      why: 'After a boat drags, an insurer may ask whether its tackle met the local standard.',
      source: {
        title: 'Mystic Harbor Management Plan, May 1995',
        publisher: 'Town of Stonington',
      },
    },
    {
      fact: 'The 1938 hurricane brought down power lines that started a catastrophic fire in part of Mystic.',
      why: 'Fire spreads easily between wooden buildings that stand close together. Check loss of use as well as the limit on the building.',
      source: { title: 'The Great Hurricane of 1938', publisher: 'National Weather Service' },
    },
  ],
  sections: [
    {
      heading: 'Two towns, one river',
      paragraphs: [
        'There is no Mystic town hall. The village belongs to Groton west of the water and to Stonington east of it, and each has its own harbor officials, tax bill and building department. For insurance this matters more than it sounds. Mooring rules, flood elevation rules and even the community’s standing in the flood program follow the town and not the mailing address.',
        'When you call, we ask for the street or for the slip, and then which side of the drawbridge.',
      ],
    },
    {
      heading: 'From Morgan Point up to the museum',
      paragraphs: [
        'A boat coming in from Fishers Island Sound leaves Whale Rock clear, turns hard at the light tower near Morgan Point, and follows buoys for more than two miles at no-wake speed. There is a small-craft fairway marked by pilings along Masons Island as well.',
        'The river is busy and narrow. Paddlers, rowing shells, a steamboat and charter schooners use it as well. Injury to people outside your own boat is what liability coverage is for, so check the limit.',
      ],
      points: [
        'Call the railroad bridge on VHF 13 before you are committed.',
        'Keep an anchor ready to let go while you wait.',
        'Have fenders out on both sides between the spans.',
      ],
      sources: [
        { title: 'Approaching Mystic From the Sea', publisher: 'Nordhavn' },
        { title: 'United States Coast Pilot 2', publisher: 'NOAA Office of Coast Survey' },
      ],
    },
    {
      heading: 'Old boats are a different contract',
      paragraphs: [
        'The whaleship Charles W. Morgan, launched in 1841, is the best known of many wooden vessels here. Wooden boats can be insured. They call for a survey out of the water, a record of refastening, and a repair clause that does not depreciate new planking.',
        'Winter under cover and a bilge alarm in spring, while the seams take up, are worth mentioning on the application.',
      ],
    },
  ],
  questions: [
    {
      question: 'Is my house in Groton or in Stonington for flood insurance?',
      answer:
        'Look at the deed or the tax bill: the mailing address says Mystic either way. Each town has its own community number on the flood map, so the quote has to carry the right one.',
    },
    {
      question: 'Will you insure a wooden sloop built in the 1930s?',
      answer:
        'We can look for it. Expect to be asked for a recent survey, pictures, a mooring or yard address and your experience. Agreed value is the normal basis for such a boat.',
    },
    {
      question:
        'I take guests out under sail for a fee a few times each summer. Does that change anything?',
      answer:
        'It does. Carrying passengers for money calls for a licensed captain and charter liability. Tell us before the first trip.',
    },
  ],
}
