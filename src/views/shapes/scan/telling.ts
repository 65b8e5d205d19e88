import { useCallback, useRef, useState } from 'react';
import { play } from '#services/sounds.ts';
import type { Desk } from './desk.ts';
import { toneOf, type Scan, type Tone } from './verdict.ts';

const GRAVITY: Readonly<Record<Tone, number>> = { ok: 0, attention: 1, refused: 2 };

/**
 * Tells verdicts: each is heard once for each tone it has, of many at once the gravest; the one told last is shown.
 */
export function useTelling(desk: Pick<Desk, 'good'>) {
  const [shown, setShown] = useState<number | null>(null);
  const heard = useRef(new Map<number, Tone>());
  const waiting = useRef<Tone | null>(null);
  const told = useCallback(
    (scan: Scan): void => {
      setShown(scan.number);
      const tone = toneOf(scan.verdict, desk);
      if (heard.current.get(scan.number) === tone) return;
      heard.current.set(scan.number, tone);
      const isFirst = waiting.current === null;
      if (waiting.current === null || GRAVITY[tone] > GRAVITY[waiting.current]) waiting.current = tone;
      if (!isFirst) return;
      queueMicrotask(() => {
        if (waiting.current !== null) play(waiting.current);
        waiting.current = null;
      });
    },
    [desk],
  );
  return { shown, told };
}
