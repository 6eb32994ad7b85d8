import { TextPage } from '../layout/text-page.tsx'
import { LAST_UPDATED } from './last-updated.ts'
import { termsOfCover } from './terms-of-cover.tsx'
import { termsOfUse } from './terms-of-use.tsx'

/** The terms on which the website may be used. */
export function Terms() {
  return (
    <TextPage
      title="Terms of Use"
      updated={LAST_UPDATED}
      intro={
        <p>
          The short form: this website informs and takes requests. It sells nothing, and nothing on
          it insures anything. Coverage exists only when it is confirmed to you in writing.
        </p>
      }
      parts={[...termsOfCover(), ...termsOfUse()]}
    />
  )
}
