import { useEffect, useRef, useState } from 'react';
import { useScreenSearch } from '#views/screen.tsx';

/** Time after the last key at which the address follows, because each change of it draws the frame again. */
const CALM_MS = 300;

/** The text by which entries are found, kept in the address of a picture of a list. */
export function useFound(as: string): readonly [string, (typed: string) => void] {
  const [search, setSearch] = useScreenSearch();
  const written = search.get('find') ?? '';
  const own = useRef(written);
  const [typed, setTyped] = useState(written);
  useEffect(() => {
    if (written === own.current) return;
    own.current = written;
    setTyped(written);
  }, [written]);
  useEffect(() => {
    if (typed === own.current) return undefined;
    const timer = setTimeout(() => {
      own.current = typed;
      setSearch(typed === '' ? '' : new URLSearchParams({ as, find: typed }).toString(), { replace: true });
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [typed, as, setSearch]);
  return [typed, setTyped];
}
