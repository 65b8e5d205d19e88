import type { Batch, Verdict } from '../propose/command.ts';
import type { Proposer } from '../propose/proposer.ts';
import { traced } from '../tracing.ts';
import type { Metrics } from './metrics.ts';

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

type Proposing = (batch: Batch) => Promise<Verdict[]>;

/** Returns a way to propose that counts and traces the commands, with their verdicts and their time. */
const counted =
  (propose: Proposing, metrics: Metrics): Proposing =>
  async (batch) => {
    const end = metrics.commandSeconds.startTimer();
    try {
      const verdicts = await traced(
        'propose',
        { attributes: { 'shweli.commands': batch.commands.length } },
        async (span) => {
          const answers = await propose(batch);
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
  };

/** Returns a proposer for people, which counts and traces each of their commands, whichever way it is proposed. */
export const countedProposer = (proposer: Proposer, metrics: Metrics): Proposer => ({
  ...proposer,
  propose: counted(proposer.propose, metrics),
  proposeInOrder: counted(proposer.proposeInOrder, metrics),
});
