import { css } from '../../../styled-system/css'
import { Card, CardText, CardTitle } from '../../ui/card/card.tsx'

const list = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: '16',
  fontFamily: 'monospace',
})

/** Codes for signing in when the phone is lost. */
export function BackupCodes({ title = 'Your backup codes', codes }: BackupCodesProps) {
  return (
    <Card>
      <CardTitle as="h2">{title}</CardTitle>
      <CardText>
        Each signs you in once in place of the app, should your phone be lost. Print them, or keep
        them with your passwords.
      </CardText>
      <ul className={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Card>
  )
}

interface BackupCodesProps {
  title?: string
  codes: string[]
}
