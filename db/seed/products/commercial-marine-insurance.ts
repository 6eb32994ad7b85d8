import type { BuiltInProduct } from './product.ts'

export const commercialMarineInsurance: BuiltInProduct = {
  slug: 'commercial-marine-insurance',
  name: 'Commercial Vessel Insurance',
  short_description:
    'Hull, P&I and crew coverage for vessels that earn: charter and party boats, launches, oyster and lobster boats, tugs and workboats.',
  long_description:
    'If a boat carries paying customers, lands a catch for sale, tows for hire or has a crew on wages, insurers treat it as a commercial vessel, whatever its size. A pleasure policy usually excludes that use. This page is for captains and small fleets; marinas and boatyards have a page of their own.',
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
        'Underwriters begin with the trade, because each has its own losses. Tell them what you really do, including the sideline.',
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
      heading: 'Crew: often the largest exposure',
      paragraphs: [
        'A deckhand whose work serves the vessel, and whose connection with it is substantial in both duration and nature, is a seaman (Chandris, Inc. v. Latsis, 515 U.S. 347, 1995), whether paid by the hour or by the share. State workers’ compensation is then generally not the remedy. Maintenance and cure are owed whoever was to blame, and under the Jones Act, 46 U.S.C. 30104, the deckhand may sue you for negligence. Calling someone an independent contractor does not settle the question.',
        'P&I can include crew, by head count, or leave them out altogether. Check which. A captain who owns the boat through his own corporation is sometimes its employee, and sometimes insured as neither. If the policy covers two crew and three are aboard that day, coverage for all three is in doubt.',
      ],
      sources: [{ title: '46 U.S.C. 30104 (Jones Act)', publisher: 'United States Code' }],
    },
    {
      heading: 'People who pay',
      paragraphs: [
        'An uninspected vessel under 100 gross tons with a licensed operator may carry up to six passengers, one or more of them for hire. A seventh passenger, paying or not, makes it a small passenger vessel that needs a certificate of inspection. The limit is easily exceeded by accident, for example when a client brings a relative along. With one passenger too many, the insurer may deny coverage for the trip.',
        'Since December 23, 2022, the owner of a small passenger vessel with at most 150 passengers, or 49 overnight, can no longer limit liability to the value of the vessel. Waivers are worth having, but on navigable waters they protect an owner less than many expect. A safety talk with a witness, a passenger list, a non-slip boarding step and a rule about alcohol help more. If you serve alcohol, ask for liquor liability.',
      ],
      sources: [
        {
          title: 'Title 46, Code of Federal Regulations: uninspected and small passenger vessels',
          publisher: 'U.S. Coast Guard',
        },
        {
          title: '2023 Begins with Increased or Unlimited Liability for Vessel Owners',
          publisher: 'Mondaq',
          url: 'https://www.mondaq.com/unitedstates/marine-shipping/1278148/2023-begins-with-increased-or-unlimited-liability-for-vessel-owners',
        },
      ],
    },
    {
      heading: 'Things in tow, things aboard',
      paragraphs: [
        'The moment your line is on another hull you have taken charge of it. Tower’s liability answers for what happens to the tow and what the tow does to others. Many hull and P&I forms exclude towing unless it is added, so a launch that pulls a member’s sloop off a bar may be doing so without coverage.',
        'Cargo and catch need their own lines, with refrigeration and delay considered. Scientific gear that belongs to a university needs the same attention.',
      ],
    },
    {
      heading: 'Warranties that a busy season breaks',
      paragraphs: [
        'A commercial policy has many conditions. These are worth reading before the season.',
      ],
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
        'Under the Oil Pollution Act of 1990 the owner and operator answer for a spill without regard to fault, up to a limit that can be lost through gross negligence, a violation of federal safety regulations, or failing to report the spill or to cooperate (33 U.S.C. 2704). Report at once to the National Response Center (800-424-8802) and to the state (860-424-3338). Larger vessels must show financial responsibility in advance. Vessel pollution insurance pays for removal and damages and arranges the response. P&I alone often excludes it or covers it with a low limit.',
      ],
    },
    {
      heading: 'Winter and idle time',
      paragraphs: [
        'A vessel tied up from Thanksgiving to April can be insured for port risk at a lower rate, and premium returned for lay-up days is common if notice is given. Think about the busy months as well: an insured engine loss in July can cost the whole season. Loss-of-earnings coverage is available for insured damage, with a waiting period and a daily amount that your books must support.',
      ],
    },
    {
      heading: 'Price, and what goes in the submission',
      paragraphs: [
        'Trade, crew number, passengers a year, value, age and survey, captain’s record, waters, and five years of losses decide it. An insurer that wants your trade today may not want it next year, and a complete submission makes it easier to approach another.',
      ],
      points: [
        'Survey with valuation, and proof that its recommendations were completed.',
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
        'Marinas, landlords and booking platforms frequently ask for $1 million. Consider what six injured passengers would claim, not one.',
    },
    {
      question: 'My mate is paid in cash, by the day. Do I list him?',
      answer:
        'Yes. The law looks at what he does aboard, not at how he is paid. The premium for one more crew member is small compared with one uninsured injury.',
    },
    {
      question: 'Does the policy cover state and federal waters alike?',
      answer:
        'It covers the route that is written in it. Some policies written for the Sound stop at the Race. Fishing the south side of Montauk or running to Block Island has to be included in writing.',
    },
    {
      question: 'Can a sailing school or nonprofit use this?',
      answer:
        'Yes. Students may be passengers or crew depending on what they do and what they pay, and the policy should say which before the first lesson. Ask about volunteers as well.',
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
