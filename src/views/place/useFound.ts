import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withParameter } from './parameters.ts';
import { useScreenSearch } from './screen.tsx';

/** Time after the last key at which the address follows, because each change of it draws the frame again. */
const CALM_MS = 300;

/** The text by which entries are found, kept in the address of the screen; `as` names the picture that shows them. */
export function useFound(as?: string): readonly [string, (typed: string) => void] {
  const [search, setSearch] = useScreenSearch();
  const written = search.get('find') ?? '';
  const own = useRef(written);
  const [typed, setTyped] = useState(written);
  useEffect(() => {
    if (written === own.current) return;
    own.current = written;
    setTyped(written);
  }, [written]);
  const write = useEffectEvent(() => {
    own.current = typed;
    setSearch(withParameter(search, 'find', typed, as), { replace: true });
  });
  useEffect(() => {
    if (typed === own.current) return undefined;
    const timer = setTimeout(() => write(), CALM_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
