import type { Batch } from '../propose/command.ts';
import type { Proposer } from '../propose/proposer.ts';
import type { Metrics } from './metrics.ts';

/** Returns a proposer that counts the commands of people, their verdicts and their time. */
export const countedProposer = (proposer: Proposer, metrics: Metrics): Proposer => ({
  ...proposer,
  propose: async (batch: Batch) => {
    const end = metrics.commandSeconds.startTimer();
    try {
      const verdicts = await proposer.propose(batch);
      for (const { status, refusals } of verdicts) {
        metrics.commands.inc({ verdict: status });
        for (const { code } of refusals) metrics.refusedAttempts.inc({ code });
      }
      return verdicts;
    } catch (error) {
      metrics.commands.inc({ verdict: 'failed' }, batch.commands.length);
      throw error;
    } finally {
      end();
    }
  },
});
