/** Returns the canonical JSON text of a value for hashing: sorted keys, no spaces, no undefined fields. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalText(one ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.keys(value)
    .filter((key) => Reflect.get(value, key) !== undefined)
    .toSorted();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonicalText(Reflect.get(value, key))}`).join(',')}}`;
}
