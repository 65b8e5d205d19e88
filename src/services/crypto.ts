type Bytes = Uint8Array<ArrayBuffer>;

const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' };
const HMAC = { name: 'HMAC', hash: 'SHA-1' };

/** The browser's own cryptography; null at addresses without TLS, other than the machine itself. */
const subtle = (): SubtleCrypto | null => (crypto as Partial<Pick<Crypto, 'subtle'>>).subtle ?? null;

/** Computes SHA-256. */
export const sha256 = async (message: Bytes): Promise<Bytes> => {
  const own = subtle();
  if (own) return new Uint8Array(await own.digest('SHA-256', message));
  return (await import('./withoutTls/hashes.ts')).sha256(message);
};

/** Computes HMAC with SHA-1. */
export const hmacSha1 = async (key: Bytes, message: Bytes): Promise<Bytes> => {
  const own = subtle();
  if (!own) return (await import('./withoutTls/hashes.ts')).hmacSha1(key, message);
  return new Uint8Array(await own.sign('HMAC', await own.importKey('raw', key, HMAC, false, ['sign']), message));
};

/** Encrypts by RSA-OAEP with SHA-256 for a public key in SPKI. */
export const encryptOaep = async (spki: Bytes, message: Bytes): Promise<Bytes> => {
  const own = subtle();
  if (!own) return (await import('./withoutTls/rsaOaep.ts')).encryptOaep(spki, message);
  return new Uint8Array(await own.encrypt(OAEP, await own.importKey('spki', spki, OAEP, false, ['encrypt']), message));
};
