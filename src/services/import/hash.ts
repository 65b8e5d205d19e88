import { sha256 } from '../crypto.ts';

/** SHA-256 of a file, hexadecimal; with a row's number it forms the key of that row's command. */
export const hashOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Array.from(await sha256(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
