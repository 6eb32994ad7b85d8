import type { ReactNode } from 'react'
import type { StaffMember } from '../../../db/staff/staff.ts'
import { css } from '../../../styled-system/css'
import { agency } from '../../http/agency.ts'
import { requestAddress, requestHeaders } from '../../http/request.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { button } from '../../ui/button/button.tsx'
import { chartBorder, page } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { homeOf } from '../session/addresses.ts'
import { type Flash, flashOf } from '../session/flash.ts'
import { may, type Permission } from '../session/permissions.ts'

const header = css({ bg: 'surface', position: 'relative' })
const row = css({
  display: 'flex',
  flexWrap: { md: 'wrap' },
  alignItems: 'center',
  columnGap: '16',
  minHeight: { base: '0', md: '4.5rem' },
  py: { base: '4', md: '8' },
})
/** On a phone a long name is cut, so that the menu stays on its line. */
const brand = css({
  textDecoration: 'none',
  display: 'block',
  flex: { base: '1', md: 'none' },
  minWidth: '0',
  py: { base: '0', md: '8' },
  mr: 'auto',
})
const brandName = css({
  display: 'block',
  textStyle: 'card',
  color: 'heading',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { base: 'nowrap', md: 'normal' },
})
const brandLine = css({ display: { base: 'none', md: 'block' }, textStyle: 'small', color: 'ink' })
const navigation = css({
  display: { base: 'none', md: 'flex' },
  flexWrap: 'wrap',
  order: '1',
  width: 'full',
  columnGap: { sm: '4', lg: '8' },
  ml: { base: '-4', sm: '-8' },
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'target',
    minWidth: 'target',
    px: { base: '4', sm: '8' },
    fontSize: { base: '0.9375rem', sm: '1rem' },
    fontWeight: '600',
    color: 'heading',
    textDecoration: 'none',
    borderBlockWidth: '3px',
    borderStyle: 'solid',
    // The color of the page also where the browser chooses the colors: 'transparent' would be seen there.
    borderColor: 'Canvas',
    _hover: { borderBottomColor: 'shoal' },
    '&[aria-current]': { borderBottomColor: 'ink' },
  },
})
const who = css({
  display: { base: 'none', md: 'flex' },
  alignItems: 'center',
  gap: '8',
  textStyle: 'small',
})
const name = css({ color: 'quiet' })
/** Where there is no room for a line of links: it opens without a script. */
const menu = css({
  display: { md: 'none' },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    px: '12',
    fontWeight: '600',
    color: 'heading',
    border: '1px solid token(colors.line)',
    borderRadius: 'card',
    cursor: 'pointer',
  },
  '& > div': {
    position: 'absolute',
    zIndex: '20',
    insetInline: '0',
    bg: 'surface',
    borderBottom: '1px solid token(colors.line)',
    px: '16',
    pb: '16',
  },
  '& nav a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    fontWeight: '600',
    color: 'heading',
  },
  '& nav a[aria-current]': { color: 'ink', textDecorationThickness: '3px' },
})
const content = css({
  display: 'grid',
  // Addresses and names of any length, in columns that are as narrow as a phone.
  overflowWrap: 'anywhere',
  // What is pressed, and the head of a column, is at least as wide as its longest word.
  '& :is(button, summary, thead th)': { overflowWrap: 'break-word', maxWidth: 'full' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '12', md: '24' },
  pt: { base: '8', md: '48' },
  pb: { base: '32', md: '48' },
})
/** At the left, also where it is a name that is written from the right. */
const heading = css({
  textStyle: 'title',
  fontSize: { base: '1.5rem', md: '2.5rem' },
  textAlign: 'left',
})

const DESKS = [
  ['/admin/leads', 'Leads', 'leads'],
  ['/admin', 'Dashboard', 'leads'],
  ['/admin/reports', 'Reports', 'leads'],
  ['/admin/tools', 'Tools', 'imports'],
  ['/admin/posts', 'Posts', 'posts'],
  ['/admin/texts', 'Texts', 'texts'],
  ['/admin/testimonials', 'Testimonials', 'testimonials'],
  ['/admin/newsletter', 'Newsletter', 'subscribers'],
  ['/admin/staff', 'Staff', 'accounts'],
  ['/admin/settings', 'Settings', 'agency'],
  ['/admin/log', 'Log', 'log'],
  ['/admin/account', 'Account', 'account'],
] as const satisfies [href: string, label: string, permission: Permission][]

