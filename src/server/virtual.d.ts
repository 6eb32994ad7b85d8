declare module 'virtual:page-script' {
  /** The page script (src/browser/main.ts), bundled and minified. */
  const script: string
  export default script
}

declare module 'virtual:public-files' {
  /** Every file of the folder `public`, as `/public/…`. */
  const files: string[]
  export default files
}
