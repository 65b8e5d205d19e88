import type { Batch } from '../propose/command.ts';
import type { Proposer } from '../propose/proposer.ts';
import { traced } from '../tracing.ts';
import type { Metrics } from './metrics.ts';

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Returns a proposer that counts and traces the commands of people, with their verdicts and their time. */
export const countedProposer = (proposer: Proposer, metrics: Metrics): Proposer => ({
  ...proposer,
  propose: async (batch: Batch) => {
    const end = metrics.commandSeconds.startTimer();
    try {
      const verdicts = await traced(
        'propose',
        { attributes: { 'shweli.commands': batch.commands.length } },
        async (span) => {
          const answers = await proposer.propose(batch);
          // The types of recorded events: those of commands may be any text.
          span.setAttribute('shweli.events', unique(answers.flatMap(({ events }) => events.map(({ type }) => type))));
          span.setAttribute('shweli.verdicts', unique(answers.map(({ status }) => status)));
          return answers;
        },
      );
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
