/** What a list says that was asked for such days. */
export const BACKWARD = 'The day in “From” is after the day in “To”.'

/** Whether the first day of a filter is after its last one, so that nothing can be between them. */
export function isBackward(days: { from?: string | undefined; to?: string | undefined }): boolean {
  return days.from !== undefined && days.to !== undefined && days.from > days.to
}
