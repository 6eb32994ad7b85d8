'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { useState } from 'react'
import { answerWithin } from '../../browser/answer-within.ts'
import { queryClient } from '../../browser/query-client.ts'
import { trpc } from '../../browser/trpc.ts'
import type { ImportStatus } from './import-status.ts'

const ASK_EVERY_MS = 500
const ASK_AGAIN_MS = 2000
const ANSWER_WITHIN_MS = 10_000

/** Shown while status requests fail. */
const UNANSWERED =
  'The site is not responding right now. The import continues, and this page will check again automatically.'
const SIGNED_OUT = 'You are signed out. Sign in again to see how the import ends.'

export interface CurrentImport {
  status: ImportStatus | undefined
  isStarting: boolean
  /** The start failed, or the run is unknown. */
  error: Error | undefined
  trouble: string | undefined
  start(): void
  /** Resets the finished import, to start another. */
  startOver(): void
}

/** The import that this page tracks: the one at page load, or the one it has started. */
export function useImport(initial: ImportStatus | undefined): CurrentImport {
  const [id, setId] = useState(initial?.id)
  const start = useMutation(
    {
      // Also when offline: a call that waits for the network would look like a running import.
      networkMode: 'always',
      mutationFn: () =>
        trpc.imports.start.mutate(undefined, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }),
      onMutate: () => setId(undefined),
      onSuccess: (run) => setId(run.id),
    },
    queryClient,
  )
  const { data, error } = useQuery(
    {
      queryKey: ['imports.status', id],
      queryFn: ({ signal }) =>
        trpc.imports.status.query(
          { id: id ?? '' },
          { signal: answerWithin(ANSWER_WITHIN_MS, signal) },
        ),
      initialData: id === initial?.id ? initial : undefined,
      enabled: id !== undefined,
      staleTime: 0,
      networkMode: 'always',
      retry: false,
      refetchInterval: ({ state }) => {
        if (state.data && state.data.success !== null) return false
        return state.error ? ASK_AGAIN_MS : ASK_EVERY_MS
      },
      refetchIntervalInBackground: true,
    },
    queryClient,
  )
  const isUnknown = codeOf(error) === 'NOT_FOUND'
  return {
    status: id === undefined ? undefined : data,
    isStarting: start.isPending || (id !== undefined && !data && !isUnknown),
    error: start.error ?? (isUnknown ? (error ?? undefined) : undefined),
    trouble: error ? (codeOf(error) === 'UNAUTHORIZED' ? SIGNED_OUT : UNANSWERED) : undefined,
    start: () => start.mutate(),
    startOver() {
      start.reset()
      setId(undefined)
    },
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof TRPCClientError ? error.data?.code : undefined
}
