import { agency } from '../http/agency.ts'
import { config } from '../settings/config.ts'

const DEFAULT_IMAGE = '/share/default.png'
const IMAGE_WIDTH_PX = 1200
const IMAGE_HEIGHT_PX = 630

/** The page's link preview. */
export function ShareTags(props: {
  title: string
  description: string
  path: string
  image: string | undefined
}) {
  const site = agency()
  const { siteUrl } = config()
  const image = siteUrl + (props.image ?? DEFAULT_IMAGE)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={props.title} />
      <meta property="og:description" content={props.description} />
      <meta property="og:url" content={siteUrl + props.path} />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={props.title} />
      <meta property="og:image:width" content={`${IMAGE_WIDTH_PX}`} />
      <meta property="og:image:height" content={`${IMAGE_HEIGHT_PX}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={props.title} />
      <meta name="twitter:description" content={props.description} />
      <meta name="twitter:image" content={image} />
    </>
  )
}
