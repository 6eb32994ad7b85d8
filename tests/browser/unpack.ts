/** Unpacks the Chromium of the npm package: into the temporary folder, it can be told no other. */
import packaged from '@sparticuz/chromium'

await packaged.executablePath()
