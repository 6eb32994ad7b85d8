import type { Term } from './terms.ts'

/** The second half of the glossary, in alphabetical order. */
export const TERMS_M_Z: readonly Term[] = [
  {
    term: 'Maintenance and cure',
    text: 'What an owner owes a seaman who falls ill or is hurt in service, regardless of fault: a daily sum, and medical care until nothing more will help.',
    words: 'crew injury',
  },
  {
    term: 'Marina operators legal liability',
    text: 'Pays where a marina or yard is legally liable for damage to customers’ boats in its care. General liability usually excludes them.',
    words: 'moll care custody control yard',
  },
  {
    term: 'Master policy',
    text: 'The policy of a condominium association for the buildings and what all owners share. The declaration says where it ends and a unit owner’s policy begins.',
    words: 'condominium association hoa',
  },
  {
    term: 'Medical payments',
    text: 'Pays for treatment of people hurt aboard, in your car or at your house, up to a small limit, whoever was at fault.',
    words: 'med pay guests',
  },
  {
    term: 'Named perils',
    text: 'A policy that pays only for the causes it lists, such as fire, theft and lightning. Whatever is not on the list is not insured.',
    words: 'listed causes',
  },
  {
    term: 'Named storm',
    text: 'A storm to which the National Hurricane Center has given a name, from tropical storm up. Many boat policies apply a higher deductible to its damage.',
    words: 'tropical storm hurricane',
  },
  {
    term: 'National Flood Insurance Program',
    text: 'The federal program behind most flood policies, sold through insurers and agents in towns that take part. It insures a home for at most $250,000.',
    words: 'nfip fema federal flood',
  },
  {
    term: 'Navigation limits',
    text: 'The waters in which the policy is in force. Outside them it may pay nothing, so ask for an extension before a longer trip.',
    words: 'navigation warranty cruising area',
  },
  {
    term: 'Nonrenewal',
    text: 'An insurer’s decision to let a policy end on its date. For a personal policy, Connecticut requires 60 days’ notice with the reason.',
    words: 'dropped canceled not renewed',
  },
  {
    term: 'Oil Pollution Act',
    text: 'The federal law of 1990 that makes an owner liable for a spill without fault, up to a limit that is lost by gross negligence or by not reporting.',
    words: 'opa 90 spill',
  },
  {
    term: 'Ordinance or law coverage',
    text: 'Pays the added cost of rebuilding a damaged house to present codes, which the plain policy leaves out.',
    words: 'building code upgrade',
  },
  {
    term: 'Personal effects',
    text: 'Clothes, fishing gear and electronics aboard that are not part of the boat. They have a limit of their own, and often a small one.',
    words: 'gear belongings',
  },
  {
    term: 'Private flood insurance',
    text: 'A flood policy from an insurer in place of the federal one. Limits can be higher, and it can be nonrenewed.',
    words: 'non-nfip',
  },
  {
    term: 'Proof of loss',
    text: 'Your sworn statement of what was damaged and what you claim. A federal flood policy wants it within 60 days.',
    words: 'sworn statement deadline',
  },
  {
    term: 'Protection and indemnity',
    text: 'Liability insurance in the words of the sea: injuries, damage to other boats and docks, and often removing the wreck.',
    words: 'p&i liability',
  },
  {
    term: 'Replacement cost',
    text: 'What it costs to repair or buy the same thing new, without depreciation. For a house it is the cost to rebuild, not the price of the property.',
    words: 'new for old rebuild',
  },
  {
    term: 'Reservation of rights',
    text: 'An insurer’s letter that it looks into a claim, but may still refuse it. Answer it in writing, and show it to a lawyer.',
    words: 'claim letter denied',
  },
  {
    term: 'Salvage',
    text: 'Help to a boat in danger, paid by what was saved and how hard it was, and not by the hour. Ask whether it is a tow or a salvage before you take a line.',
    words: 'tow no cure no pay',
  },
  {
    term: 'Seaworthiness',
    text: 'That a boat is fit for the trip it makes: hull, equipment and crew. Most policies require it, and its lack is a reason to refuse a claim.',
    words: 'unseaworthy maintenance',
  },
  {
    term: 'Special flood hazard area',
    text: 'The part of the flood map with a chance of flooding of at least one percent a year: the zones that begin with A or V.',
    words: 'sfha high risk',
  },
  {
    term: 'Subrogation',
    text: 'The insurer’s right to recover what it paid from whoever caused the loss. A slip contract that waives it may need the insurer’s consent.',
    words: 'waiver of subrogation recover',
  },
  {
    term: 'Substantial damage',
    text: 'Damage that costs half of a building’s value or more to repair. In the mapped flood area the house then has to meet the present flood rules.',
    words: 'fifty percent rule elevate',
  },
  {
    term: 'Sue and labor',
    text: 'The duty to keep a loss from getting worse, and the coverage that pays you back for what that reasonably cost.',
    words: 'protect mitigate pump',
  },
  {
    term: 'Surplus lines',
    text: 'Insurers that are not licensed in the state and take what licensed ones decline. Connecticut taxes the premium, and its guaranty fund does not stand behind them.',
    words: 'non-admitted lloyds',
  },
  {
    term: 'Survey',
    text: 'A marine surveyor’s inspection of condition and value. Insurers ask for one on older or larger boats, and want its recommendations completed.',
    words: 'surveyor inspection c&v',
  },
  {
    term: 'Tender',
    text: 'The dinghy that serves a larger boat. It is insured with it only where the policy says so, often up to a length or a speed.',
    words: 'dinghy inflatable',
  },
  {
    term: 'Towing and assistance',
    text: 'Pays for a tow, a jump start or fuel brought out, up to a limit for each call. It does not pay for salvage.',
    words: 'sea tow boatus breakdown',
  },
  {
    term: 'Umbrella',
    text: 'Liability insurance above the limits of boat, home and auto policies. It asks that each of them has a minimum, and that the boat is listed.',
    words: 'excess liability million',
  },
  {
    term: 'Uninspected passenger vessel',
    text: 'A vessel under 100 gross tons that may carry at most six passengers, at least one of them for hire. The seventh makes it an inspected one.',
    words: 'six pack charter captain upv',
  },
  {
    term: 'Uninsured boater',
    text: 'Pays for injuries to people on your boat by somebody who has no insurance or leaves the scene. Boats in Connecticut need not be insured.',
    words: 'hit and run underinsured',
  },
  {
    term: 'Utmost good faith',
    text: 'The duty under marine law to tell the insurer what matters to the risk, even if it does not ask. What is left out can void the policy.',
    words: 'uberrimae fidei disclosure misrepresentation',
  },
  {
    term: 'Vacancy',
    text: 'A house without people or furniture. Many policies drop vandalism after 60 days of it; a furnished cottage in winter is unoccupied, and not vacant.',
    words: 'unoccupied empty house',
  },
  {
    term: 'Warranty',
    text: 'A promise in the policy that has to be kept exactly, such as where the boat is in winter. In marine insurance a breach can end coverage even where it did no harm.',
    words: 'breach promise',
  },
  {
    term: 'Water backup',
    text: 'Water that comes up through a drain or out of a sump. A home policy insures it by endorsement, and a flood policy only where there was a flood.',
    words: 'sewer sump basement',
  },
  {
    term: 'Wear and tear',
    text: 'What use and time do to a boat. No policy pays for it, and corrosion, rot and marine growth usually stand beside it.',
    words: 'corrosion maintenance',
  },
  {
    term: 'Wreck removal',
    text: 'Raising and taking away a sunken boat, which the law can require of its owner. Look whether the policy pays it in addition to the hull value.',
    words: 'raise',
  },
]
