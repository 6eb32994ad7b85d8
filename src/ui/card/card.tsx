import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import { css, cva, cx } from '../../../styled-system/css'
import { Icon, type IconName } from '../icon/icon.tsx'
import { notPrinted } from '../layout.tsx'

const card = cva({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '12',
    p: '24',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    _print: { breakInside: 'avoid' },
    // The first picture of a card extends to its edges.
    '& > figure:first-child, & > span:first-child:has(> picture)': {
      mx: '-24',
      mt: '-24',
      mb: '4',
      _print: { display: 'none' },
    },
  },
  variants: {
    tone: {
      surface: { bg: 'surface', boxShadow: 'raised' },
      plain: { bg: 'transparent' },
      shallow: { bg: 'selected' },
    },
    isLink: {
      true: {
        transition: 'border-color token(durations.quick)',
        _hover: { borderColor: 'ink' },
        '&:has(a:focus-visible)': {
          outline: '3px solid token(colors.action)',
          outlineOffset: '2px',
        },
      },
    },
  },
})
const title = css({ textStyle: 'card' })
const link = css({
  color: 'inherit',
  textDecoration: 'none',
  // Not `none`: Panda turns that into a transparent outline, which forced colors show.
  outlineWidth: '0',
  _after: { content: '""', position: 'absolute', inset: '0' },
  _hover: { textDecoration: 'underline', textDecorationThickness: '2px' },
})
// On a phone the icon is next to the name, so that many cards take less scrolling.
const head = css({
  display: 'flex',
  flexDirection: { base: 'row', sm: 'column' },
  flexWrap: 'wrap',
  alignItems: { base: 'center', sm: 'flex-start' },
  gap: '12',
  color: 'ink',
})
const text = css({ color: 'text' })
const more = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  mt: 'auto',
  textStyle: 'label',
  color: 'ink',
})
const grid = cva({
  base: {
    display: 'grid',
    gap: '24',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Two dozen towns below each other would take as many pages of paper, and of four cards in rows of
    // three one would stand alone.
    _print: { gridTemplateColumns: '1fr 1fr 1fr 1fr' },
  },
  variants: {
    columns: {
      2: { gridTemplateColumns: { md: '1fr 1fr' } },
      3: { gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr' } },
      4: { gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 1fr 1fr' } },
    },
    isLong: {
      // Cards far below the screen have no style and no layout until it comes near them. About as
      // high as a town's card, so that a page does not change its height while it is read; on a
      // phone a card is so small that laying it out costs less than the jump of a wrong guess.
      true: {
        '& > *': {
          contentVisibility: { md: 'auto' },
          containIntrinsicHeight: { md: 'auto 23.1rem' },
          _print: { contentVisibility: 'visible' },
        },
      },
      false: {},
    },
  },
})

/**
 * A card with one subject.
 * @param href Makes the whole card one link, named by the `CardTitle` among its children.
 */
export function Card({
  href,
  tone = 'surface',
  children,
}: {
  href?: string | undefined
  tone?: 'surface' | 'plain' | 'shallow'
  children: ReactNode
}) {
  return (
    <div className={card({ tone, isLink: href !== undefined })}>
      {href === undefined ? children : linkTitle(children, href)}
    </div>
  )
}

/** The card's heading; in a card with an address it carries the link. */
export function CardTitle({
  as: Heading = 'h3',
  href,
  children,
}: {
  as?: 'h2' | 'h3' | 'h4'
  href?: string | undefined
  children: ReactNode
}) {
  return (
    <Heading className={title}>
      {href === undefined ? (
        children
      ) : (
        <a className={link} href={href}>
          {children}
        </a>
      )}
    </Heading>
  )
}

/** An icon and the `CardTitle`. */
export function CardHead({ children }: { children: ReactNode }) {
  return <div className={head}>{children}</div>
}

/** The card's text. */
export function CardText({ children }: { children: ReactNode }) {
  return <p className={text}>{children}</p>
}

/** The 'Learn more' line at the bottom; hidden from screen readers, which have the title's link. */
export function CardMore({ children = 'Learn more' }: { children?: ReactNode }) {
  return (
    <span className={cx(more, notPrinted)} aria-hidden="true">
      {children}
      <Icon name="arrow-right" size="small" />
    </span>
  )
}

/**
 * Cards side by side, in one column on a phone.
 * @param isLong For two dozen towns: those out of sight are laid out later.
 */
export function CardGrid({
  columns = 3,
  isLong = false,
  children,
}: {
  columns?: 2 | 3 | 4
  isLong?: boolean
  children: ReactNode
}) {
  return <div className={grid({ columns, isLong })}>{children}</div>
}

// Server components have no context, so the address is passed to the title explicitly.
function linkTitle(children: ReactNode, href: string): ReactNode {
  return Children.map(children, (child) => {
    if (!isValidElement<{ children?: ReactNode; href?: string }>(child)) return child
    if (child.type === CardTitle) return cloneElement(child, { href })
    if (child.props.children === undefined) return child
    return cloneElement(child, undefined, linkTitle(child.props.children, href))
  })
}

const mark = css({ color: 'ink' })

/** Three short points, each a card with an icon. */
export function IconCards({ of }: { of: { icon: IconName; title: string; text: string }[] }) {
  return (
    <CardGrid columns={3}>
      {of.map(({ icon, title, text }) => (
        <Card key={title}>
          <span className={mark}>
            <Icon name={icon} size="large" />
          </span>
          <CardTitle>{title}</CardTitle>
          <CardText>{text}</CardText>
        </Card>
      ))}
    </CardGrid>
  )
}
