import { encode } from 'uqr'
import { css } from '../../../styled-system/css'
import { Button } from '../../ui/button/button.tsx'
import { Card, CardGrid, CardText, CardTitle } from '../../ui/card/card.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import type { Flash } from '../session/flash.ts'
import { AccountForm, type FormProblems } from './account-form.tsx'
import type { PendingCodes } from './pending-codes.ts'

const back = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target' })

/** The page of one-time codes in each of its states: off, being set up, on. */
export function CodesPage(props: {
  email: string
  isOn: boolean
  pending: PendingCodes | undefined
  flash: Flash | undefined
}) {
  const { email, isOn, pending, flash } = props
  const fresh = flash?.values?.backupCodes?.split(' ')
  return (
    <>
      {isOn && fresh && <BackupCodes codes={fresh} />}
      {isOn && <ActiveCodes email={email} errors={flash?.errors} />}
      {!isOn && pending && <ConfirmCodes pending={pending} errors={flash?.errors} />}
      {!isOn && <BeginCodes email={email} isAgain={pending !== undefined} errors={flash?.errors} />}
      <p>
        <a href="/admin/account" className={back}>
          Back to your account
        </a>
      </p>
    </>
  )
}

/** The start of setting up one-time codes: it needs the password, so that nobody else can do it. */
function BeginCodes(props: { email: string; isAgain: boolean; errors: FormProblems }) {
  const { email, isAgain, errors } = props
  return (
    <Card>
      <CardTitle as="h2">{isAgain ? 'Start over' : 'Before you begin'}</CardTitle>
      <CardText>
        {isAgain
          ? 'If you did not save the secret above, you can make another one.'
          : 'You need an authenticator app on your phone: the one of your password manager, or any other that makes six-digit codes.'}
      </CardText>
      <AccountForm to="codes/begin" email={email}>
        <PlainField
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          error={errors?.password}
        />
        <Button type="submit" tone={isAgain ? 'plain' : 'action'}>
          {isAgain ? 'Make another secret' : 'Continue'}
        </Button>
      </AccountForm>
    </Card>
  )
}

/** The actions while one-time codes are on. */
function ActiveCodes({ email, errors }: { email: string; errors: FormProblems }) {
  return (
    <CardGrid columns={2}>
      <Card>
        <CardTitle as="h2">New backup codes</CardTitle>
        <CardText>
          Make new ones when most of them are used, or when someone else may have seen them.
        </CardText>
        <AccountForm to="codes/renew" email={email}>
          <Password name="renew_password" error={errors?.renew_password} />
          <Button type="submit">Make new backup codes</Button>
        </AccountForm>
      </Card>
      <Card>
        <CardTitle as="h2">Turn one-time codes off</CardTitle>
        <CardText>For a new phone, turn them off here and set them up again on it.</CardText>
        <AccountForm to="codes/end" email={email}>
          <Password name="end_password" error={errors?.end_password} />
          <Button type="submit">Turn them off</Button>
        </AccountForm>
      </Card>
    </CardGrid>
  )
}

function Password({ name, error }: { name: string; error: string | undefined }) {
  return (
    <PlainField
      name={name}
      label="Your password"
      type="password"
      autoComplete="current-password"
      error={error}
    />
  )
}

const secret = css({ fontWeight: '600', color: 'heading', overflowWrap: 'anywhere' })

/**
 * The three steps of setting codes up: add the secret to the app, save the backup codes, enter a
 * code.
 */
function ConfirmCodes(props: { pending: PendingCodes; errors: FormProblems }) {
  const { pending, errors } = props
  return (
    <>
      <CardGrid columns={2}>
        <Card>
          <CardTitle as="h2">1. Give the app its secret</CardTitle>
          <CardText>Point the app at this picture.</CardText>
          <QrPicture text={pending.address} label="The secret, for the camera of your app" />
          <CardText>
            Or type the secret in: <span className={secret}>{inFours(pending.secret)}</span>
          </CardText>
        </Card>
        <BackupCodes title="2. Keep the backup codes" codes={pending.backupCodes} />
      </CardGrid>
      <Card>
        <CardTitle as="h2">3. Show that it works</CardTitle>
        <AccountForm to="codes/confirm">
          <PlainField
            name="code"
            label="Code"
            hint="The six digits that the app shows now."
            inputMode="numeric"
            autoComplete="one-time-code"
            error={errors?.code}
          />
          <Button type="submit" tone="action">
            Turn one-time codes on
          </Button>
        </AccountForm>
      </Card>
    </>
  )
}

function inFours(text: string): string {
  return text.match(/.{1,4}/g)?.join(' ') ?? text
}

const picture = css({ display: 'block', width: 'full', maxWidth: '14rem', bg: 'white' })

/** A text as a QR code, dark on white so that cameras can read it. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dots = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={picture}>
      <path d={dots.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}

const list = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: '16',
  fontFamily: 'monospace',
})

/** Codes for signing in when the phone is lost. */
function BackupCodes({ title = 'Your backup codes', codes }: BackupCodesProps) {
  return (
    <Card>
      <CardTitle as="h2">{title}</CardTitle>
      <CardText>
        Each signs you in once in place of the app, should your phone be lost. Print them, or keep
        them with your passwords.
      </CardText>
      <ul className={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Card>
  )
}

interface BackupCodesProps {
  title?: string
  codes: string[]
}
