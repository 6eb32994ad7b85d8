import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../button/button.tsx'
import type { Fixtures } from '../gallery.tsx'
import { Picture } from '../picture/picture.tsx'
import { Hero } from './hero.tsx'

const breadcrumb = (
  <Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'Connecticut Coastal Towns' }]} />
)
const actions = (
  <>
    <ButtonLink tone="action" href="/quote">
      Get a quote
    </ButtonLink>
    <ButtonLink href="/contact">Speak with an agent</ButtonLink>
  </>
)

// The page has its own h1.
export const fixtures: Fixtures = {
  'without a picture': (
    <Hero
      title="Connecticut Coastal Towns"
      lead="From the Byram River to the Pawcatuck: who keeps a boat where, and what that means for its cover."
      breadcrumb={breadcrumb}
      actions={actions}
      headingLevel={2}
    />
  ),
  'with a picture': (
    <Hero
      title="Boat insurance in Bridgeport, behind Fayerweather Island"
      lead="A long channel, a drawbridge and a harbor open to the south."
      breadcrumb={breadcrumb}
      actions={actions}
      picture={
        <Picture
          src="/charts/bridgeport.svg"
          alt="Chart of the waters off Bridgeport"
          width={1600}
          height={733}
          priority
        />
      }
      headingLevel={2}
    />
  ),
  'title alone': <Hero title="Terms of Use" headingLevel={2} />,
}
