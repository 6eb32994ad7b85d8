import type { ReactNode } from 'react'
import type { Source } from '../../db/schema/texts.ts'
import { TextPage } from '../layout/text-page.tsx'
import { Sources } from '../ui/prose/content-sections.tsx'
import { Table } from '../ui/prose/table.tsx'
import { above, inDollars } from './arithmetic.ts'

/** Choices of a policy side by side. */
export function Compare() {
  return (
    <TextPage
      title="Policies side by side"
      intro={
        <p>
          Four choices that decide what a claim pays. The tables say what these policies usually do;
          yours decides. Send it to us, and we <a href="/contact">read it with you</a>.
        </p>
      }
      parts={[
        {
          id: 'value',
          title: 'Agreed value and actual cash value',
          text: <Comparison {...VALUE} />,
        },
        {
          id: 'homeowners',
          title: 'A boat on a marine policy, or on the homeowners policy',
          text: <Comparison {...HOMEOWNERS} />,
        },
        {
          id: 'flood',
          title: 'Federal and private flood insurance',
          text: <Comparison {...FLOOD} />,
        },
        {
          id: 'liability',
          title: 'Limits of liability, and what each leaves',
          text: <Liability />,
        },
      ]}
    />
  )
}

interface Compared {
  label: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  after: ReactNode
  sources: Source[]
}

function Comparison({ label, head, rows, after, sources }: Compared) {
  return (
    <>
      <Table label={label} head={head} rows={rows} />
      {after}
      <Sources sources={sources} />
    </>
  )
}

const VALUE: Compared = {
  label: 'Agreed value and actual cash value',
  head: ['What', 'Agreed value', 'Actual cash value'],
  rows: [
    [
      'A total loss pays',
      'the figure in the policy, whatever the market says',
      'what the boat was worth just before, and no more than the insured value',
    ],
    ['Insured for $50,000, worth $30,000', '$50,000', '$30,000'],
    ['Insured for $50,000, worth $60,000', '$50,000', '$50,000'],
    [
      'A repair pays',
      'usually new for old; sails, canvas, batteries and outdrives are often depreciated',
      'the repair less depreciation for age',
    ],
    ['The value is proved', 'before the policy begins, often by a survey', 'after the loss'],
    ['It costs', 'more', 'less'],
  ],
  after: (
    <p>
      A deductible comes off where the policy applies one to a total loss. An agreed value has to be
      kept current: a boat whose engines were replaced is insured for the old figure until the
      policy is changed. <a href="/products/boat-insurance">More about boat policies</a>.
    </p>
  ),
  sources: [
    {
      title: 'Total losses: how you will be paid',
      publisher: 'Aspen Insurance Agency',
      url: 'https://www.aspen-ny.com/total-losses/',
    },
    {
      title: 'Boat Insurance: Replacement Cost Versus Actual Cash Value',
      publisher: 'SkiSafe',
      url: 'https://www.skisafe.com/blog/Entry/5/boat-insurance-replacement-cost-versus-actual-cash-value',
    },
  ],
}

const HOMEOWNERS: Compared = {
  label: 'A marine policy and a homeowners policy',
  head: ['What', 'Marine policy', 'Homeowners form of 2011'],
  rows: [
    [
      'The boat, its motor, trailer and equipment',
      'each for its own value',
      'at most $1,500 for all of it',
    ],
    ['Wind and hail', 'insured, often with a storm deductible', 'only inside a closed building'],
    ['Theft', 'insured within the navigation limits', 'only from the residence'],
    [
      'Grounding, sinking, collision',
      'usually insured',
      'not among the causes that the form lists',
    ],
    [
      'Liability afloat',
      'for the boats in the policy',
      'owned outboards of up to 25 horsepower in all, sailboats under 26 feet',
    ],
    [
      'Wreck removal, fuel spill, towing',
      'usually included or offered, each with its limit',
      'no limits of their own',
    ],
  ],
  after: (
    <p>
      The form of 2022 changed special limits and the watercraft exception, and insurers have forms
      of their own, so the declarations page and the form number decide. An endorsement can add
      liability for a larger boat to the homeowners policy, but not hull coverage.{' '}
      <a href="/vessels/dinghy">More about dinghies</a>.
    </p>
  ),
  sources: [
    {
      title: 'Homeowners Coverage for Watercraft, June 7, 2021',
      publisher: 'Insurance Journal',
      url: 'https://amp.insurancejournal.com/magazines/mag-features/2021/06/07/617409.htm',
    },
    { title: 'ISO Watercraft Liability Endorsements, July 2020', publisher: 'Rough Notes' },
  ],
}

