import type { ReactNode } from 'react'
import type { Source } from '../../db/schema/texts.ts'
import { css } from '../../styled-system/css'
import { PageHead } from '../layout/page-head.tsx'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import { PlainField } from '../ui/field/plain-field.tsx'
import { notPrinted, Page } from '../ui/layout.tsx'
import { Sources } from '../ui/prose/content-sections.tsx'
import { Prose } from '../ui/prose/prose.tsx'
import type { Asked, Figures } from './figures.ts'
import type { Tool } from './tools.ts'

const stack = css({
  display: 'grid',
  gap: '32',
  gridTemplateColumns: 'minmax(0, 1fr)',
  py: { base: '32', md: '56' },
})
const head = css({ display: 'grid', gap: '8' })
const title = css({ textStyle: 'title' })
const lead = css({ textStyle: 'lead' })
const fields = css({ display: 'grid', gap: '16', alignContent: 'start' })
// A wide table scrolls within it.
const outcome = css({ display: 'grid', gap: '16', gridTemplateColumns: 'minmax(0, 1fr)' })

/** The frame of every tool: what it is for, what it does not say, and a way to the others. */
export function ToolFrame(props: { tool: Tool; hasProblems?: boolean; children: ReactNode }) {
  const { tool, hasProblems } = props
  return (
    <>
      <PageHead
        title={tool.title}
        description={tool.what}
        path={tool.path}
        hasProblems={hasProblems}
      />
      <Page width="form">
        <div className={stack}>
          <div className={head}>
            <h1 className={title}>{tool.title}</h1>
            <p className={lead}>{tool.what}</p>
          </div>
          {props.children}
          <p className={notPrinted}>
            Other <a href="/tools">tools</a>, <a href="/compare">policies side by side</a>, and{' '}
            <a href="/glossary">the terms of a policy</a>.
          </p>
        </div>
      </Page>
    </>
  )
}

/**
 * A tool that works out figures: its form, and below it what came out.
 * @param result What the figures come to; nothing before there are any.
 * @param message What "Ask us with these figures" writes into the contact form.
 * @param notes What the arithmetic does not say.
 */
export function FigureTool<Of extends Figures>(props: {
  tool: Tool & { figures: Of }
  asked: Asked<Of>
  result: ReactNode
  message: string
  notes: ReactNode
  sources: Source[]
}) {
  const { tool, asked, result } = props
  return (
    <ToolFrame tool={tool} hasProblems={Object.keys(asked.problems).length > 0}>
      <p>
        This is arithmetic with the figures that you enter. It is no quote, and it does not say what
        a policy covers. Nothing is stored.
      </p>
      {/* On paper, what stands directly around a form is left out with it. */}
      <div>
        <FigureForm tool={tool} asked={asked} />
      </div>
      {result && (
        <section id="result" className={outcome}>
          <Prose>
            <h2>What it comes to</h2>
            {result}
          </Prose>
          <p className={notPrinted}>
            <ButtonLink href={`/contact?${new URLSearchParams({ message: props.message })}`}>
              Ask us with these figures
            </ButtonLink>
          </p>
        </section>
      )}
      <Prose>
        {props.notes}
        <Sources sources={props.sources} />
      </Prose>
    </ToolFrame>
  )
}

function FigureForm<Of extends Figures>(props: { tool: Tool & { figures: Of }; asked: Asked<Of> }) {
  const { tool, asked } = props
  return (
    <form action={`${tool.path}#result`} aria-label="Your figures" className={fields}>
      {Object.entries(tool.figures).map(([name, { label, hint, example, isOptional }]) => (
        <PlainField
          key={name}
          name={name}
          label={label}
          hint={[hint, `For example ${example}`].filter(Boolean).join('. ')}
          error={asked.problems[name]}
          isOptional={isOptional}
          defaultValue={asked.typed[name]}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
      <p className={notPrinted}>
        <Button type="submit" tone="action">
          Work it out
        </Button>
      </p>
    </form>
  )
}
