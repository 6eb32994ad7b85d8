/** The browser itself has stopped, for a reason of its own: nothing can be told of the site. */
export class StuckBrowser extends Error {
  override name = 'StuckBrowser'
}
