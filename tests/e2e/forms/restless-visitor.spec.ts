import { expect } from '@playwright/test'
import { mailWith, messagesTo } from '../../servers/mailbox.ts'
import { soaking } from '../../tools/soaking.ts'
import { test } from '../fixtures/kept.ts'
import { freshEmail } from '../steps/form-steps.ts'
import { RestlessVisitor } from '../steps/form-switches.ts'

const dataDir = () => process.env.E2E_DATA_DIR as string

/** All of them in `npm run soak`; one in every test run. */
const SEEDS = soaking ? Array.from({ length: 20 }, (_, index) => index + 1) : [1]

for (const seed of SEEDS) {
  test(`a request arrives complete and once, whatever its visitor and the network do (run ${seed})`, async ({
    browser,
  }) => {
    const email = freshEmail()
    const visitor = new RestlessVisitor(browser, { seed, email })
    const reference = await visitor.sendQuote().catch((error) => {
      throw new Error(visitor.log.join(', '), { cause: error })
    })
    const [agency] = await mailWith(dataDir(), reference)
    for (const answer of ['Boat & Yacht', 'Center Console', '27', '$85,000', 'Fishing', '06604']) {
      expect(agency?.text, visitor.log.join(', ')).toContain(answer)
    }
    for (const file of ['survey.pdf', 'engine.pdf']) {
      expect(agency?.text?.match(new RegExp(file, 'g')), visitor.log.join(', ')).toHaveLength(1)
    }
    expect(await messagesTo(dataDir(), email, 1)).toHaveLength(1)
  })
}
