import type { Fixtures } from '../gallery.tsx'
import { Picture } from './picture.tsx'

export const fixtures: Fixtures = {
  'at its own size': (
    <Picture src="/charts/bridgeport.svg" alt="Chart of Bridgeport" width={1600} height={733} />
  ),
  'of another kind when the first is missing': (
    <Picture
      src="/charts/missing.svg"
      fallbacks={['/charts/missing-too.svg', '/charts/bridgeport.svg']}
      alt="Chart of Bridgeport"
      width={1600}
      height={733}
    />
  ),
  missing: <Picture src="/charts/missing.svg" alt="A chart" width={1600} height={733} />,
}
