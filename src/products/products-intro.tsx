import { agency } from '../http/agency.ts'
import { Prose } from '../ui/prose/prose.tsx'
import { Section } from '../ui/section/section.tsx'

/** The introduction to the product list. */
export function ProductsIntro() {
  const { name, founded } = agency()
  return (
    <Section tone="surface">
      <Prose>
        <p>
          {name} has insured boats and the Connecticut shore since {founded}, and boats on the
          state’s lakes and rivers. We also arrange home and auto insurance. We are independent: we
          compare the policies of several insurers and decide together with you which of them fits
          the skiff in the garage, the sloop on a mooring, the marina or the house behind the
          seawall.
        </p>
        <p>
          Marine policies are not standard. Two that cost the same can part ways over a salvage
          bill, a delivery to Maine, or the week of a hurricane. So the pages below speak about
          wording more than about price. If you are not sure where you belong, begin with the{' '}
          <a href="/products/boat-yacht-insurance">comparison of boat and yacht policies</a>, or
          call.
        </p>
      </Prose>
    </Section>
  )
}
