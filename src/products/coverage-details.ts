/**
 * Six points that a policy of each kind usually covers. The title ends at the first colon and
 * space.
 */
const DETAILS: Record<string, string[]> = {
  'boat-insurance': [
    'Hull and engine: Damage by collision, grounding, fire, storm or theft, less your deductible.',
    'Liability: What you legally owe others for injuries and damage, and the cost of your defense.',
    'Trailer: Its own damage and theft, on the road and in the yard.',
    'Uninsured boater: Your injuries, when the boat at fault has no insurance.',
    'On-water assistance: Towing, fuel and a jump start, up to a limit.',
    'Gear and electronics: What is aboard and not bolted down, by schedule or to a limit.',
  ],
  'yacht-insurance': [
    'Agreed hull value: A total loss pays the figure in the policy, without depreciation, less any deductible that applies.',
    'Protection and indemnity: Liability at sea, with wreck removal and a defense.',
    'Fuel spill: Removal costs and damages under federal law, preferably with a separate limit.',
    'Sails, spars and tender: Listed in the policy, with terms of their own.',
    'Named-storm haul-out: Part of the yard’s bill when a watch or warning is out.',
    'Voyages: Waters beyond the usual limits, added by date before you leave.',
  ],
  'waterfront-property': [
    'Docks and piers: Fixed structures on piles, at the cost of building them again.',
    'Floats and lifts: Seasonal parts, with conditions on how they are stored.',
    'Seawalls: Sudden damage, where an engineer’s letter finds a market.',
    'Shore liability: Guests, swimmers and boats that tie up.',
    'Debris and recovery: The cost of retrieving what a storm carried off, up to a limit.',
    'Ordinance or law: Part of the added cost of meeting today’s permits and code.',
  ],
  'commercial-marine': [
    'Operator’s legal liability: Customers’ boats in your care, on the lift or in the shed.',
    'Ship repairer’s liability: Damage that your work does to a vessel, but not the work itself.',
    'Docks and buildings: Scheduled by value, with wind, wave and ice spelled out.',
    'People at work: State compensation, and longshore or seamen’s coverage where it applies.',
    'Pollution: Fuel docks, tanks and wash-down, sudden or slow.',
    'Business income: Earnings lost while the basin is cleared.',
  ],
  'personal-watercraft': [
    'Liability: Injuries to swimmers, riders and those you tow, up to your limit.',
    'The machine: Collision, fire, storm and vandalism, at agreed value or actual cash value.',
    'Theft: From the driveway, ramp or float, if it was locked as the policy requires.',
    'Medical payments: First bills for anyone aboard, whoever was at fault.',
    'Trailer and gear: Covers, vests and the trailer beneath.',
    'Uninsured boater: Your own injuries, when the other side has no coverage.',
  ],
  'boat-yacht-insurance': [
    'Form: Boat or yacht wording, chosen by use and not only by length.',
    'Valuation: Agreed value or actual cash value, for total and for partial losses.',
    'Limits: How much liability coverage there is, and which costs come out of it.',
    'Waters and season: Where the policy applies, and from when to when.',
    'Operators: Who may take the helm, and under what conditions.',
    'Claims: Whom to call, what to keep, and what is reimbursed at once.',
  ],
  'luxury-yacht-insurance': [
    'Hull and machinery: A negotiated value, shared among underwriters when it is large.',
    'Crew: Maintenance, cure and claims under the Jones Act, for everyone who works aboard.',
    'Charter: Paying passengers, with the contract and captain that the insurer requires.',
    'Tenders and toys: Each one listed, with the terms for towing it.',
    'Owner’s interests: The company, lender and guarantor, each named in the policy.',
    'Refit: Yard periods, with the yard’s contract read first.',
  ],
  'waterfront-property-insurance': [
    'Dwelling: Rebuilding cost at the shore, with an extension above the limit.',
    'Wind: Usually included, with a hurricane deductible that we work out in dollars for you.',
    'Flood: A policy of its own, federal or private, with excess above.',
    'Other buildings: Garage, cottage and shed, each with its own limit.',
    'Living elsewhere: Rent and meals after a covered loss.',
    'Ordinance or law: Part of the cost of elevating a house that has to be rebuilt.',
  ],
  'flood-insurance': [
    'Building: Structure, foundation, wiring, furnace and built-in things.',
    'Contents: Furniture and belongings, chosen and priced separately.',
    'Basements: Machinery and cleanup, and little else.',
    'Raising the house: Part of the cost of meeting the town’s flood ordinance.',
    'Excess: Private coverage above the federal limits.',
    'Private flood: Wider terms, and sometimes a rental while you rebuild.',
  ],
  'commercial-marine-insurance': [
    'Hull and machinery: An agreed value, for perils of the sea, fire and collision.',
    'Protection and indemnity: Injury and damage, wreck removal and defense.',
    'Crew: The Jones Act and maintenance and cure, by head count.',
    'Passengers: Those who pay, within the number your certificate allows.',
    'Towing and cargo: What is on your line and what is in your hold.',
    'Pollution: Containing a spill, cleaning it up, and claims under federal law.',
  ],
  'home-insurance': [
    'Dwelling: The house, at what it costs to rebuild.',
    'Other structures: Garage, shed and fence, as a share of the dwelling.',
    'Belongings: At home and away, at replacement cost if you choose it.',
    'Loss of use: Rent and meals while the house is repaired.',
    'Personal liability: Injury and damage you cause to others, chiefly ashore.',
    'Added options: Water backup, service lines, oil tank and valuables.',
  ],
  'auto-insurance': [
    'Liability: Injuries and damage to others, at limits above the state minimum.',
    'Uninsured and underinsured drivers: Your own injuries, with conversion coverage if you choose it.',
    'Collision: Damage to your car in a crash, less the deductible.',
    'Comprehensive: Theft, fire, deer, limbs and flood water.',
    'Towing a boat: Liability that follows the trailer while it is hitched.',
    'Rental and roadside: A car while yours is in the shop, and a tow to get it there.',
  ],
}

const GENERIC_DETAILS = [
  'Property: Repair or replacement after sudden, accidental damage that the policy names or does not exclude.',
  'Liability: What you owe others, with a defense, up to the limit you choose.',
  'Storms: Wind and named storms, with any separate deductible explained in dollars.',
  'Valuation: Agreed value, replacement cost or actual cash value, chosen when the policy begins.',
  'Use: Where, when and by whom the property is used, as you describe it to the insurer.',
  'Claims: One person to call, and help with the first steps.',
]

export interface CoverageDetail {
  title: string
  text: string
}

/** What this kind of policy usually covers, in six points. */
export function coverageDetails(slug: string): CoverageDetail[] {
  const details = Object.hasOwn(DETAILS, slug) ? DETAILS[slug] : undefined
  return (details ?? GENERIC_DETAILS).map(splitDetail)
}

/** Splits a detail at its first colon and space; one without a colon has no title. */
export function splitDetail(detail: string): CoverageDetail {
  const at = detail.indexOf(': ')
  if (at < 0) return { title: detail, text: '' }
  return { title: detail.slice(0, at), text: detail.slice(at + 2) }
}
