import type { TownTexts } from './town.ts'

export const oldSaybrook: TownTexts = {
  title: 'Old Saybrook Boat and Shoreline Home Insurance',
  description:
    'Old Saybrook holds the west side of the Connecticut River’s mouth. Two lights mark it, at Lynde Point and at the end of the breakwater, and the river’s current meets the Sound between the jetties.',
  metaDescription:
    'Boat, yacht and beach-house insurance in Old Saybrook: river current, North Cove moorings, the jetties, freshets and low roads by the marsh.',
  riskPoints: [
    'The ebb of New England’s longest river runs out between two jetties, and gets steep when the wind blows against it.',
    'Spring freshets bring trees, docks and ice-torn timber past the marinas.',
    'The railroad bridge above Saybrook Point is a movable span of 1907 with a replacement under construction beside it.',
    'Beach districts such as Chalker Beach and Great Hammock stand between the Sound and a tidal creek.',
    'The bar and Long Sand Shoal off the entrance catch boats that cut the buoys.',
  ],
  keywords: [
    'Old Saybrook boat insurance',
    'Connecticut River marina insurance',
    'Saybrook beach cottage insurance',
    'North Cove mooring insurance',
  ],
  availableProducts: [
    { name: 'Boat insurance', path: '/products/boat-insurance', icon: 'Ship' },
    { name: 'Yacht insurance', path: '/products/yacht-insurance', icon: 'Anchor' },
    { name: 'Waterfront property', path: '/products/waterfront-property', icon: 'Home' },
    { name: 'Flood insurance', path: '/products/flood-insurance', icon: 'Shield' },
    {
      name: 'Personal watercraft',
      path: '/products/personal-watercraft',
      icon: 'LifeBuoy',
    },
  ],
  marinas: [
    {
      name: 'North Cove',
      note: 'A dredged federal basin off the river, full of moorings and sheltered on nearly every side.',
      source: { title: 'United States Coast Pilot 2', publisher: 'NOAA Office of Coast Survey' },
    },
    {
      name: 'North Cove Yacht Club',
      note: 'The members’ club on the cove.',
    },
    {
      name: 'Saybrook Point Marina',
      note: 'Transient and seasonal slips at the Point, close to the river’s mouth.',
    },
    {
      name: 'Ferry Point',
      note: 'A stretch of yards and slips farther up the west bank, near the highway and railroad bridges.',
    },
    {
      name: 'Baldwin Bridge state boat launch',
      note: 'The large trailer ramp under the Interstate 95 bridge.',
      source: { title: 'Connecticut Boater’s Guide', publisher: 'CT DEEP' },
    },
  ],
  localAttractions: [
    'Saybrook Point and Fort Saybrook Monument Park',
    'Saybrook Breakwater Light, seen from the water',
    'Harvey’s Beach',
    'The causeway across South Cove',
  ],
  insuranceTips: [
    'Time your return. A boat that loses its engine between the jetties at full ebb may need salvage instead of a tow, and a policy pays for the two differently.',
    'Ask whether striking a floating log counts as collision with a submerged object, and whether the deductible is the ordinary one.',
    'If you rent out your cottage by the week, tell the insurer. A house rented out in July and August is not rated as a family home.',
    'Bridge work means barges, tugs and temporary closures above the Point. Read the Local Notice to Mariners before you move up or down.',
  ],
  facts: [
    {
      fact: 'Lynde Point’s 65-foot brownstone tower replaced, in 1838, a wooden one that mariners called too short and too dim.',
      why: 'It stands among the houses of Fenwick, which share its exposure to wind and waves.',
      source: {
        title: 'Lighthouse Trivia',
        publisher: 'The Shoreline Book',
      },
    },
    {
      fact: 'Saybrook Breakwater Light was built in 1886. In the hurricane of September 1938 it lost its bridge to the breakwater, its platform and a 1,500-gallon kerosene tank.',
      why: 'List dinghies, lifts and floating docks on the policy, since many are not covered automatically.',
      source: {
        title: 'Saybrook Breakwater Lighthouse',
        publisher: 'U.S. Coast Guard Historian’s Office',
        url: 'https://history.uscg.mil/Browse-by-Topic/Assets/Land/All/Article/1988661/saybrook-breakwater-lighthouse',
      },
    },
    {
      fact: 'A sandbar kept the river’s mouth from growing into a seaport until jetties and a dredged channel came in the 1870s.',
      why: 'There is still shoal water outside the channel. Check that your policy covers an accidental grounding.',
      source: {
        title: 'The Saybrook Breakwater and Lynde Point lights',
        publisher: 'Long Island Lighthouses',
      },
    },
    {
      fact: 'In 2021, residents of Great Hammock Beach reported that marsh along the Back River had drawn back 23 feet in little more than a decade.',
      why: 'Tidal creeks can threaten a house from behind. A home policy does not pay for land lost to slow erosion.',
      source: {
        title: 'Residents blame aging bridge for erosion of marshlands',
        publisher: 'New Haven Register, September 20, 2021',
      },
    },
    {
      fact: 'Coast Pilots have warned for generations of considerable current at the entrance and of freshets, chiefly in the spring.',
      why: 'Early in the season the river is cold and fast and carries debris. Before you launch, check when your lay-up period ends.',
      source: {
        title: 'United States Coast Pilot 2',
        publisher: 'NOAA Office of Coast Survey',
      },
    },
  ],
  sections: [
    {
      heading: 'At the river’s mouth',
      paragraphs: [
        'The Connecticut comes down more than four hundred miles from the Canadian border and leaves through a narrow gap between two lines of stone. On a summer ebb with a fresh southwesterly, that gap can be rougher than the open Sound outside. An hour after the turn it may be flat.',
        'Wait for the turn if you can. If a guest or a grown child takes your boat out, check that the policy allows it, and explain the tide.',
      ],
    },
    {
      heading: 'Fresh water, salt water and ice',
      paragraphs: [
        'Slips above the Point float in water that is close to fresh for part of the year. It freezes sooner than the Sound, and moving ice takes pilings with it. Boats left in through winter need bubblers, somebody to watch them, and an insurer who has agreed to it in writing.',
        'Moorings in North Cove are out of the current and the swell but close together: when one drags, several boats are hit.',
      ],
    },
    {
      heading: 'From Fenwick west to Chalker Beach',
      paragraphs: [
        'Fenwick, Knollwood, Cornfield Point, Great Hammock, Chalker Beach: each has its own height above the tide. Cornfield Point stands on a bluff with riprap at its foot. The western beaches lie low, with marsh behind them and few ways out.',
        'When the road floods, it may be a day or two before anybody can reach a house. Ask what your policy pays for living elsewhere while access is cut, and whether a civil order has to come first.',
      ],
      sources: [
        {
          title: 'Flood Insurance Study, Middlesex County, Connecticut',
          publisher: 'Federal Emergency Management Agency',
        },
      ],
    },
    {
      heading: 'Questions to bring to a broker',
      paragraphs: ['Before you renew a policy for a boat or a house on the river, ask:'],
      points: [
        'Does towing coverage reach above the railroad and highway bridges, or only the Sound?',
        'Are the pier, the float and the lift listed on the boat policy, on the home policy, or on neither?',
        'If the yard hauls you for a named storm, who pays, and up to what limit?',
      ],
    },
  ],
  questions: [
    {
      question: 'Does keeping a boat upriver lower the premium?',
      answer:
        'Sometimes. Shelter helps, though freshets, ice and bridges count on the other side. The exact berth matters more than the town.',
    },
    {
      question: 'Our cottage is a block back from the beach. Do we have to carry flood coverage?',
      answer:
        'If the building is in a special flood hazard area and the lender is federally regulated, yes. Without a mortgage it is your choice. Check the marsh side too: water can reach the house from there.',
    },
    {
      question: 'I hit driftwood off Saybrook Point and bent a shaft. Is that wear and tear?',
      answer:
        'Usually not, because an impact is sudden. Report it promptly, keep the bent parts, and let the surveyor see the boat before repairs start.',
    },
  ],
}
