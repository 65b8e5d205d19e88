import { createHash } from 'node:crypto';

/** Serialises a value as JSON with sorted keys, dropping only undefined: equal values give equal texts. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}

/** Returns the SHA-256 of a text, in hexadecimal. */
export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');
