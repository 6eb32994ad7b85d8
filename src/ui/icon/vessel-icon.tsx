import { css } from '../../../styled-system/css'
import { immutable } from '../picture/public-file.ts'

const icon = css({ flex: 'none', width: '64', height: '40', fill: 'ink', color: 'ink' })

/**
 * The silhouette of a built-in vessel type; hidden from assistive technology.
 * @param slug The type's slug: the drawing program names its drawings so.
 */
export function VesselIcon({ slug }: { slug: string }) {
  return (
    <svg className={icon} aria-hidden="true">
      <use href={`${immutable('/pictures/silhouettes.svg')}#${slug}`} />
    </svg>
  )
}
