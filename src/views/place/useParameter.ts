import { useCallback } from 'react';
import { withParameter } from './parameters.ts';
import { useScreenSearch } from './screen.tsx';

/** A choice kept in the address of the screen under a name, empty for none; `as` names the picture that it is of. */
export function useParameter(name: string, as?: string): readonly [string, (value: string) => void] {
  const [search, setSearch] = useScreenSearch();
  const set = useCallback(
    (value: string) => setSearch(withParameter(search, name, value, as), { replace: true }),
    [search, setSearch, name, as],
  );
  return [search.get(name) ?? '', set];
}
