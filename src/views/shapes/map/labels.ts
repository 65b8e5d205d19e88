import type { Point, Size } from './projection.ts';

/** A name to be written beside a point of the screen; those of greater rank are placed first. */
export interface Label {
  readonly id: string;
  readonly text: string;
  readonly at: Point;
  readonly rank: number;
  /** Half the width of the marker at the point, px. */
  readonly radius: number;
}

/** A label that has room: its start or end at a point of the screen. */
export interface PlacedLabel {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end' | 'middle';
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const HEIGHT = 15;
const LATIN = 6.6;
const WIDE = 13;
const GAP = 3;
const FROM_WIDE = 0x1000;

/** Estimates the width of a text at 12 px: Chinese and Burmese letters are wider. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= FROM_WIDE ? WIDE : LATIN), 0);

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Places labels right, left, below or above their points where none covers another, nor another's marker. */
export function placeLabels(labels: readonly Label[], { width, height }: Size): PlacedLabel[] {
  const seen = labels.filter(({ at: [x, y] }) => x >= 0 && y >= 0 && x <= width && y <= height);
  const markers = seen.map(({ id, at: [x, y], radius }) => ({
    id,
    box: { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius },
  }));
  const taken: Box[] = [];
  const placed: PlacedLabel[] = [];
  for (const { id, text, at, radius } of seen.toSorted((one, other) => other.rank - one.rank)) {
    const [x, y] = at;
    const wide = widthOf(text);
    const spots = [
      { anchor: 'start', x: x + radius + GAP, y, left: x + radius + GAP },
      { anchor: 'end', x: x - radius - GAP, y, left: x - radius - GAP - wide },
      { anchor: 'middle', x, y: y + radius + HEIGHT / 2 + 1, left: x - wide / 2 },
      { anchor: 'middle', x, y: y - radius - HEIGHT / 2 - 1, left: x - wide / 2 },
    ] as const;
    for (const spot of spots) {
      const box = { left: spot.left, top: spot.y - HEIGHT / 2, right: spot.left + wide, bottom: spot.y + HEIGHT / 2 };
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      if (!isInside || taken.some((other) => meet(box, other))) continue;
      if (markers.some((marker) => marker.id !== id && meet(box, marker.box))) continue;
      taken.push(box);
      placed.push({ id, text, x: spot.x, y: spot.y, anchor: spot.anchor });
      break;
    }
  }
  return placed;
}
