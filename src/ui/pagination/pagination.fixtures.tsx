import type { Fixtures } from '../gallery.tsx'
import { Pagination } from './pagination.tsx'

const href = (page: number) => `/blog?page=${page}`

export const fixtures: Fixtures = {
  'the first of two': <Pagination page={1} pages={2} href={href} label="First of two" />,
  'in the middle of many': <Pagination page={7} pages={50} href={href} label="Middle of many" />,
  'the last of many': <Pagination page={50} pages={50} href={href} label="Last of many" />,
}
