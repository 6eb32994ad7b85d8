import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

interface Options {
  challenge: string
  rpId?: string
  rp?: { id?: string }
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/**
 * A device with one passkey, in the place of a browser and its key.
 * @param origin The address that it believes to be on.
 */
export function authenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let uses = 0

  function authenticatorData(rpId: string, isVerified: boolean, credential?: Buffer): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++uses)
    const flags =
      USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)])
  }

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    /** Answers `generate-register-options` as `navigator.credentials.create` would. */
    create(options: Options, { isVerified = true } = {}) {
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const data = authenticatorData(options.rp?.id ?? '', isVerified, credential)
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options)),
        attestationObject: base64url(attestation(data)),
        transports: ['internal'],
      })
    },
    /** Answers `generate-authenticate-options` as `navigator.credentials.get` would. */
    get(options: Options, { isVerified = true } = {}) {
      const data = authenticatorData(options.rpId ?? '', isVerified)
      const client = clientData('webauthn.get', options)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
  }
}

/** CBOR: { fmt: "none", attStmt: {}, authData } */
function attestation(data: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length)
  return Buffer.concat([
    Buffer.from('\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x59', 'latin1'),
    length,
    data,
  ])
}

/** CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y } */
function coseKey(key: ReturnType<typeof generateKeyPairSync>['publicKey']): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from('a50102032620012158', 'hex'),
    Buffer.from([32]),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const base64url = (bytes: Buffer) => bytes.toString('base64url')
