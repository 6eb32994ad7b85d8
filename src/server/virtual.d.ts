declare module 'virtual:page-script' {
  /** The page script (src/page/main.ts), bundled and minified. */
  const script: string
  export default script
}
