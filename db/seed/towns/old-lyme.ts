import type { TownTexts } from './town.ts'

export const oldLyme: TownTexts = {
  title: 'Old Lyme Boat, Cottage and Flood Insurance',
  description:
    'Old Lyme lies on the marshy east bank of the Connecticut River’s mouth. Great Island and the sand of Griswold Point line the river side; beach communities such as Sound View line the Sound.',
  metaDescription:
    'Old Lyme insurance for river boats and beach cottages: Griswold Point’s moving sand, shoal creeks, the Amtrak bridge work and Sound View streets.',
  riskPoints: [
    'The spit at Griswold Point breaks, heals and moves, and shoals shift with it.',
    'Creeks behind Great Island can drain nearly dry, stranding skiffs far from a road.',
    'Railroad bridge construction brings barges to the river by Ferry Landing, and closures at times.',
    'Sound View, White Sand Beach and Hawks Nest are close rows of cottages near beach height.',
    'River ice in a cold winter can lift or shear piles along the Ferry Road waterfront.',
  ],
  keywords: [
    'Old Lyme boat insurance',
    'Sound View cottage insurance',
    'Old Lyme flood insurance',
    'Lieutenant River boating',
  ],
  availableProducts: [
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Home' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    {
      name: 'Personal watercraft',
      path: '/products/personal-watercraft',
      icon: 'LifeBuoy',
    },
  ],
  marinas: [
    {
      name: 'Old Lyme Marina',
      note: 'A boatyard with slips and moorings on the east side of the Connecticut River.',
    },
    {
      name: 'Old Lyme Dock Company',
      note: 'A fuel dock with berths between the railroad and highway bridges.',
    },
    {
      name: 'Great Island state boat launch',
      note: 'At the end of Smith Neck Road, with the marsh channels in front of it.',
      source: { title: 'Connecticut Coastal Access Guide', publisher: 'CT DEEP' },
    },
    {
      name: 'Four Mile River state boat launch',
      note: 'A small ramp at the eastern town line for shallow craft bound for the Sound.',
      source: { title: 'Connecticut Boater’s Guide', publisher: 'CT DEEP' },
    },
  ],
  localAttractions: [
    'Ferry Landing State Park, subject to the bridge work',
    'Great Island and its ospreys',
    'Sound View Beach',
    'The Florence Griswold Museum on the Lieutenant River',
  ],
  insuranceTips: [
    'A jon boat for duck season and a bay boat for July may share one policy. Describe both, as flat-bottomed hulls with mud motors may be rated separately.',
    'Drain a seasonal cottage that is closed from October, and tell the insurer that it is. Frozen pipes are a common winter loss.',
    'Read the rules of your beach association. If it owns the lot and you own only the cottage, an ordinary homeowners policy may not fit.',
    'If the boat winters above the railroad bridge, move it early. The old drawbridge has failed without notice.',
  ],
  facts: [
    {
      fact: 'Griswold Point is an undeveloped barrier spit fed by sand moving from east to west; breaches can nearly erase it before it builds again.',
      why: 'An old chart may show the wrong beach. Do not trust old depths on the east side, and check that grounding is insured.',
      source: {
        title: 'Griswold Point, Old Lyme',
        publisher: 'The Connecticut Mirror',
        url: 'https://projects.ctmirror.org/content/2014/03/shoreline_oldlyme/',
      },
    },
    {
      fact: 'Amtrak’s Connecticut River Bridge began carrying trains in 1907; its 2014 study said the aging span at times failed to open and close properly.',
      why: 'Allow time for a delay, and know where you can wait with enough fuel and daylight.',
      source: {
        title: 'Amtrak considers new Connecticut River bridge between Old Lyme and Old Saybrook',
        publisher: 'The Day',
        url: 'https://www.theday.com/article/20140625/NWS01/306259926/-1/nws',
      },
    },
    {
      fact: 'In October 2012 a damaged gearbox held that bridge closed and stopped boats; repair was expected that Friday.',
      why: 'It was four weeks before Sandy. A storm plan that relies on passing a bridge needs a second choice below it.',
      source: {
        title: 'Boater traffic being stopped at Old Lyme Amtrak bridge',
        publisher: 'The Day, October 2, 2012',
        url: 'https://www.theday.com/article/20121002/NWS01/121009909/1019&town=',
      },
    },
    {
      fact: 'A replacement bridge is being built, with trains expected on it in 2029 and the project’s end in 2030 or 2031; the fishing pier at Ferry Landing was to be removed for the work.',
      why: 'For several seasons there will be work boats and barge moorings in this part of the river. Check that your liability coverage takes in damage to a contractor’s gear.',
      source: {
        title: 'Fishing pier by Connecticut River Bridge in Old Lyme to be removed this spring',
        publisher: 'The Day, January 2025, as carried by CT Construction Digest',
      },
    },
    {
      fact: 'After one storm a 500-gallon propane tank came down the river and lodged in the sand just north of Calves Island.',
      why: 'Debris in the river is hard to see at night. Ask how your policy treats a collision with it.',
      source: {
        title: 'Cleaning up the Connecticut River Junk',
        publisher: 'Estuary Magazine',
        url: 'https://estuarymagazine.com/people-2/',
      },
    },
  ],
  sections: [
    {
      heading: 'Marsh country',
      paragraphs: [
        'The east bank, across from Old Saybrook, is salt marsh. The Back River, the Black Hall and the Lieutenant wind through it, around Great Island and above. This is kayak and skiff water, with less depth than it seems.',
        'Small boats are easily overlooked. A skiff with a new outboard is often worth more than the limit for watercraft on a homeowners policy. Write down the serial numbers.',
      ],
    },
    {
      heading: 'Cottage streets',
      paragraphs: [
        'On the Sound, short lanes run down to the sand at Sound View, Old Lyme Shores, Point O’Woods and Hawks Nest. Lots are narrow. A fire in one cottage can spread to the next, and a surge that crosses the first row can reach the third.',
        'We ask about piers under the floor, the height of the electric panel, tenants, and smoke alarms wired together. Federal flood policies carry a waiting period, usually thirty days, for purchases not tied to a loan. Do not leave it until late August.',
      ],
      sources: [
        { title: 'National Flood Insurance Program', publisher: 'FEMA' },
        {
          title: 'Flood Insurance Study, New London County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'Building beside a bridge job',
      paragraphs: [
        'Marine contractors, divers and tug crews have work on this reach for several years. Residents have a different interest: vibration, access and views. If you suspect cracks from pile driving, have an engineer photograph the foundation before and after. Earth movement is a standard exclusion on home policies, so you may need that proof for a claim against the contractor.',
      ],
    },
    {
      heading: 'A river winter',
      paragraphs: [
        'Floating docks on the lower Connecticut are best pulled out before the ice. Tell us if floats are stored ashore, tied in a creek, or left. Other structures at the house usually have a limit of their own, and it may exclude ice damage to piers.',
      ],
    },
  ],
  questions: [
    {
      question:
        'We inherited a cottage at White Sand Beach used only in July. Can it have a basic policy?',
      answer:
        'Often. Seasonal dwelling forms are made for that, but may pay for fewer causes of loss, so see if burst pipes, theft and wind-driven rain are among them.',
    },
    {
      question: 'Is my duck boat covered by my house?',
      answer:
        'In a small way, if at all. The usual home form gives a low limit for watercraft and its trailer, and little away from the premises. Ask about a boat policy for it.',
    },
    {
      question: 'May I cross the flats inside Griswold Point?',
      answer:
        'A policy seldom forbids it, but charted depths there cannot be relied on. Go on a rising tide in a boat of very little draft.',
    },
  ],
}
