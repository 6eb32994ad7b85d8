import { css } from '../../../styled-system/css'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { AccountsForm } from './accounts-form.tsx'

const list = css({ listStyle: 'disc', pl: '24', display: 'grid', gap: '8' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '16' })

/** What comes of removing an account, and the button that does it. */
export function ConfirmRemoval(props: {
  account: { id: string; name: string; email: string; leads: number }
  isSelf: boolean
}) {
  const { id, name, email, leads } = props.account
  return (
    <>
      <ul className={list}>
        <li>
          {name} ({email}) is signed out everywhere at once, and cannot sign in again.
        </li>
        <li>{leadsInWords(leads)}</li>
        <li>Posts, notes, and entries of the log stay, with the name or address they have.</li>
        {props.isSelf && (
          <li>
            <strong>This is your own account.</strong>
          </li>
        )}
      </ul>
      <p>This cannot be undone. To let {name} in again, send a new invitation.</p>
      <div className={buttons}>
        <AccountsForm to="remove" id={id}>
          <Button type="submit" tone="action">
            Remove the account
          </Button>
        </AccountsForm>
        <ButtonLink href={`/admin/staff/${id}`}>Keep it</ButtonLink>
      </div>
    </>
  )
}

function leadsInWords(leads: number): string {
  if (leads === 0) return 'No leads are assigned to this account.'
  return leads === 1
    ? 'One lead that is assigned to it becomes unassigned.'
    : `${leads} leads that are assigned to it become unassigned.`
}
