import type { Direction } from '#machines/scanning/direction.ts';
import type { Tone, Verdict } from './verdict.ts';

const UNSORTED: Readonly<Partial<Record<string, Direction>>> = { partly: { kind: 'pieces' } };

/**
 * Returns the direction of a scanned thing. `own`: the desk's direction, undefined if the record decides. `known`: its
 * record's direction. `isSorted`: a refused thing goes there too, instead of aside.
 */
export function directionAfter(
  verdict: Verdict,
  own: Direction | null | undefined,
  known: Direction | null,
  isSorted: boolean,
): Direction | null {
  switch (verdict.kind) {
    case 'asked':
      return known?.kind === 'aside' ? known : null;
    case 'turnedAway':
      return null;
    case 'unread':
      return verdict.fault === 'bagHere' || verdict.fault === 'noBag' ? null : { kind: 'again' };
    case 'unkept':
      return { kind: 'again' };
    case 'refused':
      if (verdict.refusals.some(({ code }) => code === 'locked')) return { kind: 'back' };
      return known !== null && (isSorted || known.kind === 'aside') ? known : { kind: 'aside', held: null };
    default:
      return UNSORTED[verdict.result] ?? (known?.kind === 'aside' || own === undefined ? known : own);
  }
}

/** The tone of a verdict with its direction: what is set aside is not as it should be. */
export const toneWith = (tone: Tone, direction: Direction | null): Tone =>
  tone === 'ok' && direction?.kind === 'aside' ? 'attention' : tone;
