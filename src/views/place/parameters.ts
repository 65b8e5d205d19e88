/**
 * Returns the search of an address with a parameter set, or left out for an empty value; the others stay. `as` names the
 * picture that shows them: the address of a picture without any needs no name.
 */
export function withParameter(search: URLSearchParams, name: string, value: string, as?: string): string {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  if (as !== undefined) {
    next.delete('as');
    if (next.size > 0) next.set('as', as);
  }
  return next.toString();
}
