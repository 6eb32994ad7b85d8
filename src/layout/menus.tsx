import { TOWN_PAGES } from '../settings/business.ts'
import { Menu } from './menu.tsx'
import { current, POPULAR_TOWNS, PRODUCT_LINKS, VESSEL_GROUPS } from './menu-links.ts'
import { MenuList } from './menu-list.tsx'
import { Promo } from './promo.tsx'

interface Place {
  /** The path of the current page. */
  path: string
  /** The slug of the visitor's town. */
  town: string | undefined
}

export function ProductsMenu({ path }: Place) {
  const half = PRODUCT_LINKS.length / 2
  const all = { href: '/products', label: 'All products' }
  const license = { href: '/boating-license', label: 'Boating certificate' }
  return (
    <Menu id="products-menu" label="Products" isCurrent={isIn('/products', path)}>
      <MenuList name="On the water" links={PRODUCT_LINKS.slice(0, half)} path={path} />
      <MenuList name="On the shore" links={PRODUCT_LINKS.slice(half)} path={path} />
      <MenuList name="And more" links={[all, license]} path={path} />
    </Menu>
  )
}

export function VesselsMenu({ path, town }: Place) {
  const query = town ? `?town=${town}` : ''
  return (
    <Menu id="vessels-menu" label="Vessels" isCurrent={isIn('/vessels', path)}>
      {VESSEL_GROUPS.map(({ name, vessels }) => (
        <MenuList
          key={name}
          name={name}
          links={vessels.map((label) => ({ href: `/vessels/${slugOf(label)}${query}`, label }))}
          path={path}
        />
      ))}
      <Promo
        title="Between two types?"
        text="See all thirteen side by side, from a dinghy to a charter boat, and what each needs from a policy."
        href="/vessels"
        link="All vessel types"
      />
    </Menu>
  )
}

export function TownsMenu({ path }: Place) {
  return (
    <Menu id="towns-menu" label="Towns We Serve" isCurrent={isIn('/towns', path)}>
      <MenuList name="Popular towns" links={POPULAR_TOWNS} path={path} />
      <Promo
        title="Greenwich to Stonington"
        text="Each harbor has its own exposure, moorings and flood zones. Find yours, and what to ask about it."
        href="/towns"
        link={`All ${TOWN_PAGES} coastal towns`}
      />
    </Menu>
  )
}

function slugOf(label: string): string {
  return label.toLowerCase().replaceAll(' ', '-')
}

function isIn(section: string, path: string): boolean {
  return current(section, path) !== undefined
}
