import { foldedText } from '#machines/kit/text.ts';

/** Letters that may differ for each letter of the text: one in three, and never fewer than one. */
const LETTERS_PER_DIFFERENCE = 3;

/** Number of letters added, left out, changed or swapped with the next; `most + 1` for more than `most`. */
export function distanceWithin(one: string, other: string, most: number): number {
  const [left, right] = [Array.from(one), Array.from(other)];
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= right.length; at += 1) {
      const isSame = left[row - 1] === right[at - 1];
      const isSwapped = left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];
      next.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          row > 1 && at > 1 && isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return Math.min(last.at(-1) ?? 0, most + 1);
}

/** Returns the things with a name near to a text, nearest first; equal distances keep their order. */
export function nearest<Thing>(text: string, things: readonly Thing[], namesOf: (thing: Thing) => readonly string[]) {
  const wanted = foldedText(text);
  if (wanted === '') return [];
  const most = Math.max(1, Math.floor(Array.from(wanted).length / LETTERS_PER_DIFFERENCE));
  return things
    .map((thing) => ({
      thing,
      distance: Math.min(...namesOf(thing).map((name) => distanceWithin(wanted, foldedText(name), most)), Infinity),
    }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ thing }) => thing);
}
