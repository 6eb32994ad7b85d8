/** Unpacks the Chromium of the npm package, which always uses the temporary folder. */
import packaged from '@sparticuz/chromium'

await packaged.executablePath()
