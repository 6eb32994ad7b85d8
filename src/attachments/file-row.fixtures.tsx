import type { Fixtures } from '../ui/gallery.tsx'
import { FileRow } from './file-row.tsx'

const survey = { sizeBytes: 412_000, type: 'application/pdf', name: 'Survey of the hull.pdf' }
const photo = {
  sizeBytes: 2_300_000,
  type: 'image/jpeg',
  name: 'bow-in-the-slip-at-captains-cove-after-the-storm.jpg',
  preview: '/charts/bridgeport.svg',
}

export const fixtures: Fixtures = {
  'on their way, arrived and refused': (
    <ul>
      {[
        { key: '1', ...photo },
        { key: '2', ...survey, percent: 40 },
        { key: '3', ...survey, percent: 40, phase: 'waiting' as const },
        { key: '4', ...survey, percent: 100, phase: 'checking' as const },
        { key: '5', ...photo, percent: 0, phase: 'preparing' as const },
        { key: '6', ...survey, problem: 'This file is larger than 10MB.' },
        { key: '7', ...survey, note: 'Kept from before.' },
      ].map((file) => (
        <FileRow key={file.key} file={file} isAwake />
      ))}
    </ul>
  ),
}
