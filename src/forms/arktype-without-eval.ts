import { configure } from 'arktype/config'

// ArkType compiles its checks with `new Function`, which our Content-Security-Policy refuses.
if (typeof window !== 'undefined') configure({ jitless: true })
