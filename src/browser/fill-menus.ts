import { MENUS_PATH } from '../settings/menus-path.ts'

/** The HTML of every menu, by the id of its panel. */
let menus: Promise<Record<string, string>> | undefined

/**
 * Fills a menu of the header when it opens. Until then, and without script, it holds a few plain
 * links. What fills it is requested when the pointer or the focus comes to the menu's button.
 */
export function fillMenus() {
  for (const name of ['pointerover', 'focusin']) {
    addEventListener(name, ({ target }) => {
      if (target instanceof Element && target.closest('nav > [popovertarget]')) load()
    })
  }
  // Toggle events do not bubble.
  addEventListener('beforetoggle', fill, { capture: true })
}

async function load() {
  menus ??= fetch(MENUS_PATH).then((answer) => answer.json())
  // Without them, the plain links do; the next opening asks again.
  return menus.catch(() => {
    menus = undefined
  })
}

async function fill({ target }: Event) {
  const place = target instanceof Element && target.querySelector('[data-menu]')
  const html = place && (await load())?.[(target as Element).id]
  if (!html) return
  const hasFocus = place.contains(document.activeElement)
  // The town that the visitor reads about.
  const search = place.querySelector('a')?.search ?? ''
  place.innerHTML = html
  for (const link of place.querySelectorAll('a')) {
    if (link.pathname === location.pathname) link.ariaCurrent = 'page'
    if (search) link.search = search
  }
  if (hasFocus) place.querySelector('a')?.focus()
}
