/** Sets parameters of an address and removes those that are null. */
export function changedSearch(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null | undefined>>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next.toString();
}
