import { proposeCommands } from '#calls/commands.ts';
import { say } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import { wordsOf } from '../http/language.ts';
import { implement, type Route } from '../http/route.ts';
import { type Verdict } from '../propose/command.ts';
import type { Core } from './context.ts';

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
    const verdicts = await proposer.propose({ ...body, actor, at: now.toISOString() });
    const words = wordsOf(language);
    return {
      results: verdicts.map((verdict, index) => inWords(verdict, body.commands[index]?.event.type ?? '', words)),
    };
  }),
];