const FLOOD: Compared = {
  label: 'Federal and private flood insurance',
  head: ['What', 'Federal program', 'Private insurer'],
  rows: [
    ['Building, one to four families', 'at most $250,000', 'often the whole cost to rebuild'],
    ['Contents', 'at most $100,000, at actual cash value', 'often more, at replacement cost'],
    ['A rental while you rebuild', 'nothing', 'often included or offered'],
    ['A finished basement', 'a short list of items', 'more, with some insurers'],
    ['The wait', '30 days, with exceptions', 'set by the insurer, often shorter'],
    [
      'After a claim',
      'not normally ended, while Congress renews the program and the town takes part',
      'may be nonrenewed',
    ],
    [
      'The price',
      'by the building; rises for a main home are limited to 18 percent a year',
      'by the insurer’s own model; no such limit',
    ],
    ['For the lender', 'accepted', 'accepted where it meets the federal definition'],
  ],
  after: (
    <p>
      A discount below the full federal rate ends when the policy lapses, so compare before you
      leave. <a href="/tools/flood-gap">Work out what the federal limits leave</a>, or read about{' '}
      <a href="/products/flood-insurance">flood insurance</a>.
    </p>
  ),
  sources: [
    {
      title: 'NFIP Coverage Limits (course IS-1101.b)',
      publisher: 'Federal Emergency Management Agency',
    },
    {
      title: 'NFIP or Private Flood Insurance, June 2025',
      publisher: 'Dick Law Firm',
      url: 'https://www.dicklawfirm.com/blog/2025/june/what-is-better-nfip-or-private-flood-insurance-',
    },
    {
      title: 'National Flood Insurance Program, R45999',
      publisher: 'Congressional Research Service',
    },
  ],
}

/** In dollars, each with what stands over it. */
const LIMITS = [
  { name: '$100,000', limit: 100_000 },
  { name: '$300,000', limit: 300_000 },
  { name: '$500,000', limit: 500_000 },
  { name: '$1 million', limit: 1_000_000 },
  { name: '$300,000 and a $1 million umbrella', limit: 1_300_000 },
]
const AWARDS = [250_000, 1_000_000, 2_000_000]

function Liability() {
  return (
    <>
      <Table
        label="What a limit leaves to the owner"
        head={[
          'Limit for one accident',
          ...AWARDS.map((award) => `You pay of an award of ${inDollars(award)}`),
        ]}
        rows={LIMITS.map(({ name, limit }) => [
          name,
          ...AWARDS.map((award) => inDollars(above(award, limit))),
        ])}
      />
      <ul>
        <li>
          The awards are examples. What an owner can lose is a matter of what the owner has: house,
          savings, and wages to come.
        </li>
        <li>
          Marinas ask for a limit in the slip contract, most often from $300,000 to $1 million, and
          some want to be named as an additional insured.
        </li>
        <li>
          An umbrella begins above the boat policy only if that has the limit the umbrella asks for,
          and if the boat is listed. Tell its insurer about the boat.
        </li>
        <li>
          A fuel spill has a limit of its own. Federal law makes the owner liable for the greater of
          $1,300 a gross ton or $1,076,000.
        </li>
      </ul>
      <p>
        <a href="/products/yacht-insurance">More about liability and P&I</a>.
      </p>
      <Sources
        sources={[
          {
            title: 'Umbrella insurance and watercraft liability',
            publisher: 'Mariners Insurance Group',
            url: 'https://www.marinersins.com/?p=14651',
          },
          {
            title: 'How much insurance does my boat require as a slip holder?',
            publisher: 'Sandwich Marina',
            url: 'https://sandwichmarina.com/faq-items/how-much-insurance-coverage-does-my-boat-require-as-a-slip-holder/',
          },
          { title: '33 CFR 138.230', publisher: 'Code of Federal Regulations' },
        ]}
      />
    </>
  )
}
