import { requestAddress } from '../../http/request.ts'
import { StaffFrame } from '../../staff/frame/frame.tsx'
import { ListHead } from '../../staff/newsletter/list-head.tsx'
import { loadList } from '../../staff/newsletter/load-list.ts'
import { askedList, listAddress } from '../../staff/newsletter/staff-address.ts'
import { SubscriberList } from '../../staff/newsletter/subscriber-list.tsx'
import { requireStaff } from '../../staff/session/require-staff.ts'
import { Pagination } from '../../ui/pagination/pagination.tsx'

export default async function StaffNewsletterPage() {
  const staff = await requireStaff()
  const { beginning, page } = askedList(requestAddress().query)
  const list = await loadList({ beginning, page })
  return (
    <StaffFrame title="Newsletter" staff={staff}>
      <ListHead list={list} beginning={beginning} />
      <SubscriberList subscribers={list.subscribers} asked={{ beginning, page: list.page }} />
      <Pagination
        page={list.page}
        pages={list.pages}
        href={(number) => listAddress({ beginning, page: number })}
        label="Pages of the list"
      />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
