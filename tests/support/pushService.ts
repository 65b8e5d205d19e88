import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { LOCAL_CERTIFICATE, LOCAL_KEY } from './localCertificate.ts';

/** A message that reached the push service, still encrypted. */
export interface PushReceived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Answer = (response: ServerResponse, received: PushReceived) => void;

/** Answers as a push service that takes the message. */
export const takes: Answer = (response) => response.writeHead(201).end();

/** Answers with a status. */
export const saying =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end();

/** Starts a push service on this machine, by https alone, whose certificate this process trusts until it closes. */
export async function createPushService() {
  const received: PushReceived[] = [];
  const now = { answer: takes };
  const server = createServer({ key: LOCAL_KEY, cert: LOCAL_CERTIFICATE }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
      received.push(one);
      now.answer(response, one);
    });
  });
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, LOCAL_CERTIFICATE]);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const origin = `https://localhost:${port}`;
  return {
    origin,
    received,
    answer: (next: Answer): void => {
      now.answer = next;
    },
    /** Makes a browser with keys of its own and an address at this service. */
    browser: () => createBrowser(`${origin}/push/${randomBytes(8).toString('hex')}`),
    to: ({ endpoint }: { readonly endpoint: string }) =>
      received.filter(({ path }) => path === new URL(endpoint).pathname),
    close: (): void => {
      setDefaultCACertificates(trusted);
      server.closeAllConnections();
      server.close();
    },
  };
}

export type PushService = Awaited<ReturnType<typeof createPushService>>;
export type TestBrowser = ReturnType<typeof createBrowser>;

/** Browser with an address at a push service; it reads messages as RFC 8291 and RFC 8188 say. */
export function createBrowser(endpoint: string) {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const auth = randomBytes(16);

  const read = ({ body, headers }: PushReceived): Record<string, string> => {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The message is encrypted in another way');
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + (body[20] ?? 0);
    const sender = body.subarray(21, keyEnd);
    const shared = curve.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const key = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
    const derived = (label: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${label}\0`), bytes));
    const cipher = body.subarray(keyEnd);
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(cipher.subarray(-16));
    const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2 and padding.
    const end = plain.lastIndexOf(2);
    return JSON.parse(plain.subarray(0, end).toString('utf8')) as Record<string, string>;
  };

  return {
    endpoint,
    /** Body of the call that subscribes it. */
    subscription: { endpoint, keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') } },
    read,
  };
}

/** Returns the claims of a message's token about its sender if the public key has signed it (RFC 8292); null if not. */
export function senderOf({ headers }: PushReceived, publicKey: string): Record<string, unknown> | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const json = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
  if (key !== publicKey || json(head)['alg'] !== 'ES256') return null;
  const point = Buffer.from(publicKey, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? json(claims) : null;
}
