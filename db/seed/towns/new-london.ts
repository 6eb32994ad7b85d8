import type { TownTexts } from './town.ts'

export const newLondon: TownTexts = {
  title: 'Marine Insurance for New London and the Thames River',
  description:
    'New London has the deep water of the Thames River, ferries on it all day, and Ledge Light at its mouth since 1909. Submarines and ships use the same channel as the boats from Shaw’s Cove and Greens Harbor.',
  metaDescription:
    'Boat, yacht and waterfront insurance in New London: ferry wakes, naval traffic, Shaw’s Cove, Greens Harbor moorings and storm tide on the Thames.',
  riskPoints: [
    'High-speed and car ferries leave the city docks all day, and their wakes strain lines, cleats and fenders along Pequot Avenue.',
    'Ships and submarines restricted to the dredged channel cannot turn aside for a small boat.',
    'The lower harbor opens to the south, so a southerly blow sends its sea straight past the lighthouse into Greens Harbor.',
    'Boats in Shaw’s Cove lie behind a railroad swing bridge, and leaving before a storm depends on it.',
    'The rail line runs along the downtown waterfront, which leaves few ways to haul or move a boat in a hurry.',
  ],
  keywords: [
    'New London boat insurance',
    'Thames River yacht insurance',
    'Shaw’s Cove marina insurance',
    'New London flood insurance',
  ],
  availableProducts: [
    { name: 'Commercial marine', path: '/products/commercial-marine', icon: 'Anchor' },
    { name: 'Yacht insurance', path: '/products/yacht-insurance', icon: 'Ship' },
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'LifeBuoy' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    { name: 'Home insurance', path: '/products/home-insurance', icon: 'Home' },
  ],
  marinas: [
    {
      name: 'Crocker’s Boatyard, Shaw’s Cove',
      note: 'A long-standing full-service yard in the cove off the downtown waterfront, inside the railroad bridge.',
    },
    {
      name: 'City Pier and Waterfront Park',
      note: 'The city’s own docks, beside the station and within sight of the ferry slips.',
    },
    {
      name: 'Thames Yacht Club',
      note: 'A members’ club on Pequot Avenue, on the open lower harbor.',
    },
    {
      name: 'Greens Harbor',
      note: 'The bight on the west side of the lower harbor where many of the moorings lie.',
      source: { title: 'United States Coast Pilot 2', publisher: 'NOAA Office of Coast Survey' },
    },
    {
      name: 'Thames River state boat launch',
      note: 'The trailer ramp in the shadow of the highway bridge, upriver of downtown.',
      source: { title: 'Connecticut Boater’s Guide', publisher: 'CT DEEP' },
    },
  ],
  localAttractions: [
    'Fort Trumbull State Park',
    'Custom House Maritime Museum on Bank Street',
    'Ocean Beach Park',
    'New London Ledge Light, by boat',
    'The Coast Guard barque Eagle, when it is in port',
  ],
  insuranceTips: [
    'If you moor in Greens Harbor, write down when the tackle was last inspected and by whom. Keep the diver’s invoice with the policy.',
    'Working out of New London for hire, even one fishing charter a week, is commercial use. A pleasure policy is not written for it.',
    'Ask for a navigation area that takes in the Race, Fishers Island and Block Island. From this harbor they are an ordinary day’s run, and some limits stop short.',
    'Ferry wakes rarely sink a boat, but they chafe lines and crack fittings over a season. Policies exclude such wear, so report sudden damage at once.',
  ],
  facts: [
    {
      fact: 'New London Ledge Light, a square brick lighthouse, has stood at the mouth of the Thames since 1909.',
      why: 'It marks a ledge close to the course of many boats. Ask whether the hull coverage includes the cost of checking the bottom after you touch.',
      source: {
        title: 'Historic Light Station Information, Connecticut',
        publisher: 'U.S. Coast Guard Historian’s Office',
      },
    },
    {
      fact: 'The harbor light on the west bank was the first on Long Island Sound; the station dates from 1761 and the 89-foot octagonal tower from 1801.',
      why: 'Houses along that shore face the same open water as the tower. For an underwriter, that exposure can matter more than the distance from the harbor.',
      source: {
        title: 'Two If By Sea: New London’s Harbor Light & Stonington’s Old Lighthouse Museum',
        publisher: 'Connecticut Explored',
        url: 'https://www.ctexplored.org/two-if-by-sea-new-londons-harbor-light-stoningtons-old-lighthouse-museum/',
      },
    },
    {
      fact: 'The main ship channel is 3.8 miles long, and in 1976 the Navy completed its deepening from 33 to 40 feet.',
      why: 'Deep draft means heavy traffic. Your liability limit should be chosen with the value of the vessels around you in mind.',
      source: {
        title: 'New London Harbor Navigation Project',
        publisher: 'U.S. Army Corps of Engineers, New England District',
      },
    },
    {
      fact: 'In the hurricane of September 1938, catastrophic fire burned part of New London; the Weather Service puts it down to fallen power lines.',
      why: 'Wind, flood and fire came in one storm. They can sit in different policies: read them side by side.',
      source: { title: 'The Great Hurricane of 1938', publisher: 'National Weather Service' },
    },
    {
      fact: 'Amtrak replaced the movable railroad bridge over the Thames, between New London and Groton, in 2008.',
      why: 'A mast too tall for the closed span still waits on an opening. Plan your storm move around it.',
      source: {
        title: 'Amtrak considers new Connecticut River bridge between Old Lyme and Old Saybrook',
        publisher: 'The Day',
        url: 'https://www.theday.com/article/20140625/NWS01/306259926/-1/nws',
      },
    },
    {
      fact: 'A hurricane barrier at Shaw’s Cove has been in operation since January 1985. The water levels listed for it are 9.7 feet in 1938, 8.9 in Carol (1954) and 6.0 in Gloria (1985), with damage starting at 4.0.',
      why: 'It protects the low district by the cove, not every house in the city. Find out which side of it your address is on before you compare flood quotes.',
      source: {
        title: 'New London Barrier, New London, CT (heights in feet NGVD)',
        publisher: 'U.S. Army Corps of Engineers, New England District',
        url: 'https://reservoircontrol.usace.army.mil/nae_ords/cwmsweb/other_html.new_london',
      },
    },
  ],
  sections: [
    {
      heading: 'A working river with pleasure boats in it',
      paragraphs: [
        'New London is a working harbor. On a July morning you may share the lower Thames with a car ferry for Orient Point, the Fishers Island boat, a fast cat bound for Block Island, a tug with a barge, and a submarine with its escort.',
        'With that traffic, collision, wakes and fouled gear deserve as much attention as a grounding.',
      ],
    },
    {
      heading: 'South wind in the lower harbor',
      paragraphs: [
        'The river mouth faces the Sound squarely. With wind from the south against a strong ebb, the stretch by Ledge Light gets short and steep. Inside, Greens Harbor gets less of it, though still enough to test a pennant.',
        'Shaw’s Cove is small, enclosed and behind a swing bridge. A slip there gives up an easy exit for shelter. Tell us which is yours, since the plan for a named storm differs.',
      ],
    },
    {
      heading: 'Along Pequot Avenue',
      paragraphs: [
        'The houses of the lower city stand close to the harbor, many of them old, some on stone foundations with a cellar. Parts of that shore lie in mapped coastal flood zones. Read the panel for your own address in the county study, and note that a cellar is treated quite differently from a first floor under federal flood coverage.',
        'Older houses raise one more matter: rebuilding to present code after a loss. Ask how much ordinance or law coverage your homeowners policy includes.',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, New London County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'A ferry wake threw my boat against the dock. Whose policy pays?',
      answer:
        'Usually you report it to your own insurer first, which may then seek recovery from the other vessel. Note the time, the ferry and any witness the same day. Damage that grew slowly over a season is harder to claim than one clear event.',
    },
    {
      question: 'My slip in Shaw’s Cove is sheltered. Do I still need a hurricane plan?',
      answer:
        'Yes. Surge lifts docks and boats alike, and the bridge may be closed to boats well before the wind arrives. Some insurers want the plan in writing, and some share the cost of hauling.',
    },
    {
      question: 'Can I insure a boat that I live aboard on the Thames?',
      answer:
        'Often, but say so from the start. Living aboard changes liability, belongings and the heaters you run in winter, and a policy rated for weekend use may not cover it.',
    },
  ],
}
