/** Bytes in the type that WebCrypto accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const bytesOfHex = (text: string): Bytes | null =>
  /^(?:[0-9a-f]{2})*$/.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : null;

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes standard base64 with padding; null for any other text or a non-canonical encoding. */
export function bytesOfBase64(text: string): Bytes | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null;
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return base64Of(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

export const textBytes = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text));

export const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** Computes SHA-256 over the concatenation of some bytes. */
export async function sha256(...parts: readonly Uint8Array[]): Promise<Bytes> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
}
