import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../servers/databases.ts'
import { shared } from '../../servers/shared.ts'
import { WebSite } from '../../sites/web-site.ts'
import { until } from '../../tools/until.ts'

const HOST = 'www.example.com'
const NOTICE = 'a form came over plain http'

test('where the proxy does not lead to https, the operator reads it in the log, and staff on their page', async () => {
  const { env } = await openSqlite()
  await shared('build')
  const site = new WebSite({ ...env, SITE_URL: `https://${HOST}` })
  onTestFinished(() => site.stop('SIGKILL'))
  await site.start()
  const signIn = async (origin: string) => {
    const answer = await fetch(`${site.address}/api/staff-access/sign-in`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ email: 'anna@agency.example', password: 'wrong password' }),
      redirect: 'manual',
    })
    return [answer.status, await answer.text()]
  }
  const signedOut = [303, '']
  expect(await signIn(`https://${HOST}`)).toEqual(signedOut)
  // A tunnel to the machine itself: browsers take the cookies there.
  expect(await signIn(site.address)).toEqual(signedOut)
  expect(site.output).not.toContain(NOTICE)
  const told = [403, expect.stringContaining('to <strong>https</strong>, and try again')]
  for (const _ of [1, 2]) expect(await signIn(`http://${HOST}`)).toEqual(told)
  await until('it is logged', () => site.output.includes(NOTICE))
  expect(site.output.split(NOTICE)).toHaveLength(2)
})
