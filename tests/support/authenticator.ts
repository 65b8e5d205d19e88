import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** Head of a CBOR item (RFC 8949): major type and a number below 65536. */
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

/** Encodes as much of CBOR as an authenticator needs. */
const cbor = (item: Cbor): Buffer => {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item);
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item]);
  if (item instanceof Map)
    return Buffer.concat([head(5, item.size), ...[...item].flatMap(([key, value]) => [cbor(key), cbor(value)])]);
  const items = [...(item as readonly Cbor[])];
  return Buffer.concat([head(4, items.length), ...items.map(cbor)]);
};

const PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/** Parts of a ceremony that a test may falsify. */
export interface Forged {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly flags?: number;
  readonly challenge?: string;
  readonly attestation?: { readonly format: string; readonly statement: ReadonlyMap<string, Cbor> };
}

/** An authenticator in software with one passkey: ES256, no attestation, a counter that goes on by one. */
export const createAuthenticator = ({ rpId, origin }: { readonly rpId: string; readonly origin: string }) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, at: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));

  const authenticatorData = (forged: Forged, flags: number, rest: Buffer): Buffer => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(forged.counter ?? counter);
    const flag = Buffer.from([(forged.flags ?? PRESENT) | flags]);
    return Buffer.concat([sha256(Buffer.from(forged.rpId ?? rpId)), flag, count, rest]);
  };

  const answer = <Response>(response: Response) => ({ id: id.toString('base64url'), ...response });

  return {
    id: id.toString('base64url'),
    publicKey: publicKey.export({ format: 'jwk' }),
    /** Answers `navigator.credentials.create`. */
    create: ({ challenge }: { readonly challenge: string }, forged: Forged = {}) => {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', forged.attestation?.format ?? 'none'],
        ['attStmt', forged.attestation?.statement ?? new Map()],
        ['authData', authenticatorData(forged, HAS_CREDENTIAL, credential)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', forged.challenge ?? challenge, forged.origin ?? origin).toString(
          'base64url',
        ),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Answers `navigator.credentials.get`. */
    get: ({ challenge }: { readonly challenge: string }, forged: Forged = {}) => {
      const client = clientData('webauthn.get', forged.challenge ?? challenge, forged.origin ?? origin);
      const data = authenticatorData(forged, 0, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
};

export type Authenticator = ReturnType<typeof createAuthenticator>;
