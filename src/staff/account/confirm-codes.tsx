import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { Card, CardGrid, CardText, CardTitle } from '../../ui/card/card.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { AccountForm, type FormProblems } from './account-form.tsx'
import { BackupCodes } from './backup-codes.tsx'
import type { PendingCodes } from './pending-codes.ts'
import { QrPicture } from './qr-picture.tsx'

const secret = css({ fontWeight: '600', color: 'heading', overflowWrap: 'anywhere' })

/**
 * The three steps of setting codes up: add the secret to the app, save the backup codes, enter a
 * code.
 */
export function ConfirmCodes(props: { pending: PendingCodes; errors: FormProblems }) {
  const { pending, errors } = props
  return (
    <>
      <CardGrid columns={2}>
        <Card>
          <CardTitle as="h2">1. Give the app its secret</CardTitle>
          <CardText>Point the app at this picture.</CardText>
          <QrPicture text={pending.address} label="The secret, for the camera of your app" />
          <CardText>
            Or type the secret in: <span className={secret}>{inFours(pending.secret)}</span>
          </CardText>
        </Card>
        <BackupCodes title="2. Keep the backup codes" codes={pending.backupCodes} />
      </CardGrid>
      <Card>
        <CardTitle as="h2">3. Show that it works</CardTitle>
        <AccountForm to="codes/confirm">
          <PlainField
            name="code"
            label="Code"
            hint="The six digits that the app shows now."
            inputMode="numeric"
            autoComplete="one-time-code"
            error={errors?.code}
          />
          <Button type="submit" tone="action">
            Turn one-time codes on
          </Button>
        </AccountForm>
      </Card>
    </>
  )
}

function inFours(text: string): string {
  return text.match(/.{1,4}/g)?.join(' ') ?? text
}
