'use client'
import { useEffect, useState } from 'react'
import type { VesselOption } from '../../db/content/vessels.ts'

const VESSELS_NOT_LOADED = "Couldn't load vessel types. Using defaults instead."

/**
 * The wizard's list of vessel types. When the server could only provide the built-in list, the
 * browser requests it again; the field is disabled meanwhile.
 */
export function useVesselOptions(given: VesselOption[], areDefaults: boolean) {
  const [options, setOptions] = useState(given)
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    if (!areDefaults) return
    setLoading(true)
    requestOptions()
      .then(setOptions)
      .catch(sayDefaultsAreUsed)
      .finally(() => setLoading(false))
  }, [areDefaults])
  return { options, isLoading }
}

async function sayDefaultsAreUsed() {
  const { showToast } = await import('../ui/toast/toaster.tsx')
  showToast({ tone: 'problem', title: VESSELS_NOT_LOADED })
}

async function requestOptions(): Promise<VesselOption[]> {
  const [{ trpc }, { queryClient }] = await Promise.all([
    import('../browser/trpc.ts'),
    import('../browser/query-client.ts'),
  ])
  return queryClient.fetchQuery({
    queryKey: ['vessels.options'],
    queryFn: ({ signal }) => trpc.vessels.options.query(undefined, { signal }),
  })
}
