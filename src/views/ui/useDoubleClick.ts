import { useCallback, useEffect, useRef } from 'react';

/** Longest time between the two presses of a double click, milliseconds. */
const WITHIN_MS = 500;
/** A hand at rest moves the pointer less, pixels. */
const WITHIN_PX = 8;
/** Longest time from the second press until its click, milliseconds. */
const HELD_MS = 1_000;

interface Down {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

const NEVER: Down = { at: -Infinity, x: 0, y: 0 };

/**
 * Returns whether the click at hand is the second of a double click, whose first may have been on a button that another
 * one has replaced; browsers count such clicks differently.
 */
export function useDoubleClick(): () => boolean {
  const downs = useRef({ last: NEVER, before: NEVER });
  useEffect(() => {
    const note = ({ clientX, clientY, timeStamp }: PointerEvent): void => {
      downs.current = { last: { at: timeStamp, x: clientX, y: clientY }, before: downs.current.last };
    };
    addEventListener('pointerdown', note, true);
    return () => removeEventListener('pointerdown', note, true);
  }, []);
  return useCallback(() => {
    const { last, before } = downs.current;
    const isNear = Math.hypot(last.x - before.x, last.y - before.y) < WITHIN_PX;
    return isNear && last.at - before.at < WITHIN_MS && performance.now() - last.at < HELD_MS;
  }, []);
}
