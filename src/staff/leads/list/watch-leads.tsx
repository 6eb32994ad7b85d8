'use client'
import { useQuery } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { useEffect, useRef, useState } from 'react'
import { queryClient } from '../../../browser/query-client.ts'
import { timeoutSignal } from '../../../browser/timeout-signal.ts'
import { trpc } from '../../../browser/trpc.ts'
import { countNew } from './count-new.ts'
import { type NewLeadsProps, NewLeadsView } from './new-leads-view.tsx'
import { announce, useNotifications } from './notifications.ts'
import type { ShownLead } from './shown-lead.ts'

const ASK_EVERY_MS = 15_000
const ANSWER_WITHIN_MS = 10_000

/**
 * Asks for new leads while the tab is in sight, or else if somebody wants to be notified. They appear
 * above the list when somebody wants it.
 */
export function WatchLeads({ known, isFirst, href }: NewLeadsProps) {
  const [shown, setShown] = useState<ShownLead[]>([])
  const isNotifying = useNotifications() === 'on'
  const { data = [], error } = useNewLeads(known.since, isNotifying)
  const isKnown = new Set([...known.ids, ...shown.map(({ id }) => id)])
  const waiting = data.filter(({ id }) => !isKnown.has(id))
  useTitle(waiting.length)
  useAnnouncements(waiting, isNotifying, href)
  useFocusOn(shown[0])
  return (
    <NewLeadsView
      count={waiting.length}
      isUnanswered={error !== null && !isSignedOut(error)}
      signIn={isSignedOut(error) ? signInHref() : undefined}
      shown={shown}
      href={href}
      onShow={(event) => {
        if (!isFirst || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        countNew(waiting.length)
        setShown([...waiting, ...shown])
      }}
    />
  )
}

function useNewLeads(since: string, isNotifying: boolean) {
  return useQuery(
    {
      queryKey: ['leads.since', since],
      queryFn: ({ signal }) =>
        trpc.leads.since.query({ since }, { signal: timeoutSignal(ANSWER_WITHIN_MS, signal) }),
      initialData: [],
      staleTime: 0,
      // Offline too: that is trouble to be told.
      networkMode: 'always',
      retry: false,
      refetchInterval: ASK_EVERY_MS,
      refetchIntervalInBackground: isNotifying,
      refetchOnWindowFocus: true,
    },
    queryClient,
  )
}

/** Each lead is announced once, and not if it came while somebody looked. */
function useAnnouncements(waiting: ShownLead[], isNotifying: boolean, href: string) {
  const seen = useRef(new Set<string>())
  useEffect(() => {
    const news = waiting.filter(({ id }) => !seen.current.has(id))
    for (const { id } of news) seen.current.add(id)
    if (news.length > 0 && isNotifying && document.hidden) announce(news, href)
  }, [waiting, isNotifying, href])
}

/** The link that shows leads disappears when it is pressed: the first one it showed takes the focus. */
function useFocusOn(lead: ShownLead | undefined) {
  useEffect(() => {
    if (lead) document.querySelector<HTMLElement>(`[data-lead="${lead.id}"] h2 a`)?.focus()
  }, [lead])
}

/** "(2) Leads": read on a tab that is not the one in front. */
function useTitle(count: number) {
  useEffect(() => {
    if (count === 0) return
    const before = document.title
    document.title = `(${count}) ${before}`
    return () => {
      document.title = before
    }
  }, [count])
}

/** Back to this page then. */
function signInHref(): string {
  return `/admin/sign-in?to=${encodeURIComponent(location.pathname + location.search)}`
}

function isSignedOut(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.code === 'UNAUTHORIZED'
}
