import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseConfig } from '../../../src/settings/config.ts'
import { staffMessage } from '../../../worker/emails/staff-message.tsx'

const agency = parseConfig({ SITE_NAME: 'Harbor Marine' })

function written(inviter: string | undefined): string {
  const invitation = {
    link: 'invitation',
    to: 'ben@x.example',
    href: 'https://x.example/',
  } as const
  const message = staffMessage(agency, { ...invitation, role: 'broker', inviter })
  return renderToStaticMarkup(message).replace(/<!-- -->/g, '')
}

test('an invitation says who has invited, and from the command line that somebody has', () => {
  expect(written('Anna Fowler')).toContain('Anna Fowler of Harbor Marine has invited you')
  expect(written(undefined)).toContain('Somebody at Harbor Marine has invited you')
  expect(written('Anna\u202e\nFowler')).toContain('Anna Fowler of')
})
