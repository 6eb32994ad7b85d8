import { css } from '../../styled-system/css'
import { current, type MenuLink } from './menu-links.ts'

const list = css({ minWidth: '11rem' })
const groupName = css({ textStyle: 'small', color: 'quiet' })

/** A named group of links in a menu. */
export function MenuList(props: { name: string; links: MenuLink[]; path: string }) {
  return (
    <div>
      <p className={groupName}>{props.name}</p>
      <ul className={list} aria-label={props.name}>
        {props.links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={current(href.replace(/\?.*/, ''), props.path)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
