/** The profile of a broker, as the page about the agency shows it. */
export interface BrokerTable {
  id: string
  name: string
  /** For example Senior broker. */
  title: string
  license_number: string | null
  /** The year in which they began in the business. */
  since_year: number | null
  email: string | null
  phone: string | null
  /** The picture's key in the object store, and its size in pixels. */
  picture_path: string | null
  picture_width: number | null
  picture_height: number | null
  /** Markdown, and the sanitized HTML made of it. */
  about: string
  about_html: string
  /** Order on the page, from 1. */
  position: number
  is_shown: 0 | 1
  /** Rises with every save. */
  revision: number
}
