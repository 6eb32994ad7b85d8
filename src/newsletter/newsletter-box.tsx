import { css } from '../../styled-system/css'
import { surface } from '../ui/layout.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const box = css({ p: '24', display: 'grid', gap: '16' })
const heading = css({ textStyle: 'card', mb: '8' })

/**
 * The newsletter's form in a box. It is the same for everyone, so that the page can be cached; the
 * result is shown on a separate page.
 * @param path The page that it is on.
 */
export function NewsletterBox({ path }: { path: string }) {
  return (
    <section className={`${surface} ${box}`}>
      <div>
        <h2 className={heading}>Newsletter</h2>
        <p>New articles on boats, harbors and insurance, by email.</p>
      </div>
      <NewsletterForm path={path} />
    </section>
  )
}
