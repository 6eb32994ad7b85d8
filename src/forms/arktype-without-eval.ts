import { configure } from 'arktype/config'

// By default, ArkType compiles its checks with `new Function`. In browsers our Content-Security-Policy refuses
// that, and servers spend 0.1 s on it at their start, and 5 MB. It has to be told before it is loaded.
configure({ jitless: true })
