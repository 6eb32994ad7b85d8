const inHand = new Set<string>()

/**
 * Sends a message unless this process is sending it already: a job that the queue gave up for lost
 * may come back meanwhile.
 */
export async function once(messageId: string, work: () => Promise<void>): Promise<void> {
  if (inHand.has(messageId)) throw new Error('This worker is still sending this message')
  inHand.add(messageId)
  try {
    await work()
  } finally {
    inHand.delete(messageId)
  }
}
