import type { BuiltInProduct } from './product.ts'

export const commercialMarineInsurance: BuiltInProduct = {
  slug: 'commercial-marine-insurance',
  name: 'Commercial Vessel Insurance',
  short_description:
    'Hull, P&I and crew coverage for vessels that earn: charter and party boats, launches, oyster and lobster boats, tugs and workboats.',
  long_description:
    'If a boat has a paying customer, a catch, a tow or a crew on wages, it is a commercial vessel, whatever its size. A pleasure policy ends at that moment. This page is for captains and small fleets; the docks and sheds ashore have a page of their own.',
  features: [
    'Commercial hull and machinery',
    'Protection and indemnity with Jones Act crew',
    'Passengers for hire, inspected and uninspected',
    'Tower’s liability, cargo and catch',
    'Vessel pollution',
    'Port-risk terms for the months tied up',
  ],
  icon: 'Ship',
  sections: [
    {
      heading: 'Which trade are you in',
      paragraphs: [
        'Underwriters begin with the trade, because each fails in its own way. Tell them the true one, and the sideline as well.',
      ],
      points: [
        'Six-passenger charter: striper trips, day sails, sunset cruises.',
        'Inspected passenger vessels: party boats, ferries, harbor tours, sail training.',
        'Shellfish and finfish: oyster and clam dredging, lobster pots, trawling.',
        'Workboats: launches, push boats, dock builders’ barges, survey, spill response.',
        'Assistance towing and salvage.',
        'Research, dive and school programs.',
      ],
    },
    {
      heading: 'Hull and machinery',
      paragraphs: [
        'The hull is insured for an agreed sum against perils of the sea, fire, collision and the negligence of master or crew. Note what that leaves: machinery that simply wears out is yours, and engine damage is paid when it follows from something insured. Collision liability often sits in the hull section and carries its own limit, so the P&I should be written to begin where it ends.',
        'Insure fishing gear, pots, electronics and the skiff by name. An oyster dredge or a set of pots on the bottom is not part of the boat.',
      ],
    },
    {
      heading: 'Crew: the exposure that closes businesses',
      paragraphs: [
        'A deckhand whose work serves the vessel, and whose connection with it is substantial in both duration and nature, is a seaman (Chandris, Inc. v. Latsis, 515 U.S. 347, 1995), whether paid by the hour or by the share. Workers’ compensation is then not the remedy. Maintenance and cure are owed whoever was to blame, and under the Jones Act, 46 U.S.C. 30104, the deckhand may sue you for negligence, however slight. The words independent contractor change nothing at the courthouse.',
        'P&I can include crew, by head count, or leave them out altogether. Check which. A captain who owns the boat through his own corporation is sometimes its employee, and sometimes insured as neither. A policy that says two crew, on a day with three aboard, has a problem with all three.',
      ],
      sources: [{ title: '46 U.S.C. 30104 (Jones Act)', publisher: 'United States Code' }],
    },
    {
      heading: 'People who pay',
      paragraphs: [
        'Up to six passengers for hire may go on an uninspected vessel with a licensed operator. The seventh makes it a small passenger vessel that needs a certificate of inspection. It is the line most often crossed by accident, on a holiday, with a cousin of the client on the dock. One passenger over and the insurer may treat the policy as void for that trip.',
        'Waivers are worth having and do less at sea than owners hope. What does help: a safety talk with a witness, a passenger list, non-slip on the boarding step, and a rule about drink. If you serve it, ask for liquor liability by name.',
      ],
      sources: [
        {
          title: 'Title 46, Code of Federal Regulations: uninspected and small passenger vessels',
          publisher: 'U.S. Coast Guard',
        },
      ],
    },
    {
      heading: 'Things in tow, things aboard',
      paragraphs: [
        'The moment your line is on another hull you have taken charge of it. Tower’s liability answers for what happens to the tow and what the tow does to others. Standard hull forms speak only of tugs and tows in the ordinary trade; a launch that pulls a member’s sloop off a bar is doing a favor without coverage.',
        'Cargo and catch need their own lines, with refrigeration and delay considered. Scientific gear that belongs to a university is cargo too, when it goes over the side.',
      ],
    },
    {
      heading: 'Warranties that a busy season breaks',
      paragraphs: ['A commercial policy is full of quiet conditions. Read them in winter.'],
      points: [
        'Master’s license current and of the right tonnage and waters.',
        'Certificate of inspection in force and carried aboard.',
        'Route and distance from a harbor of safe refuge.',
        'Named operators only.',
        'Bilge alarms tested, hull checked so many times a week when unattended.',
        'Haul-out every year or two with a survey.',
      ],
    },
    {
      heading: 'Fuel in the harbor',
      paragraphs: [
        'A spill is charged to the vessel, fault or no fault, under the Oil Pollution Act of 1990. Some trades must show financial responsibility in advance. Vessel pollution insurance pays removal and damage and hires the people who know how to lay a boom at two in the morning. P&I alone frequently excludes it or gives a token sum.',
      ],
    },
    {
      heading: 'Winter and idle time',
      paragraphs: [
        'A vessel tied up from Thanksgiving to April can be insured for port risk at a lower rate, and premium returned for lay-up days is common if notice is given. The reverse deserves thought too: a blown engine in July costs the season, not the engine. Loss-of-earnings coverage exists, with a waiting period and a figure per day that your books must support.',
      ],
    },
    {
      heading: 'Price, and what goes in the submission',
      paragraphs: [
        'Trade, crew number, passengers a year, value, age and survey, captain’s record, waters, and five years of losses decide it. Insurers that like your trade today may not next year; a well-kept submission gives us others to turn to.',
      ],
      points: [
        'Survey with valuation, and proof that its list was done.',
        'Licenses, certificate of inspection, drug-testing enrollment.',
        'Crew count by month and how they are paid.',
        'Trips and passengers in the last two seasons.',
        'Safety manual, logs and maintenance records.',
        'Mortgage and charter-party terms.',
      ],
    },
  ],
  questions: [
    {
      question: 'I only take people fishing a few weekends a year. Is that commercial?',
      answer:
        'Yes. One paying passenger is enough, and sharing more than the actual costs can count as payment. A limited charter endorsement or a small commercial policy fits occasional trips.',
    },
    {
      question: 'How much liability do charter captains carry?',
      answer:
        'Landlords, marinas and booking platforms frequently ask for a million dollars, and it is a sound place to begin. Think in terms of six passengers hurt together, not of one.',
    },
    {
      question: 'My mate is paid in cash, by the day. Do I list him?',
      answer:
        'Count him. The law looks at what he does aboard, not at how the money changes hands. The premium for one more crew member is small beside one uninsured hand.',
    },
    {
      question: 'Does the policy cover state and federal waters alike?',
      answer:
        'It covers the route that is written in it. Some policies written for the Sound stop at the Race. Fishing the south side of Montauk or running to Block Island needs to be there in words.',
    },
    {
      question: 'Can a sailing school or nonprofit use this?',
      answer:
        'Yes. Students may be passengers or crew depending on what they do and what they pay, and that answer belongs in the policy before the first lesson. Volunteers need thought as well.',
    },
  ],
  metaDescription:
    'Commercial vessel insurance for Connecticut charter, fishing, launch and workboat operators: hull, P&I, Jones Act crew, passengers, towing and pollution.',
  keywords: [
    'commercial vessel insurance connecticut',
    'charter boat insurance',
    'jones act insurance',
    'six-pack captain insurance',
    'fishing vessel insurance',
    'p&i insurance',
  ],
}
