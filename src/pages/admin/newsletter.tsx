import { requestAddress } from '../../http/request.ts'
import { StaffFrame } from '../../staff/frame/frame.tsx'
import {
  loadSubscriberList,
  parseSubscriberQuery,
  subscriberListHref,
} from '../../staff/newsletter/load-subscriber-list.ts'
import { SubscriberList, SubscriberListHead } from '../../staff/newsletter/subscriber-list.tsx'
import { requireStaff } from '../../staff/session/require-staff.ts'
import { Pagination } from '../../ui/pagination/pagination.tsx'

export default async function StaffNewsletterPage() {
  const staff = await requireStaff('subscribers')
  const { beginning, page } = parseSubscriberQuery(requestAddress().query)
  const list = await loadSubscriberList({ beginning, page })
  return (
    <StaffFrame title="Newsletter" staff={staff}>
      <SubscriberListHead list={list} beginning={beginning} />
      <SubscriberList subscribers={list.subscribers} query={{ beginning, page: list.page }} />
      <Pagination
        page={list.page}
        pages={list.pages}
        href={(number) => subscriberListHref({ beginning, page: number })}
        label="Pages of the list"
      />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
