const BYTES = 16;

/** Returns a random UUID of version 4, also at addresses without TLS, where browsers make none. */
export const randomId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const marked = bytes.map((byte, place) => {
    if (place === 6) return (byte & 0x0f) | 0x40;
    return place === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const digits = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
