import { beginHistories, histories as lead } from '../tests/support/world/campaign.ts';
import { print, round } from './measure.ts';

const EVENTS = Number(process.env['HISTORY_EVENTS'] ?? 1_000_000);
const SEED = Number(process.env['SEED'] ?? 1);

/** A million random events over all lives, every invariant looked at after each command: events a second, and violations. */
export async function histories(): Promise<void> {
  const begun = await beginHistories();
  const begin = performance.now();
  const told = await lead(begun, { events: EVENTS, seed: SEED, endsAtFailure: false });
  const seconds = (performance.now() - begin) / 1000;
  print({
    name: 'histories',
    ours: round(told.events / seconds),
    peer: null,
    limit: null,
    ratio: null,
    unit: 'events/s',
    events: told.events,
    histories: told.histories,
    refused: told.refused,
    kindsOfEvent: told.kinds.size,
    violations: told.failures.length,
    failures: told.failures.map(({ seed, failure }) => ({ seed, faults: failure.faults })),
  });
}
