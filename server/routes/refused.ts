import type { Language } from '#i18n/languages.ts';
import { reasonOf } from '#i18n/say.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import type { Verdict } from '../propose/command.ts';

/** Returns the problem that words every refusal of some verdicts, each with its field. */
export const refusedBy = (verdicts: readonly Pick<Verdict, 'machine' | 'refusals'>[], language: Language): Problem => {
  const words = wordsOf(language);
  return new Problem('invalid', {
    refusals: verdicts.flatMap(({ machine, refusals }) =>
      refusals.map(({ code, rule, values, field }) => ({
        code,
        rule: rule ?? undefined,
        values: { ...values, ...(field === null ? {} : { field }) },
        message: reasonOf({ code, rule, values }, machine, words),
      })),
    ),
  });
};
