'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../browser/query-client.ts'
import { timeoutSignal } from '../../../browser/timeout-signal.ts'
import { trpc } from '../../../browser/trpc.ts'
import { useTyped } from '../../../browser/use-typed.ts'
import { forScreenReaders, surface } from '../../../ui/layout.tsx'
import { facts, line, list } from '../../frame/list-look.ts'
import { leadHref } from '../addresses.ts'
import { countedLeads } from './counted.ts'
import { SEARCH_BOX } from './search-box.ts'

const ANSWER_WITHIN_MS = 5_000
const FEWEST = 2

/** Below the search, what it finds so far. Enter lists it as before; without an answer there is nothing here. */
export function FoundWhileTyping() {
  const typed = useTyped(SEARCH_BOX)
  const isAsked = typed.length >= FEWEST
  const { data } = useQuery(
    {
      queryKey: ['leads.find', typed],
      queryFn: ({ signal }) =>
        trpc.leads.find.query(
          { search: typed },
          { signal: timeoutSignal(ANSWER_WITHIN_MS, signal) },
        ),
      enabled: isAsked,
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient,
  )
  if (!isAsked || !data) return null
  const hasLeads = data.leads.length > 0
  const nobody = hasLeads ? 'No lead has that. Names like it:' : 'No lead has that.'
  return (
    <div className={surface}>
      <p role="status" className={data.found > 0 ? forScreenReaders : line}>
        {data.found > 0 ? `${countedLeads(data.found)} found` : nobody}
      </p>
      {hasLeads && (
        <ul className={list} aria-label="Found while typing">
          {data.leads.map(({ id, title, kind, phone, reference, summary }) => (
            <li key={id} className={line}>
              <a href={leadHref(id)} dir="auto">
                {title}
              </a>
              <p className={facts}>
                {[kind, summary, phone, reference].filter(Boolean).map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
