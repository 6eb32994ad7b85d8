import { agency } from '../http/agency.ts'
import { phoneLink } from '../http/phone-link.ts'

/** Where to call the insurer after a loss, with the claims lines that staff keep. */
export function InsurersLines() {
  const lines = agency().insurers.filter(({ claimsPhone }) => claimsPhone)
  if (lines.length === 0) {
    return 'Its claims line stands on the declarations page of your policy and on the insurance card, and usually answers day and night.'
  }
  return (
    <>
      These are the claims lines of insurers we work with; yours stands on your policy:
      <ul>
        {lines.map(({ name, claimsPhone }) => (
          <li key={name}>
            {name}: <a href={phoneLink(claimsPhone)}>{claimsPhone}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
