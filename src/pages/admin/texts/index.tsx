import { listTexts } from '../../../../db/texts/text-list.ts'
import { requestAddress } from '../../../http/request.ts'
import { services } from '../../../http/services.ts'
import { StaffFrame } from '../../../staff/frame/frame.tsx'
import { requireStaff } from '../../../staff/session/require-staff.ts'
import { TextList } from '../../../staff/texts/list/text-list.tsx'

const MAX_SEARCH_CHARACTERS = 100

export default async function TextsPage() {
  const staff = await requireStaff('texts')
  const texts = await listTexts(services().db)
  const search = (requestAddress().query.get('search') ?? '').trim()
  return (
    <StaffFrame title="Texts" staff={staff}>
      <TextList texts={texts} search={search.slice(0, MAX_SEARCH_CHARACTERS)} />
    </StaffFrame>
  )
}

export const getConfig = () => ({ render: 'dynamic' }) as const