/**
 * The frame of a staff page: its head, the navigation, who is signed in, the result of the last
 * form, and the page under its title.
 */
export function StaffFrame(props: {
  title: string
  /** Undefined when a form is returned to somebody whose session has expired. */
  staff: StaffMember | undefined
  /** Shown instead of the waiting notice. */
  flash?: Flash | undefined
  /** Beside what the notice says. */
  undo?: ReactNode
  children: ReactNode
}) {
  const { title, staff } = props
  const { path } = requestAddress()
  const flash = props.flash ?? flashOf(requestHeaders())
  const desks = DESKS.filter(([, , permission]) => may(staff, permission)).map(([href, label]) => (
    <a key={href} href={href} aria-current={current(href, path)}>
      {label}
    </a>
  ))
  return (
    <>
      <PageHead
        title={title}
        description="For staff of the agency."
        noindex
        hasProblems={flash?.tone === 'problem'}
      />
      <header className={header}>
        <div className={`${page()} ${row}`}>
          <a href={homeOf(staff)} className={brand}>
            <span className={brandName}>{agency().name}</span>
            <span className={brandLine}>Staff desk</span>
          </a>
          <nav className={navigation} aria-label="Staff">
            {desks}
          </nav>
          {staff && <SignOut staff={staff} className={who} />}
          {staff && (
            <details className={menu}>
              <summary>Menu</summary>
              <div>
                <nav aria-label="Staff">{desks}</nav>
                <SignOut staff={staff} />
              </div>
            </details>
          )}
        </div>
        <div className={chartBorder} />
      </header>
      <main id="main" tabIndex={-1}>
        <div className={`${page()} ${content}`}>
          <h1 className={heading} dir="auto">
            {title}
          </h1>
          <FlashNotice flash={flash} undo={props.undo} />
          {!staff && flash?.tone === 'problem' && (
            <p>
              {/* To the list, for example /admin/posts: what is typed stands in this tab, and not twice. */}
              <a
                href={`/admin/sign-in?to=${path.split('/', 3).join('/')}`}
                target="_blank"
                rel="noopener"
              >
                Sign in, in a new tab
              </a>
            </p>
          )}
          {props.children}
        </div>
      </main>
    </>
  )
}

function SignOut({ staff, className }: { staff: StaffMember; className?: string }) {
  return (
    <form method="post" action="/api/staff-access/sign-out" className={className}>
      <span className={name}>{staff.name}</span>{' '}
      <button type="submit" className={button({ tone: 'bare' })}>
        Sign out
      </button>
    </form>
  )
}

function current(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  // Every page of staff lies under the dashboard's address.
  return href !== '/admin' && path.startsWith(`${href}/`) ? 'true' : undefined
}

const above = css({ mb: '8' })
const noticeLine = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })

/** The result of the last form: a sentence, and its errors with a link to each field. */
export function FlashNotice({ flash, undo }: { flash: Flash | undefined; undo?: ReactNode }) {
  const problems = Object.entries(flash?.errors ?? {})
  if (!flash || (!flash.text && problems.length === 0)) return null
  const isProblem = flash.tone === 'problem'
  if (undo && !isProblem) {
    return (
      <Notice tone={flash.tone}>
        <div className={noticeLine}>
          <p role="status" tabIndex={-1}>
            {flash.text}
          </p>
          {undo}
        </div>
      </Notice>
    )
  }
  return (
    <div
      id={isProblem ? 'problems' : undefined}
      role={isProblem ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Notice tone={flash.tone}>
        {flash.text && <p className={problems.length > 0 ? above : undefined}>{flash.text}</p>}
        {problems.length > 0 && (
          <>
            <h2>There is a problem</h2>
            <ul>
              {problems.map(([field, sentence]) => (
                <li key={field}>
                  <a href={`#${field}`}>{sentence}</a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  )
}
