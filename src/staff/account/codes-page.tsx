import { ButtonLink } from '../../ui/button/button.tsx'
import type { Flash } from '../flash.ts'
import { BackupCodes } from './backup-codes.tsx'
import { BeginCodes } from './begin-codes.tsx'
import { ConfirmCodes } from './confirm-codes.tsx'
import { KeptCodes } from './kept-codes.tsx'
import type { PendingCodes } from './pending-codes.ts'

/** The page of one-time codes in each of its states: off, being set up, on. */
export function CodesPage(props: {
  isOn: boolean
  pending: PendingCodes | undefined
  flash: Flash | undefined
}) {
  const { isOn, pending, flash } = props
  const fresh = flash?.values?.backupCodes?.split(' ')
  return (
    <>
      {isOn && fresh && <BackupCodes codes={fresh} />}
      {isOn && <KeptCodes errors={flash?.errors} />}
      {!isOn && pending && <ConfirmCodes pending={pending} errors={flash?.errors} />}
      {!isOn && <BeginCodes isAgain={pending !== undefined} errors={flash?.errors} />}
      <p>
        <ButtonLink tone="bare" href="/admin/account">
          Back to your account
        </ButtonLink>
      </p>
    </>
  )
}
