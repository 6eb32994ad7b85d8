'use client'
import { type MouseEvent, useRef, useState } from 'react'
import { css } from '../../../../styled-system/css'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { COUNTS_NEW } from './count-new.ts'
import { type ExportedFile, type ExportProgress, fetchExport } from './fetch-export.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })
const quiet = css({ textStyle: 'small', color: 'quiet' })

type State = 'ready' | 'failed' | ExportProgress

/**
 * Links to a list as a file. With scripts, the page says how far the export is, and can stop it; without them,
 * the browser downloads it.
 */
export function ExportLinks({ query, label }: { query: string; label: string }) {
  const [state, setState] = useState<State>('ready')
  const running = useRef<AbortController>(undefined)
  const begin = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setState({ leads: 0, all: 0 })
    try {
      save(await fetchExport(event.currentTarget.href, setState, own.signal))
      setState('ready')
    } catch {
      if (running.current === own) setState(own.signal.aborted ? 'ready' : 'failed')
    }
  }
  return (
    <div className={row}>
      <ButtonLink href={`/api/staff/leads.xlsx${query}`} download onClick={begin} {...COUNTS_NEW}>
        {label}
      </ButtonLink>
      <ButtonLink href={`/api/staff/leads.csv${query}`} tone="bare" download onClick={begin}>
        as CSV
      </ButtonLink>
      <ButtonLink href={`/api/staff/leads.jsonl${query}`} tone="bare" download onClick={begin}>
        as JSON lines
      </ButtonLink>
      <ButtonLink href={`/api/staff/leads.mapped.csv${query}`} tone="bare" download onClick={begin}>
        with your columns
      </ButtonLink>
      {typeof state === 'object' && (
        <Button tone="bare" onClick={() => running.current?.abort()}>
          Stop
        </Button>
      )}
      <p role="status" className={quiet}>
        {inWords(state)}
      </p>
    </div>
  )
}

function inWords(state: State): string {
  if (state === 'ready') return ''
  if (state === 'failed')
    return 'The export stopped before it was complete, and nothing was saved. Try again in a minute.'
  if (state.all === 0) return 'Starting the export'
  const all = `${state.all.toLocaleString('en-US')} ${state.all === 1 ? 'lead' : 'leads'}`
  return state.leads === undefined
    ? `Exporting ${all}`
    : `${state.leads.toLocaleString('en-US')} of ${all}`
}

function save({ blob, name }: ExportedFile) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has its own reference by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
