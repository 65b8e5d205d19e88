import { beginHistories, histories as lead } from '#modelTesting/world/campaign.ts';
import { print, round } from './measure.ts';
import type { Sizes } from './sizes.ts';

const SEED = Number(process.env['SEED'] ?? 1);

/** Random events over all machines, checking every invariant after each command: events a second, and violations. */
export async function histories({ events }: Sizes['histories']): Promise<void> {
  const begun = await beginHistories();
  const begin = performance.now();
  const result = await lead(begun, { events, seed: SEED, endsAtFailure: false });
  const seconds = (performance.now() - begin) / 1000;
  print({
    name: 'histories',
    ours: round(result.events / seconds),
    peer: null,
    limit: null,
    ratio: null,
    unit: 'events/s',
    seed: SEED,
    events: result.events,
    histories: result.histories,
    refused: result.refused,
    kindsOfEvent: result.kinds.size,
    violations: result.failures.length,
    failures: result.failures.map(({ seed, failure }) => ({ seed, faults: failure.faults })),
  });
}
