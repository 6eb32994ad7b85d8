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
    'Seasonal cottages shut off from October should be drained and noted so. Frozen pipes are a common winter loss.',
    'Look at the ground rules of your beach association. If it owns the lot and you own the walls, an ordinary homeowner policy may not fit.',
    'Heading above the rail span for the winter? Move early. The old drawbridge has been stuck shut on short notice.',
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
      why: 'Delay here is a normal part of the trip. Fuel, daylight and a place to wait belong in the plan.',
      source: {
        title: 'Amtrak considers new Connecticut River bridge between Old Lyme and Old Saybrook',
        publisher: 'The Day',
        url: 'https://www.theday.com/article/20140625/NWS01/306259926/-1/nws',
      },
    },
    {
      fact: 'In October 2012 a damaged gear box held that bridge closed and stopped boats; repair was expected that Friday.',
      why: 'It was four weeks before Sandy. A storm plan that relies on passing a bridge needs a second choice below it.',
      source: {
        title: 'Boater traffic being stopped at Old Lyme Amtrak bridge',
        publisher: 'The Day, October 2, 2012',
        url: 'https://www.theday.com/article/20121002/NWS01/121009909/1019&town=',
      },
    },
    {
      fact: 'A replacement bridge is being built, with trains expected on it in 2029 and the project’s end in 2030 or 2031; the pier at Ferry Landing is gone meanwhile.',
      why: 'For several seasons, work boats and moorings for barges will occupy the reach. Striking a contractor’s gear is your claim to explain.',
      source: {
        title: 'Fishing pier by Connecticut River Bridge in Old Lyme to be removed this spring',
        publisher: 'The Day, January 2025, as carried by CT Construction Digest',
      },
    },
    {
      fact: 'After one storm a 500-gallon propane tank came down the river and lodged in the sand just north of Calves Island.',
      why: 'Drift here is not all driftwood. At night near the banks it is hard to see before it holes a hull.',
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
        'Across from Saybrook’s stone and docks the eastern bank is grass. The Back River, the Black Hall and the Lieutenant wind through it, around Great Island and above. This is kayak and skiff water, with less depth than it seems.',
        'Small craft get forgotten in insurance. A skiff with a new outboard is often worth more than its line on a homeowner policy, and motors are stolen. Write down serial numbers.',
      ],
    },
    {
      heading: 'Cottage streets',
      paragraphs: [
        'On the Sound, short lanes run down to the sand at Sound View, Old Lyme Shores, Point O’Woods and Hawks Nest. Lots are narrow. A fire in one cottage is the neighbor’s as well, and surge that crosses the first row reaches the third.',
        'We ask about piers under the floor, the height of the electric panel, tenants, and smoke alarms wired together. Federal flood policies carry a waiting period, usually thirty days, for purchases not tied to a loan. Late August is a poor month to begin.',
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
        'Marine contractors, divers and tug crews have work on this reach for several years. Residents have a different interest: vibration, access and views. If you suspect cracks from pile driving, have an engineer photograph the foundation before and after. Earth movement is a standard exclusion, and proof of a cause is what may open another party’s coverage.',
      ],
    },
    {
      heading: 'A river winter',
      paragraphs: [
        'Floating docks on the lower Connecticut are best pulled out before the ice. Tell us if floats are stored ashore, tied in a creek, or left. Other structures at the house usually have a limit of their own, and damage to piers by ice may be cut out of it.',
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
        'In a small way, if at all. The usual home form gives a low limit for watercraft and its trailer, and little away from the premises. A simple hull can have a policy of its own.',
    },
    {
      question: 'May I cross the flats inside Griswold Point?',
      answer:
        'A policy seldom forbids it, and no chart promises the depth. Go on a rising tide in something that you can push.',
    },
  ],
}
