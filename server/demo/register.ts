import { system } from '#machines/kit/actor.ts';
import type { Verdict } from '../propose/command.ts';
import type { Proposer } from '../propose/proposer.ts';
import type { Planned } from './world/planned.ts';

const BATCH = 200;

/** Proposes planned registrations as the system, in their order; throws at the first that is refused, with its reasons. */
export async function registerAll(proposer: Proposer, planned: readonly Planned[], at: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let start = 0; start < planned.length; start += BATCH) {
    const part = planned.slice(start, start + BATCH);
    const commands = part.map(({ machine, event }, index) => ({ key: `world ${at} ${start + index}`, machine, event }));
    const answers = await proposer.propose({ mode: 'each', dryRun: false, actor: system, at, commands });
    for (const [index, verdict] of answers.entries()) {
      if (verdict.status !== 'accepted' && verdict.status !== 'duplicate') {
        throw new Error(`${JSON.stringify(part[index])} was refused: ${JSON.stringify(verdict.refusals)}`);
      }
    }
    verdicts.push(...answers);
  }
  return verdicts;
}
