import type { Fixtures } from '../gallery.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

export const fixtures: Fixtures = {
  'two steps': <Breadcrumb items={[{ name: 'Home', href: '/' }, { name: 'Blog' }]} />,
  'three steps': (
    <Breadcrumb
      items={[
        { name: 'Home', href: '/' },
        { name: 'Insurance Products', href: '/products' },
        { name: 'Personal Watercraft Insurance' },
      ]}
    />
  ),
}
