import { ListHead } from '../../newsletter/list-head.tsx'
import { loadList } from '../../newsletter/load-list.ts'
import { askedList, listAddress } from '../../newsletter/staff-address.ts'
import { SubscriberList } from '../../newsletter/subscriber-list.tsx'
import { requestAddress } from '../../server/request.ts'
import { StaffFrame } from '../../staff/frame.tsx'
import { requireStaff } from '../../staff/require-staff.ts'
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
