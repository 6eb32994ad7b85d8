import { expect, type Page } from '@playwright/test'

/** More stops than any page with a form has. */
const MAX_STOPS = 150

/**
 * 2.4.11: walks through a page by Tab; whatever has the focus can be seen, at least in part.
 * @param from `main`: not through the header, which is the same on every page.
 * @returns What was hidden, as its HTML begins.
 */
export async function hiddenWhileFocused(page: Page, from: 'top' | 'main' = 'top') {
  await page.evaluate((from) => {
    const active = document.activeElement
    if (active instanceof HTMLElement) active.blur()
    scrollTo(0, 0)
    if (from === 'main') document.querySelector('main')?.focus({ preventScroll: true })
  }, from)
  const hidden: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return { isEnd: true }
      // A radio button is drawn by its card.
      const shown = focused instanceof HTMLInputElement && focused.type === 'radio'
      const element = shown ? (focused.closest('label') ?? focused) : focused
      const boxes = [...element.getClientRects()]
      const isSeen = boxes.some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const there = document.elementFromPoint(left + x * width, top + y * height)
            return there !== null && (element.contains(there) || there.contains(element))
          }),
        ),
      )
      const isFirst = focused.hasAttribute('data-first-stop')
      if (!document.querySelector('[data-first-stop]')) focused.toggleAttribute('data-first-stop')
      return { isEnd: isFirst, isSeen, html: focused.outerHTML.slice(0, 120) }
    })
    if (seen.isEnd) break
    if (!seen.isSeen) hidden.push(seen.html ?? '')
  }
  await page.evaluate(() =>
    document.querySelector('[data-first-stop]')?.removeAttribute('data-first-stop'),
  )
  return hidden
}

/**
 * 2.5.8: every target is at least 24 by 24 pixels, or a circle of that size around it meets no other, or
 * it is a link in a sentence.
 * @returns Those that are neither.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN = 24
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, select, textarea, input:not([type=hidden])',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }))
    const boxes = all
      .map((element) => {
        const target = element.matches('[type=radio], [type=checkbox]')
          ? element.closest('label')
          : element
        return { element, box: (target ?? element).getBoundingClientRect() }
      })
      // For screen readers alone, or outside of the page until it has the focus.
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.bottom + scrollY > 0)
    const isInSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent?.trim().length ?? 0) >
        (element.textContent?.trim().length ?? 0)
    const isAlone = (own: (typeof boxes)[number]) => {
      const x = own.box.left + own.box.width / 2
      const y = own.box.top + own.box.height / 2
      return boxes.every(({ element, box }) => {
        if (element === own.element) return true
        const dx = Math.max(box.left - x, 0, x - box.right)
        const dy = Math.max(box.top - y, 0, y - box.bottom)
        return Math.hypot(dx, dy) >= MIN / 2
      })
    }
    return boxes
      .filter(({ box }) => Math.round(box.width) < MIN || Math.round(box.height) < MIN)
      .filter((own) => !isInSentence(own.element) && !isAlone(own))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 100)} ${box.width}x${box.height}`)
  })
}

/** 3.2.6: the ways to reach a person, in the order of the page outside of its content. */
export function waysToHelp(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a')]
      .filter((link) => !link.closest('main'))
      .filter(({ href }) => /^(tel|mailto):|\/(contact|appointments#request-a-call)$/.test(href))
      .map((link) => `${link.closest('header, footer, nav, aside')?.tagName} ${link.href}`),
  )
}

/**
 * 3.3.1 and 3.3.3: every problem is named in words that say what to enter, at its field and in a summary
 * whose links lead there.
 * @param count How many fields have one.
 */
export async function expectProblemsNamed(page: Page, count: number) {
  const links = page.getByRole('alert').getByRole('link')
  await expect(links).toHaveCount(count)
  for (const link of await links.all()) {
    const words = (await link.textContent()) ?? ''
    expect(words).toMatch(/^(Please (enter|select|fill in) |Choose |.* must be at least \d+ )/)
    const field = page.locator((await link.getAttribute('href')) ?? '')
    await expect(field, words).toHaveAttribute('aria-invalid', 'true')
    const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
    const described = await Promise.all(ids.map((id) => page.locator(`#${id}`).textContent()))
    expect(described).toContain(words)
  }
}

/** 3.3.8: nothing is to be solved, remembered or typed off, and what is pasted is taken. */
export async function expectNoPuzzle(page: Page) {
  const found = await page.evaluate(() => ({
    // What is not displayed, like the field that only programs fill in, asks nothing of anybody.
    puzzles: [
      ...document.querySelectorAll(
        'main :is(iframe, canvas, input[type=password], [autocomplete=off], [class*=captcha])',
      ),
    ].filter((element) => element.checkVisibility()).length,
    refusesPaste: [...document.querySelectorAll('main :is(input, textarea)')].filter(
      (field) =>
        !field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
    ).length,
  }))
  expect(found).toEqual({ puzzles: 0, refusesPaste: 0 })
}
