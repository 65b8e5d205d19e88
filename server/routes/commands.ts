import { proposeCommands } from '#calls/commands.ts';
import { say } from '#i18n/say.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Actor } from '#machines/kit/actor.ts';
import type { Words } from '#i18n/words.ts';
import { wordsOf } from '../http/language.ts';
import { mayRead } from '../access.ts';
import { outOfReach } from '../propose/judge.ts';
import { implement, type Route } from '../http/route.ts';
import { type Verdict } from '../propose/command.ts';
import type { Core } from './context.ts';

/**
 * Hides the state and version of a record that the actor may not read. Those that the actor's own event has just made
 * stay.
 */
export const within = (actor: Actor, verdict: Verdict): Verdict => {
  const aggregateType = aggregateTypes[verdict.machine];
  if (verdict.refusals.length === 0 || !aggregateType || mayRead(actor, aggregateType)) return verdict;
  const refusals = verdict.refusals.map((refusal) => ({
    ...(refusal.rule === 'versionSeen' ? outOfReach(verdict.id ?? '') : refusal),
    next: [],
  }));
  return {
    ...verdict,
    status: verdict.status === 'conflict' ? 'refused' : verdict.status,
    version: 0,
    state: [],
    refusals,
  };
};

/** Formats a verdict with its refusals in the caller's language. */
const inWords = (verdict: Verdict, event: string, words: Words) => ({
  ...verdict,
  refusals: verdict.refusals.map((refusal) => ({
    ...refusal,
    message: say(refusal, words, { machine: verdict.machine, event, id: verdict.id }),
  })),
});

/** The one call that changes aggregates (interfaces.md, HTTP). */
export const commandRoutes = ({ proposer }: Core): Route[] => [
  implement(proposeCommands, async ({ body, actor, now, language }) => {
    const verdicts = await proposer.propose({ ...body, isWritten: true, actor, at: now.toISOString() });
    const words = wordsOf(language);
    return {
      results: verdicts.map((verdict, index) =>
        inWords(within(actor, verdict), body.commands[index]?.event.type ?? '', words),
      ),
    };
  }),
];
