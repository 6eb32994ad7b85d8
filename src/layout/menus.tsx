import { Menu } from './menu.tsx'
import { current, MENU_LINKS } from './menu-links.ts'

/**
 * The menus of the header.
 * @param path The path of the current page.
 * @param town The slug of the visitor's town: links to vessels include it.
 */
export function Menus({ path, town }: { path: string; town: string | undefined }) {
  return MENU_LINKS.map(({ id, label, section, links }) => (
    <Menu
      key={id}
      id={id}
      label={label}
      isCurrent={current(section, path) !== undefined}
      links={links}
      query={town && section === '/vessels' ? `?town=${town}` : ''}
    />
  ))
}
