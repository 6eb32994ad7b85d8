import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import type { Flash } from '../session/flash.ts'

/** The link of the invitation that was just made, to copy: it is shown only now. */
export function InviteLink({ flash }: { flash: Flash | undefined }) {
  const { link, email } = flash?.values ?? {}
  if (flash?.tone !== 'success' || !link) return null
  return (
    <Card tone="shallow">
      <CardTitle as="h2">The link for {email}</CardTitle>
      <CardText>
        In case the email does not arrive, send this link yourself. It is shown only now, and
        whoever has it can make the account.
      </CardText>
      <PlainField name="link" label="Link" readOnly autoComplete="off" defaultValue={link} />
    </Card>
  )
}
