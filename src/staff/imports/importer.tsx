'use client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { useEffect, useRef, useState } from 'react'
import { queryClient } from '../../browser/query-client.ts'
import { timeoutSignal } from '../../browser/timeout-signal.ts'
import { trpc } from '../../browser/trpc.ts'
import { IMPORT_STEP_MS } from '../../settings/business.ts'
import type { ToastMessage } from '../../ui/toast/server-toast.tsx'
import type { ImportStatus } from './import-status.ts'
import { IMPORT_BROKE, importPercent, importToasts, stepsSince } from './import-status.ts'
import { ImporterView, type LastImport } from './importer-view.tsx'

/** Long enough to read a line before the next one replaces it. */
const TOAST_MS = 5000

export interface ImporterProps {
  /** The import at page load. */
  initial: ImportStatus | undefined
  /** It has just ended, and the page's HTML contains the first of its toasts. */
  isNews: boolean
  /** The result of the last import. */
  last: LastImport | undefined
}

/** The awake importer: starts an import and tracks it to its end. */
export function Importer({ initial, isNews, last }: ImporterProps) {
  const current = useImport(initial)
  const { status, error } = current
  const phase = phaseOf(current)
  const isHeld = current.trouble !== undefined || status?.waitingFor !== undefined
  const steps = useSteps(phase === 'importing', isHeld, stepsSince(initial?.elapsedMs ?? 0))
  useToasts(status, error, initial, isNews)
  useResetAddress()

  return (
    <ImporterView
      phase={phase}
      percent={importPercent(steps, status)}
      status={status}
      last={last}
      trouble={current.trouble}
      onStart={(event) => {
        event.preventDefault()
        current.start()
      }}
      onStartOver={(event) => {
        event.preventDefault()
        current.startOver()
      }}
    />
  )
}

/** The view's state of an import. */
function phaseOf({ status, isStarting, error }: Partial<CurrentImport>) {
  if (isStarting) return 'importing'
  if (error) return 'broken'
  if (!status) return 'idle'
  return status.state === 'waiting' ? 'importing' : status.state
}

/** Counts time steps while an import is running, and pauses while it is stalled. */
function useSteps(isRunning: boolean, isHeld: boolean, from: number): number {
  const [steps, setSteps] = useState(from)
  const ran = useRef(isRunning)
  useEffect(() => {
    if (isRunning && !ran.current) setSteps(0)
    ran.current = isRunning
    if (!isRunning || isHeld) return
    const timer = setInterval(() => setSteps((step) => step + 1), IMPORT_STEP_MS)
    return () => clearInterval(timer)
  }, [isRunning, isHeld])
  return steps
}

/** Announces the result of an import once, and logs the details to the console. */
function useToasts(
  status: ImportStatus | undefined,
  error: Error | undefined,
  initial: ImportStatus | undefined,
  isNews: boolean,
) {
  const ended = status?.success === null ? undefined : status
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each run that ends
  useEffect(() => {
    if (!ended) return
    const wasOver = initial?.id === ended.id && initial.success !== null
    if (wasOver && !isNews) return
    if (!ended.success) console.error('The import ended with errors:', ended.errors)
    const toasts = importToasts(ended)
    return showInTurn(wasOver ? toasts.slice(1) : toasts, wasOver ? TOAST_MS : 0)
  }, [ended?.id, ended?.success])
  useEffect(() => {
    if (!error) return
    console.error('The import could not be started or followed:', error)
    return showInTurn([IMPORT_BROKE])
  }, [error])
}

function showInTurn(toasts: ToastMessage[], waitMs = 0): () => void {
  const timers = toasts.map((toast, turn) =>
    setTimeout(
      async () => (await import('../../ui/toast/toaster.tsx')).showToast(toast),
      waitMs + turn * TOAST_MS,
    ),
  )
  return () => timers.forEach(clearTimeout)
}

/** Removes the run from the address, so that reloading the page starts over. */
function useResetAddress() {
  useEffect(() => {
    const { pathname, search, hash } = location
    if (search) history.replaceState(history.state, '', pathname + hash)
  }, [])
}

const ASK_EVERY_MS = 500
const ASK_AGAIN_MS = 2000
const ANSWER_WITHIN_MS = 10_000

/** Shown while status requests fail. */
const UNANSWERED =
  'The site is not responding right now. The import continues, and this page will check again automatically.'
const SIGNED_OUT = 'You are signed out. Sign in again to see how the import ends.'

interface CurrentImport {
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
function useImport(initial: ImportStatus | undefined): CurrentImport {
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
          { signal: timeoutSignal(ANSWER_WITHIN_MS, signal) },
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
