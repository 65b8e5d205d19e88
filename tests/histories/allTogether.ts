import { beforeAll, expect, it } from 'vitest';
import { SEED } from '#modelTesting/random.ts';
import { beginHistories, histories, type Begun } from '#modelTesting/world/campaign.ts';
import { formatHistory, shrink } from '#modelTesting/world/history.ts';

export let begun: Begun;

/** Begins the world of a test file. */
export function prepareWorld(): void {
  beforeAll(async () => {
    begun = await beginHistories();
  });
}

/** Declares the test of random histories with so many events together, of at least so many kinds. */
export function keepInvariants(events: number, least: number): void {
  it(
    `all aggregates together at random (SEED=${SEED}) keep every invariant at each step, over ${events} events`,
    { timeout: Math.max(300_000, events * 10) },
    async () => {
      const { failures, ...led } = await histories(begun, { events, seed: SEED, endsAtFailure: true });
      for (const { seed, failure } of failures) {
        const fewest = await shrink(() => begun.begun.fork(), failure.moves, failure.faults[0] ?? '');
        expect.fail(`SEED=${seed}: ${failure.faults.join('; ')}\n${formatHistory(fewest)}`);
      }
      process.stdout.write(
        `histories: ${led.histories} of ${led.events} events, ${led.refused} refusals, ${led.kinds.size} kinds of event\n`,
      );
      expect(led.kinds.size).toBeGreaterThan(least);
      expect(led.refused).toBeGreaterThan(led.events / 10);
    },
  );
}
