import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '../ui/button/button.tsx'
import { Hero } from '../ui/hero/hero.tsx'

/** What the page answers, and a link to the State's site for those who already know. */
export function LicenseHero() {
  return (
    <Hero
      title="Connecticut Boating License: the Certificate You Need"
      lead="Connecticut has no boating license as such. It has a Safe Boating Certificate, and another for personal watercraft. Here is who needs which, how to get it, and what it means for your insurance."
      breadcrumb={
        <Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'Boating Certificate' }]} />
      }
      actions={
        <>
          <ButtonLink tone="action" href="#how-to-get-it">
            How to get it
          </ButtonLink>
          <ButtonLink href="/quote">Get a Quote</ButtonLink>
        </>
      }
    />
  )
}
