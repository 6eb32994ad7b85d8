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
      limits: 'Plan on a bridge opening at 40 minutes past the hour.',
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
      name: 'Mason’s Island Yacht Club',
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
    'Tell us which bank the boat is on. East of the middle of the stream the mooring comes from Stonington, west of it from Groton, and a permit made out to somebody else can complicate a claim.',
    'For a plank-on-frame boat, settle an agreed value with photographs and a current survey. Book values mean nothing when only six of the hulls remain.',
    'Count the bridge into your weather plan: leave a day early, not on the last opening before gale warnings.',
    'Shops and studios on Main Street should price flood for contents and stock separately from the building, because the tenant’s goods are not in the landlord’s policy.',
  ],
  facts: [
    {
      fact: 'The Mystic River Bascule Bridge opened on July 19, 1922 and joins the Groton and Stonington halves of the village.',
      why: 'A mechanical fault there holds every masted vessel upstream in place. Ask how a policy sees a boat that could not be moved.',
      source: {
        title: 'Bridging 100 years of history: Mystic drawbridge celebrates centennial anniversary',
        publisher: 'The Westerly Sun',
        url: 'https://www.thewesterlysun.com/daily-news-alerts/bridging-100-years-of-history-mystic-drawbridge-celebrates-centennial-anniversary/article_1c1e7f2a-d233-11ec-8f91-8b1c34a11e04.html',
      },
    },
    {
      fact: 'Boaters bound for the museum plan on an opening at 40 minutes past the hour, after passing the Amtrak swing bridge below.',
      why: 'Boats wait between the two spans, in current and close company. That is where gelcoat gets scratched.',
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
      fact: 'On the Stonington side, the harbor plan made mooring permits good for one year only and not transferable, with minimum tackle specifications.',
      why: 'Tackle below the local standard is the first weakness anyone looks for after a boat drags.',
      source: {
        title: 'Mystic Harbor Management Plan, May 1995',
        publisher: 'Town of Stonington',
      },
    },
    {
      fact: 'The 1938 hurricane brought down power lines that started a catastrophic fire in part of Mystic.',
      why: 'Close wooden buildings by the water share one another’s trouble. Look at loss of use as well as at the walls.',
      source: { title: 'The Great Hurricane of 1938', publisher: 'National Weather Service' },
    },
  ],
  sections: [
    {
      heading: 'Two towns, one river',
      paragraphs: [
        'There is no Mystic town hall. The village belongs to Groton west of the water and to Stonington east of it, and each has its own harbor officials, tax bill and building department. For insurance this matters more than it sounds. Mooring rules, flood elevation rules and even the community’s standing in the flood program follow the town, not the name on the letterhead.',
        'When you call, we ask for the street or for the slip, and then which side of the drawbridge.',
      ],
    },
    {
      heading: 'From Morgan Point up to the museum',
      paragraphs: [
        'A boat coming in from Fishers Island Sound leaves Whale Rock clear, turns hard at the light tower near Morgan Point, and follows buoys for more than two miles at no-wake speed. There is a small-craft fairway marked by pilings along Masons Island as well.',
        'It is pretty, busy and narrow. Paddlers, rowing shells, a steamboat and charter schooners all have business there. Personal liability deserves as much thought as hull value.',
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
        'The whaleship Charles W. Morgan, launched in 1841, sets the tone for a harbor where varnish is a civic duty. Wood, bronze and canvas are insurable. They call for a survey out of the water, a record of refastening, and a repair clause that does not depreciate new planks as if they were old upholstery.',
        'Winter under cover and a bilge alarm in spring, while the seams take up, are the two habits that underwriters like to hear about.',
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
        'It does. Carrying passengers for money needs a licensed captain and charter liability. Tell us before the first trip; afterward is too late.',
    },
  ],
}
