import type { Serving } from './serving.ts';

/** Seals a password as the console does, for a change of the own second factor. */
export const sealedPassword = async (server: Serving, username: string, password: string): Promise<string> => {
  const { body } = await server.get('/auth/key', null);
  const key = await crypto.subtle.importKey(
    'spki',
    Buffer.from(String(body['publicKey']), 'base64'),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const envelope = { purpose: 'secondFactor', user: username, nonce: crypto.randomUUID(), time: Date.now(), password };
  const ciphertext = await crypto.subtle.encrypt('RSA-OAEP', key, Buffer.from(JSON.stringify(envelope)));
  const wrapped = { kid: body['kid'], ciphertext: Buffer.from(ciphertext).toString('base64') };
  return Buffer.from(JSON.stringify(wrapped)).toString('base64');
};
