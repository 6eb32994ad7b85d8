const sending = new Set<string>()

/**
 * Sends a message unless this process is sending it already: a job that the queue gave up for lost
 * may come back meanwhile.
 */
export async function sendOnce(messageId: string, work: () => Promise<void>): Promise<void> {
  if (sending.has(messageId)) throw new Error('This worker is still sending this message')
  sending.add(messageId)
  try {
    await work()
  } finally {
    sending.delete(messageId)
  }
}
