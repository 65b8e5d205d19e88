import { system } from '#machines/kit/actor.ts';
import type { Verdict } from '../propose/command.ts';
import type { Proposer } from '../propose/proposer.ts';
import type { Planned } from './world/planned.ts';

const BATCH = 200;

/** Groups planned registrations by machine, because later ones look earlier ones up as written. */
function* parts(planned: readonly Planned[]): Generator<readonly Planned[]> {
  let part: Planned[] = [];
  for (const one of planned) {
    if (part.length === BATCH || (part[0] && part[0].machine !== one.machine)) {
      yield part;
      part = [];
    }
    part.push(one);
  }
  if (part.length > 0) yield part;
}

/** Proposes planned registrations as the system, in order; throws at the first refusal, with its reasons. */
export async function registerAll(proposer: Proposer, planned: readonly Planned[], at: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const part of parts(planned)) {
    const begun = verdicts.length;
    const commands = part.map(({ machine, event }, index) => ({ key: `world ${at} ${begun + index}`, machine, event }));
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
