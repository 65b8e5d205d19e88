import { fixturesOf, hasFixtures } from '../found.ts';
import { ALIVE } from './alive.ts';
import { beginWorld } from './beginning.ts';
import { live, type Outcome } from './history.ts';
import type { World } from './world.ts';

/** Commands of one history: enough for parcels to travel, few enough to shrink. */
const STEPS = 2000;
/** Share of the commands with the greatest numbers that their schema admits. */
const EXTREMES = 0.05;

/** Machines with aggregates that people begin in a random history. */
export const machinesLed = Object.keys(ALIVE).filter(hasFixtures);

/** Returns the initial world and the fixtures of histories. */
export const beginHistories = async () => {
  const begun: World = await beginWorld();
  const fixtures = await Promise.all(machinesLed.map(fixturesOf));
  return { begun, fixtures };
};
export type Begun = Awaited<ReturnType<typeof beginHistories>>;

interface CampaignResult {
  readonly histories: number;
  readonly events: number;
  readonly refused: number;
  readonly kinds: ReadonlySet<string>;
  /** Histories with a violated invariant, each with its seed. */
  readonly failures: readonly { readonly seed: number; readonly failure: NonNullable<Outcome['failure']> }[];
}

/** Runs histories up to a number of events, or to the first violated invariant if requested. */
export async function histories(
  { begun, fixtures }: Begun,
  {
    events: wanted,
    seed: first,
    endsAtFailure,
    alive = ALIVE,
  }: { events: number; seed: number; endsAtFailure: boolean; alive?: Readonly<Record<string, number>> },
): Promise<CampaignResult> {
  let [events, refused, count] = [0, 0, 0];
  const kinds = new Set<string>();
  const failures: { seed: number; failure: NonNullable<Outcome['failure']> }[] = [];
  while (events < wanted && !(endsAtFailure && failures.length > 0)) {
    const seed = first + count;
    const { failure, ...outcome } = await live(begun.fork(), {
      seed,
      steps: STEPS,
      fixtures,
      alive,
      extremes: EXTREMES,
    });
    count += 1;
    events += outcome.events;
    refused += outcome.refused;
    for (const kind of outcome.accepted.keys()) kinds.add(kind);
    if (failure) failures.push({ seed, failure });
  }
  return { histories: count, events, refused, kinds, failures };
}
