import { fixturesOf, hasFixtures } from '../found.ts';
import { ALIVE } from './alive.ts';
import { beginWorld } from './beginning.ts';
import { live, type Outcome } from './history.ts';
import type { World } from './world.ts';

/** Commands of one history: long enough for parcels to travel, short enough to be shrunk. */
const STEPS = 2000;

/** The machines whose aggregates people lead in a random history. */
export const machinesLed = Object.keys(ALIVE).filter(hasFixtures);

/** Start of histories: a world, and the settings that drive its aggregates. */
export const beginHistories = async () => {
  const begun: World = await beginWorld();
  const fixtures = await Promise.all(machinesLed.map(fixturesOf));
  return { begun, fixtures };
};
export type Begun = Awaited<ReturnType<typeof beginHistories>>;

interface Told {
  readonly histories: number;
  readonly events: number;
  readonly refused: number;
  readonly kinds: ReadonlySet<string>;
  /** Of the histories that broke an invariant, each with its seed. */
  readonly failures: readonly { readonly seed: number; readonly failure: NonNullable<Outcome['failure']> }[];
}

/** Leads one history after another until there were so many events, or until one breaks an invariant if that ends it. */
export async function histories(
  { begun, fixtures }: Begun,
  { events: wanted, seed: first, endsAtFailure }: { events: number; seed: number; endsAtFailure: boolean },
): Promise<Told> {
  let [events, refused, count] = [0, 0, 0];
  const kinds = new Set<string>();
  const failures: { seed: number; failure: NonNullable<Outcome['failure']> }[] = [];
  while (events < wanted && !(endsAtFailure && failures.length > 0)) {
    const seed = first + count;
    const { failure, ...outcome } = await live(begun.fork(), { seed, steps: STEPS, fixtures, alive: ALIVE });
    count += 1;
    events += outcome.events;
    refused += outcome.refused;
    for (const kind of outcome.accepted.keys()) kinds.add(kind);
    if (failure) failures.push({ seed, failure });
  }
  return { histories: count, events, refused, kinds, failures };
}
