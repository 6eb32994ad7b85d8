import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { CardPicture } from '../images/card-picture.tsx'
import { Card, CardText, CardTitle } from '../ui/card/card.tsx'
import { truncate } from './truncate.ts'

const where = css({ textStyle: 'small', color: 'quiet' })

export interface TownOnCard {
  slug: string
  name: string
  county: string
  description: string
  /** The path in its row. */
  localImage?: string | undefined
}

/**
 * A town as one link: the outline of its harbor, its name and the start of its description.
 * @param textLimit How many characters of the description are shown.
 * @param hasCounty False where a heading says it.
 * @param children More content, for example tags.
 */
export function TownCard({
  town,
  textLimit,
  as = 'h3',
  hasCounty = true,
  children,
}: {
  town: TownOnCard
  textLimit: number
  as?: 'h2' | 'h3' | 'h4'
  hasCounty?: boolean
  children?: ReactNode
}) {
  return (
    <Card href={`/towns/${town.slug}`}>
      <CardPicture wanted={{ category: 'town', path: town.localImage, town: town.slug }} />
      <CardTitle as={as}>{town.name}</CardTitle>
      {hasCounty && <span className={where}>{town.county} County</span>}
      <CardText>{truncate(town.description, textLimit)}</CardText>
      {children}
    </Card>
  )
}
