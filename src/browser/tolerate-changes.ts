/**
 * Lets React go on in a page in which a translator or an extension has put something in place of its nodes. By itself it
 * would throw, and the page would be lost, as it removes, replaces or precedes a node that is not where it was
 * (https://github.com/facebook/react/issues/11538).
 */
export function tolerateChanges() {
  const { removeChild, insertBefore } = Node.prototype
  /** What stands in the page for a node that was taken out of it. */
  const standIns = new WeakMap<Node, Node>()
  const standInOf = (parent: Node, node: Node) => {
    const standIn = standIns.get(node)
    return standIn?.parentNode === parent ? standIn : undefined
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = child.parentNode === this ? child : standInOf(this, child)
    if (there) removeChild.call(this, there)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ) {
    const there = !before || before.parentNode === this ? before : standInOf(this, before)
    return insertBefore.call(this, node, there ?? null) as T
  }
  const observer = new MutationObserver((records) => {
    for (const {
      target,
      type,
      addedNodes,
      removedNodes,
      previousSibling,
      nextSibling,
    } of records) {
      // React has changed a text that a translation stands for: the translator gets the new one.
      if (type === 'characterData') {
        const standIn = standIns.get(target)
        if (!target.isConnected && standIn?.isConnected) (standIn as Element).replaceWith(target)
        continue
      }
      const [removed] = removedNodes
      const standIn = addedNodes[0] ?? [previousSibling, nextSibling].find(isWrapper)
      if (!(removed instanceof Text) || !(standIn instanceof Element)) continue
      standIns.set(removed, standIn)
      observer.observe(removed, { characterData: true })
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

function isWrapper(node: Node | null): boolean {
  return node instanceof HTMLElement && node.localName === 'font'
}
