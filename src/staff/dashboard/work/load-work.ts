import type { Db } from '../../../../db/open.ts'
import { listRefused, listRefusedByCrm, listUnscannable } from '../../../../db/work/failed-work.ts'
import { countOpenSince, listOpenWork } from '../../../../db/work/open-work.ts'
import { latestImport } from '../../../../db/writing/imports.ts'
import { importItems, refusedByCrmItem, refusedItem, unscannableItem } from './failed-items.ts'
import { openItem } from './open-items.ts'
import type { WorkItem, WorkList } from './work-item.ts'

/** What waits less than this is on its way. */
const WAITS_AFTER_MS = 2 * 60_000
/** What nobody can mend is shown for so long. */
export const FAILED_DAYS = 14
const DAY_MS = 86_400_000

/** Everything that waits or failed, in lists; those without anything are left out. */
export async function loadWork(db: Db, now: Date = new Date()): Promise<WorkList[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const [open, refused, refusedByCrm, unscannable, latest] = await Promise.all([
    listOpenWork(db, ago(WAITS_AFTER_MS)),
    listRefused(db, ago(FAILED_DAYS * DAY_MS)),
    listRefusedByCrm(db, ago(FAILED_DAYS * DAY_MS)),
    listUnscannable(db, ago(FAILED_DAYS * DAY_MS)),
    latestImport(db),
  ])
  const imports = importItems(latest)
  const lists = [
    list('Messages not sent', open.messages, openItem),
    list('Messages refused', refused, refusedItem),
    list('Leads refused by the CRM', refusedByCrm, refusedByCrmItem),
    list('Files not scanned yet', open.scans, openItem),
    list('Files that cannot be scanned', unscannable, unscannableItem),
    list('Other jobs', open.others, openItem),
    { title: 'Imports', items: imports, inAll: imports.length },
  ]
  return lists.filter(({ inAll }) => inAll > 0)
}

/** How many jobs are on their way: too new for the lists. */
export function countNewWork(db: Db, now: Date = new Date()): Promise<number> {
  return countOpenSince(db, new Date(now.getTime() - WAITS_AFTER_MS).toISOString())
}

function list<T>(
  title: string,
  { shown, inAll }: { shown: T[]; inAll: number },
  toItem: (each: T) => WorkItem,
): WorkList {
  return { title, items: shown.map(toItem), inAll }
}
