import { css } from '../../../styled-system/css'
import { config } from '../../settings/config.ts'
import { JsonLd } from '../json-ld/json-ld.tsx'

/** One breadcrumb. The last one is the page itself. */
export interface Crumb {
  name: string
  href?: string
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  textStyle: 'small',
  color: 'quiet',
  overflowWrap: 'anywhere',
  '& li + li::before': { content: '"/"', mr: '8' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    color: 'inherit',
  },
})

/** The page's place in the site, for readers and search engines. */
export function Breadcrumb({ items }: { items: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={list}>
        {items.map(({ name, href }, index) => (
          <li key={name}>
            {href !== undefined && index < items.length - 1 ? (
              <a href={href}>{name}</a>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(items)} />
    </nav>
  )
}

function breadcrumbList(items: Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href !== undefined && { item: config().siteUrl + href }),
    })),
  }
}
