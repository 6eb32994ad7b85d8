import { css } from '../../../styled-system/css'
import type { Flash } from '../session/flash.ts'
import { ActiveCodes } from './active-codes.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { BeginCodes } from './begin-codes.tsx'
import { ConfirmCodes } from './confirm-codes.tsx'
import type { PendingCodes } from './pending-codes.ts'

const back = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

/** The page of one-time codes in each of its states: off, being set up, on. */
export function CodesPage(props: {
  email: string
  isOn: boolean
  pending: PendingCodes | undefined
  flash: Flash | undefined
}) {
  const { email, isOn, pending, flash } = props
  const fresh = flash?.values?.backupCodes?.split(' ')
  return (
    <>
      {isOn && fresh && <BackupCodes codes={fresh} />}
      {isOn && <ActiveCodes email={email} errors={flash?.errors} />}
      {!isOn && pending && <ConfirmCodes pending={pending} errors={flash?.errors} />}
      {!isOn && <BeginCodes email={email} isAgain={pending !== undefined} errors={flash?.errors} />}
      <p>
        <a href="/admin/account" className={back}>
          Back to your account
        </a>
      </p>
    </>
  )
}
