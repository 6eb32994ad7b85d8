import { once } from 'node:events'
import { connect } from 'node:net'
import { createServer, type TLSSocket } from 'node:tls'
import { X509CertificateGenerator } from '@peculiar/x509'

const DAY_MS = 24 * 3600_000

/**
 * A proxy that speaks TLS with a certificate of its own making, and plain HTTP with a server on
 * loopback, as a proxy in front of the site does.
 * @param port Where it listens.
 */
export async function openTlsProxy(port: number, serverPort: number) {
  const sockets = new Set<TLSSocket>()
  const proxy = createServer(await selfSigned('127.0.0.1'), (client) => {
    const server = connect(serverPort, '127.0.0.1')
    sockets.add(client.on('close', () => sockets.delete(client)))
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.pipe(other)
    }
  })
  proxy.listen(port, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    close: () => {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** A key and its certificate for an address, as PEM. */
export async function selfSigned(host: string) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${host}`,
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + DAY_MS),
    signingAlgorithm: algorithm,
    keys,
  })
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString(
    'base64',
  )
  return {
    cert: certificate.toString('pem'),
    key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`,
  }
}
