/** Amounts among which a sum is searched: more are left to a person. */
const SEARCHED_MOST = 14;
const CHOSEN_LEAST = 2;

interface Amounted {
  readonly amount: number;
}

function choose<One extends Amounted>(
  sum: number,
  among: readonly One[],
  chosen: readonly One[],
): readonly One[] | null {
  if (sum === 0) return chosen.length >= CHOSEN_LEAST ? chosen : null;
  for (const [place, one] of among.entries()) {
    if (one.amount > sum) continue;
    const found = choose(sum - one.amount, among.slice(place + 1), [...chosen, one]);
    if (found) return found;
  }
  return null;
}

/** Returns the first choice of several, in their order, whose amounts add up to the sum; null if there is none. */
export const choiceOf = <One extends Amounted>(sum: number, among: readonly One[]): readonly One[] | null =>
  choose(sum, among.slice(0, SEARCHED_MOST), []);

interface Numbered {
  readonly id: string;
}

/** Orders by number, so that a search does not depend on the order of its input. */
export const byId = (one: Numbered, other: Numbered): number => (one.id < other.id ? -1 : Number(one.id > other.id));
