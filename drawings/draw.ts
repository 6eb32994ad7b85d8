/**
 * `npm run draw`: draws every picture of the site into public, or those whose path contains a word:
 * `npm run draw -- mystic`. The pictures are committed; starting the site draws nothing.
 */
import { coastline } from './coastline.ts'
import { compassRose } from './compass-rose.ts'
import { drawChart } from './draw-chart.ts'
import { write, writePicture, writePng } from './encode.ts'
import { drawHeroChart, heroCharts } from './hero-charts.ts'
import { drawIcons } from './icons.ts'
import { postScenes } from './posts/post-scenes.ts'
import { productScenes } from './product-scenes.ts'
import { scenes } from './scenes.ts'
import { shareImages } from './share.ts'
import { silhouettes } from './silhouettes.ts'
import { soundInMenu } from './sound-in-menu.ts'
import { soundOnPhone, soundPicture, townFallback } from './sound-pictures.ts'
import { chartPictures, homeCharts, plainChart } from './town-pictures.ts'
import { vesselPaper } from './vessel-paper.ts'
import { vessels } from './vessels.ts'

const wanted = process.argv[2] ?? ''
const isWanted = (path: string) => path.includes(wanted)

if (isWanted('icon')) await drawIcons()
for (const slug of Object.keys(vessels)) {
  const path = `pictures/vessels/${slug}.svg`
  if (isWanted(path)) write(path, vesselPaper(slug))
}
for (const [name, draw] of Object.entries(scenes)) {
  const path = `pictures/${name}`
  if (isWanted(path)) await writePicture(path, draw())
}
for (const [slug, scene] of Object.entries(productScenes)) {
  const path = `pictures/products/${slug}`
  const draw = scenes[scene]
  if (draw && isWanted(path)) await writePicture(path, draw())
}
for (const [slug, draw] of Object.entries(postScenes)) {
  const path = `pictures/blog/${slug}`
  if (isWanted(path)) await writePicture(path, draw())
}
if (isWanted('pictures/silhouettes.svg')) write('pictures/silhouettes.svg', silhouettes())
if (isWanted('pictures/compass-rose.svg')) write('pictures/compass-rose.svg', compassRose())
for (const [path, draw] of shareImages()) {
  if (isWanted(path)) await writePng(path, draw())
}
if (isWanted('charts/sound')) await writePicture('charts/sound', soundPicture())
if (isWanted('charts/sound-menu.svg')) write('charts/sound-menu.svg', soundInMenu())
if (isWanted('charts/sound-phone.svg')) write('charts/sound-phone.svg', soundOnPhone())
if (isWanted('pictures/fallback-town')) await writePicture('pictures/fallback-town', townFallback())
if (isWanted('charts/bridgeport.svg'))
  write('charts/bridgeport.svg', drawChart(coastline, plainChart))
for (const [path, picture] of chartPictures()) {
  if (isWanted(path)) await writePicture(path, drawChart(coastline, picture))
}
for (const [path, picture] of [...homeCharts, ...heroCharts()]) {
  if (isWanted(path)) write(`${path}.svg`, drawHeroChart(picture))
}
