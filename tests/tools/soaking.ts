/** Whether this is `npm run soak`: each fault many times, on both databases, with its time limits. */
export const soaking = process.env.SOAK === '1'
