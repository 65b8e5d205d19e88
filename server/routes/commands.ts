import { say } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import { wordsOf } from '../http/language.ts';
import { route, type Route } from '../http/route.ts';
import { batchSchema, type Verdict } from '../propose/command.ts';
import type { Core } from './context.ts';

const MOST_BYTES = 8 * 1024 * 1024;

/** A verdict with its refusals in the asker's words. */
const worded = (verdict: Verdict, event: string, words: Words) => ({
  ...verdict,
  refusals: verdict.refusals.map((refusal) => ({
    ...refusal,
    message: say(refusal, words, { machine: verdict.machine, event, id: verdict.id }),
  })),
});

/** The one way in for every change of a life (interfaces.md, HTTP). */
export const commandRoutes = ({ proposer }: Core): Route[] => [
  route({
    method: 'POST',
    path: '/api/commands',
    summary: 'Proposes events: each is accepted and appended, or refused with every reason.',
    body: batchSchema,
    bodyLimit: MOST_BYTES,
    handle: async ({ body, actor, now, language }) => {
      const verdicts = await proposer.propose({ ...body, actor, at: now.toISOString() });
      const words = wordsOf(language);
      return {
        results: verdicts.map((verdict, index) => worded(verdict, body.commands[index]?.event.type ?? '', words)),
      };
    },
  }),
];
