const sending = new Set<string>()

/**
 * Sends a message unless this process is already sending it: the queue may start a job again that it
 * took for lost.
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
