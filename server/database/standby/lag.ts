/** Places of the primary that are remembered: more than an hour of them. */
const MOST = 10_000;

/** How far a standby is behind its primary. */
export interface Lag {
  /** Time since which it has not shown what the primary had. */
  readonly seconds: number;
  readonly bytes: number;
}

/** Measures how far a standby is behind by the time of this process alone: what the primary had, and when that was seen. */
export function createLag(clock: () => number = () => performance.now()) {
  let unseen: { readonly place: number; readonly at: number }[] = [];
  return (written: number, shown: number): Lag => {
    const now = clock();
    if (unseen.length < MOST && written > (unseen.at(-1)?.place ?? 0)) unseen.push({ place: written, at: now });
    unseen = unseen.filter(({ place }) => place > shown);
    return { seconds: (now - (unseen[0]?.at ?? now)) / 1000, bytes: Math.max(0, written - shown) };
  };
}
