import { useEffect, useState } from 'react';
import type { Noun } from '#machines/kit/noun.ts';
import type { Sketch } from './sketch.ts';

/** The noun behind a sketch; null until its code has come. Where it cannot come, `onLost` is called. */
export function useNoun<N extends Noun>({ load }: Sketch<N>, onLost: () => void): N | null {
  const [noun, setNoun] = useState<N | null>(null);
  useEffect(() => {
    let isLeft = false;
    load().then(
      (loaded) => !isLeft && setNoun(() => loaded),
      () => !isLeft && onLost(),
    );
    return () => {
      isLeft = true;
    };
  }, [load, onLost]);
  return noun;
}
