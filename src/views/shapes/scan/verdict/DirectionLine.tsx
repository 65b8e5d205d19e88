import type { ReactNode } from 'react';
import type { Direction } from '#machines/scanning/direction.ts';
import type { Words } from '#i18n/words.ts';
import type { References } from '../../fields/references.ts';
import * as css from '../Scan.css.ts';

/** An arrow, a bag, a shelf, a house, a hand, a return: distinct without colour. */
const SIGNS: Readonly<Record<Direction['kind'], ReactNode>> = {
  branch: <path d="M6 24h34M28 12l12 12-12 12" />,
  vehicle: <path d="M4 12h24v22H4zM28 20h9l7 7v7H28M13 38v0M36 38v0" />,
  bag: <path d="M10 18h28l4 24H6zM17 18v-4a7 7 0 0 1 14 0v4" />,
  open: <path d="M10 22h28l4 20H6zM10 22L4 12M38 22l6-10" />,
  place: <path d="M8 4v40M40 4v40M8 16h32M8 32h32" />,
  stay: <path d="M6 24L24 8l18 16M12 22v20h24V22" />,
  back: <path d="M8 16h22a10 10 0 0 1 0 20H14M18 6L8 16l10 10" />,
  aside: <path d="M24 6v24M24 40v2M6 6h0M4 24a20 20 0 1 0 40 0 20 20 0 1 0-40 0" />,
  again: <path d="M40 24a16 16 0 1 1-5-12M36 4v9h-9" />,
  pieces: <path d="M6 14h14v14H6zM28 14h14v14H28zM17 34h14v10H17z" />,
};

/** Digits of a bag number that its label prints large. */
const TAIL = 6;

/** A direction in a few words, to be read across a room. */
export function wordsOf(direction: Direction, words: Words, branches: Pick<References, 'nameOf'>): string {
  switch (direction.kind) {
    case 'aside':
      return direction.held === null
        ? words.text('ui.scan.go.asideNow')
        : words.text('ui.scan.go.aside', { reason: words.text(`ui.scan.held.${direction.held}`) });
    case 'bag':
      return words.text('ui.scan.go.bag', {
        bag: direction.bag.slice(-TAIL),
        branch: branches.nameOf(direction.branch),
      });
    case 'open':
      return words.text('ui.scan.go.open', { bag: direction.bag.slice(-TAIL) });
    case 'branch':
    case 'vehicle':
      return words.text(`ui.scan.go.${direction.kind}`, { branch: branches.nameOf(direction.branch) });
    case 'place':
      return words.text('ui.scan.go.shelf', { shelf: direction.shelf });
    default:
      return words.text(`ui.scan.go.${direction.kind}`);
  }
}

/** Shows the direction of a scanned thing, as large as the verdict. */
export function DirectionLine({ direction, text }: { readonly direction: Direction; readonly text: string }) {
  return (
    <p className={css.direction} data-direction={direction.kind}>
      <svg className={css.directionSign} viewBox="0 0 48 48" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth={5} strokeLinecap="round" strokeLinejoin="round">
          {SIGNS[direction.kind]}
        </g>
      </svg>
      {text}
    </p>
  );
}
