/**
 * Marks the button of a form that the browser posts itself, so that it answers at once however slow the
 * network is. What React sends has its own words for that.
 */
export function pressFeedback() {
  addEventListener('submit', ({ defaultPrevented, submitter }) => {
    if (!defaultPrevented) submitter?.setAttribute('aria-busy', 'true')
  })
  // Back shows the page as it was left.
  addEventListener('pageshow', () => {
    for (const button of document.querySelectorAll('button[aria-busy]')) {
      button.removeAttribute('aria-busy')
    }
  })
}
