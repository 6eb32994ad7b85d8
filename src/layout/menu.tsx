import { Icon } from '../ui/icon/icon.tsx'
import { page } from '../ui/layout.tsx'
import type { MenuLink } from './menu-links.ts'
import { menuContent, menuPanel } from './menu-panel.ts'

/**
 * A section of the header that opens a panel of links below it. The browser opens it, closes it
 * with Escape or a click elsewhere, and allows only one to be open, so it works without JavaScript.
 * The late script fills it (`src/chart/late-script/main.ts`): what is in it is not React's.
 */
export function Menu(props: {
  id: string
  label: string
  /** Whether the visitor is in this section. */
  isCurrent: boolean
  links: MenuLink[]
  /** Of the first link, which the late script passes on to the others. */
  query: string
}) {
  const { id, label, isCurrent, links, query } = props
  const items = links.map(
    ({ href, label: name }, index) =>
      `<li><a href="${href}${index === 0 ? query : ''}">${name}</a></li>`,
  )
  return (
    <>
      <button type="button" popoverTarget={id} aria-current={isCurrent ? 'true' : undefined}>
        {label}
        <Icon name="chevron-down" size="small" />
      </button>
      <div id={id} popover="auto" className={menuPanel}>
        <div
          data-menu
          className={`${page()} ${menuContent}`}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants; the town is a slug
          dangerouslySetInnerHTML={{ __html: `<ul>${items.join('')}</ul>` }}
        />
      </div>
    </>
  )
}
