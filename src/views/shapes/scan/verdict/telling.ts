import { useMemo } from 'react';
import { play } from '#services/sounds.ts';
import type { Desk } from '../desk.ts';
import type { Direction } from '#machines/scanning/direction.ts';
import { toneWith } from './direct.ts';
import type { Directions } from './directions.ts';
import { toneOf, type Scan, type Tone } from './verdict.ts';

const GRAVITY: Readonly<Record<Tone, number>> = { ok: 0, attention: 1, refused: 2 };

/** The number of the scan whose verdict is shown; null before the first. */
export interface LastTold {
  readonly now: () => number | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Plays one sound per tone of a batch of verdicts, the most severe first, and shows the latest verdict. */
function createTelling(desk: Pick<Desk, 'good'>, directionOf: (key: string) => Direction | null) {
  let last: number | null = null;
  let waiting: Tone | null = null;
  const announced = new Map<number, Tone>();
  const listeners = new Set<() => void>();
  const shown: LastTold = {
    now: () => last,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const announce = (scan: Scan): void => {
    last = scan.number;
    for (const listener of listeners) listener();
    const tone = toneWith(toneOf(scan.verdict, desk), scan.key === null ? null : directionOf(scan.key));
    if (announced.get(scan.number) === tone) return;
    announced.set(scan.number, tone);
    const isFirst = waiting === null;
    if (waiting === null || GRAVITY[tone] > GRAVITY[waiting]) waiting = tone;
    if (!isFirst) return;
    queueMicrotask(() => {
      if (waiting !== null) play(waiting);
      waiting = null;
    });
  };
  return { shown, announce };
}

/** The telling of one screen. What is shown is not its state: a new verdict draws the verdict alone, not the lists. */
export const useTelling = (desk: Pick<Desk, 'good'>, directions: Directions): ReturnType<typeof createTelling> =>
  useMemo(() => createTelling(desk, (key) => directions.of(key)), [desk, directions]);
