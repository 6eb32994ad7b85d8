import type { Term } from './terms.ts'

/** The first half of the glossary, in alphabetical order. */
export const TERMS_A_L: readonly Term[] = [
  {
    term: 'Actual cash value',
    text: 'What something was worth just before a loss: its price new, less depreciation for age and wear. A boat insured this way pays no more than the market would have.',
    words: 'acv market value',
  },
  {
    term: 'Additional insured',
    text: 'Someone else whom your liability policy protects, such as the marina where you keep the boat. An endorsement adds the name; a certificate alone does not.',
    words: 'marina yard',
  },
  {
    term: 'Agreed value',
    text: 'A figure for the boat that you and the insurer fix when the policy begins. A total loss pays that figure, whatever the market says by then.',
    words: 'stated value',
  },
  {
    term: 'All risks',
    text: 'A policy that pays for every accidental loss except those it excludes. The exclusions are the part to read.',
    words: 'open perils',
  },
  {
    term: 'Bareboat charter',
    text: 'A charter in which the customer takes over the vessel and chooses the crew, almost like an owner. Insurance and Coast Guard rules differ from a charter with a captain.',
    words: 'demise charter rent',
  },
  {
    term: 'Base flood elevation',
    text: 'The height that water is expected to reach in the flood with a chance of one percent in any year. Building rules and elevation certificates are measured against it.',
    words: 'bfe hundred year flood',
  },
  {
    term: 'Binder',
    text: 'A short document that puts coverage in force before the policy is issued. It has a beginning, an end, and the insurer’s name; a quote has none of the three.',
    words: 'proof temporary bound',
  },
  {
    term: 'C-MAP',
    text: 'The Coastal Market Assistance Program, through which agents look for a home insurer near the Connecticut shore before they turn to surplus lines.',
    words: 'coastal market assistance nonrenewed',
  },
  {
    term: 'Certificate of insurance',
    text: 'A page that tells a marina, yard or lender what a policy has on that day. It changes nothing in the policy.',
    words: 'coi proof of insurance marina yard lender',
  },
  {
    term: 'Community Rating System',
    text: 'A federal program that lowers flood premiums for everyone in a town that manages its floodplain beyond the minimum.',
    words: 'crs discount class',
  },
  {
    term: 'Consequential damage',
    text: 'What a failure brings about, as opposed to the part that failed. Many boat policies exclude the worn hose and pay for the sinking that follows, and some exclude both.',
    words: 'ensuing resulting loss',
  },
  {
    term: 'Constructive total loss',
    text: 'A loss that is settled as total although the boat still exists, because recovering and repairing it would cost more than it is insured for.',
    words: 'ctl totaled',
  },
  {
    term: 'Crew warranty',
    text: 'A promise in a yacht policy that a named captain or a number of crew is employed or aboard. When it is not kept, coverage can be lost.',
    words: 'captain warranty',
  },
  {
    term: 'Declarations page',
    text: 'The first pages of a policy: who and what is insured, from when to when, for how much, with which deductibles and forms.',
    words: 'dec page',
  },
  {
    term: 'Deductible',
    text: 'The part of a loss that you pay before the policy does. It can be an amount, or a percentage of the insured value.',
    words: 'out of pocket excess',
  },
  {
    term: 'Depreciation',
    text: 'What age and use take off the price of a thing. Policies that replace the hull new for old may still depreciate sails, canvas, batteries and outdrives.',
    words: 'wear',
  },
  {
    term: 'Documentation',
    text: 'Federal registration of a vessel with the Coast Guard, with a name and a hailing port. Lenders often require it because their mortgage is recorded there.',
    words: 'documented vessel coast guard title',
  },
  {
    term: 'Elevation certificate',
    text: 'A surveyor’s form with the heights of a building’s floors, machinery and ground. The flood program no longer requires it, and uses it where it lowers the premium.',
    words: 'ec flood survey',
  },
  {
    term: 'Endorsement',
    text: 'A page that changes a policy: it adds, removes or limits something. It counts before the printed form.',
    words: 'rider',
  },
  {
    term: 'Excess flood insurance',
    text: 'A private policy that begins where the federal limits of $250,000 for a home and $100,000 for its contents end.',
    words: 'above nfip',
  },
  {
    term: 'Exclusion',
    text: 'A cause, place or use for which a policy does not pay. Wear, racing, charter and freezing are common ones on boats.',
    words: 'not covered',
  },
  {
    term: 'FAIR Plan',
    text: 'An association of Connecticut’s insurers that offers basic insurance for homes that no insurer takes. It is the last choice, and pays less broadly.',
    words: 'last resort nonrenewed',
  },
  {
    term: 'Flood zone',
    text: 'A letter on the federal flood map. Zones that begin with A or V are high-risk, and a federally backed loan there requires flood insurance; zone X requires none.',
    words: 'ae ve x map',
  },
  {
    term: 'Fuel spill liability',
    text: 'Pays for cleaning up fuel or oil from your boat, and for the damage it does. Look for a limit of its own beside the limit of liability.',
    words: 'pollution oil sheen',
  },
  {
    term: 'General average',
    text: 'An old rule of the sea: what is sacrificed to save ship and cargo is shared by all whose property was saved.',
    words: 'average cargo',
  },
  {
    term: 'Gross tonnage',
    text: 'The volume of a vessel, not its weight. Federal limits of liability for a spill are counted by it.',
    words: 'tons',
  },
  {
    term: 'Haul-out coverage',
    text: 'Pays part of the bill for hauling or moving the boat once a storm watch or warning is issued. It has a limit, and often its own percentage.',
    words: 'hurricane haulout',
  },
  {
    term: 'Hull coverage',
    text: 'Insurance of the boat itself with its engines and equipment, for a value in the policy. It is for the boat what collision and comprehensive are for a car.',
    words: 'physical damage',
  },
  {
    term: 'Hull identification number',
    text: 'Twelve characters on the transom that name the builder, the hull and its year. Boats from before November 1972 have none.',
    words: 'hin serial',
  },
  {
    term: 'Hurricane deductible',
    text: 'A percentage of a house’s insured value that replaces the usual deductible in a hurricane. In Connecticut it needs a warning and sustained winds of 74 miles an hour in the state.',
    words: 'wind deductible percent',
  },
  {
    term: 'Increased cost of compliance',
    text: 'Up to $30,000 of a federal flood policy toward raising, moving or demolishing a house that the town orders brought up to the flood rules.',
    words: 'icc elevate',
  },
  {
    term: 'Jones Act',
    text: 'The federal law by which a seaman may sue an employer whose negligence caused an injury. Paid crew on a yacht can come under it.',
    words: 'crew seaman injury',
  },
  {
    term: 'Latent defect',
    text: 'A flaw in material or construction that a careful inspection would not find. Many policies leave out the flaw itself and pay for the damage it causes.',
    words: 'hidden flaw',
  },
  {
    term: 'Lay-up',
    text: 'The months in which the policy says the boat is out of use, ashore or in its berth. Sailing in them may be without coverage.',
    words: 'winter storage layup',
  },
  {
    term: 'Liability limit',
    text: 'The most that a policy pays to others for one accident. What a court awards above it is yours to pay.',
    words: 'how much liability',
  },
  {
    term: 'Limitation of liability',
    text: 'An old federal law that can limit an owner’s liability to the value of the vessel after an accident, if the owner neither knew of nor shared in the fault.',
    words: '1851 act',
  },
  {
    term: 'Longshore Act',
    text: 'Federal workers’ compensation for people who load, build or repair vessels. Some yard work on pleasure boats is under state law instead.',
    words: 'usl&h yard workers compensation',
  },
  {
    term: 'Loss assessment',
    text: 'What an association charges each unit for a loss that its own insurance does not pay, such as the deductible. Coverage for it is often $1,000 unless you raise it.',
    words: 'condominium association hoa',
  },
  {
    term: 'Loss payee',
    text: 'Somebody, usually a lender, who is named on the check when the boat or house is damaged.',
    words: 'lender bank lienholder mortgagee',
  },
]
