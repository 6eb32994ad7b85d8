'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryClient } from '../browser/query-client.ts'
import { timeoutSignal } from '../browser/timeout-signal.ts'
import { trpc } from '../browser/trpc.ts'
import { useTyped } from '../browser/use-typed.ts'
import { forScreenReaders } from '../ui/layout.tsx'
import { Prose } from '../ui/prose/prose.tsx'

const ANSWER_WITHIN_MS = 5_000
const FEWEST = 2

/** Below the search, what it finds so far. Its button lists everything; without an answer there is nothing here. */
export function FoundWhileTyping() {
  const search = useTyped('q')
  const isAsked = search.length >= FEWEST
  const { data } = useQuery(
    {
      queryKey: ['search.find', search],
      queryFn: ({ signal }) =>
        trpc.search.find.query({ search }, { signal: timeoutSignal(ANSWER_WITHIN_MS, signal) }),
      enabled: isAsked,
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient,
  )
  if (!isAsked || !data) return null
  return (
    <>
      <p role="status" className={data.length > 0 ? forScreenReaders : undefined}>
        {data.length > 0 ? `${data.length} found` : 'Nothing yet. Go on, or press Search.'}
      </p>
      {data.length > 0 && (
        <Prose>
          <ul aria-label="Found while typing">
            {data.map(({ href, title, of }) => (
              <li key={`${href} ${title}`}>
                <a href={href}>{title}</a>
                {of && ` (${of})`}
              </li>
            ))}
          </ul>
        </Prose>
      )}
    </>
  )
}
