'use client'
import { useEffect, useRef, useState } from 'react'
import { forScreenReaders } from '../ui/layout.tsx'
import type { ChosenFile } from './chosen-file.ts'
import { ARRIVED, phaseWords } from './messages.ts'

/** Tells a screen reader what changes about files, but not every percent. */
export function FileNews({ files }: { files: ChosenFile[] }) {
  const [news, setNews] = useState('')
  const known = useRef(new Map<string, string>())
  useEffect(() => {
    const now = new Map(files.map((file) => [file.key, wordsOf(file)]))
    const changed = [...now].filter(([key, words]) => known.current.get(key) !== words)
    known.current = now
    if (changed.length > 0) setNews(changed.map(([, words]) => words).join(' '))
  }, [files])
  return (
    <p className={forScreenReaders} aria-live="polite">
      {news}
    </p>
  )
}

function wordsOf({ name, problem, phase, note }: ChosenFile): string {
  return problem ?? `${name}: ${phase ? phaseWords[phase] : ARRIVED}. ${note ?? ''}`
}
