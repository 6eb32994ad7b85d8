/** How many there are of something: 1 file, 1,204 files. */
export function counted(number: number, one: string): string {
  return `${number.toLocaleString('en-US')} ${one}${number === 1 ? '' : 's'}`
}
