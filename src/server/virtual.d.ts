declare module 'virtual:page-script' {
  /** The page script (src/browser/main.ts), bundled and minified. */
  const script: string
  export default script
}

declare module 'virtual:late-script' {
  /** The late script (src/chart/late-script/main.ts), bundled and minified. */
  const script: string
  export default script
}

declare module 'virtual:public-files' {
  /** Every file of the folder `public`, as `/public/…`. */
  const files: string[]
  export default files
  /** The name of each under which its content never changes, both as addresses. */
  export const hashedNames: Record<string, string>
}
