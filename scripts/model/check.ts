import { WHOLE_LANGUAGE_IDS } from '#i18n/languages.ts';
import { check } from '#machines/kit/check.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { inEveryLanguage } from '#server/store/models.ts';
import { aggregateTypeNamed, type Outcome, type VerbArguments } from './verb.ts';

/**
 * Reports the faults of one machine or all: unreachable states, dead ends, ambiguous events, missing documentation,
 * unused or unknown parts.
 */
export function checked({ words }: VerbArguments): Outcome {
  const chosen = words[0] === undefined ? Object.values(aggregateTypes) : [aggregateTypeNamed(words[0])];
  const faults = chosen.flatMap((aggregateType) => check(aggregateType, inEveryLanguage, WHOLE_LANGUAGE_IDS));
  const lines = [...Map.groupBy(faults, ({ machine, kind }) => `${machine}, ${kind}`)].flatMap(([place, found]) => [
    `${place}:`,
    ...found.map(({ what }) => `  ${what}`),
  ]);
  const sum = `${chosen.length} machines, ${faults.length} faults.`;
  return { text: [...lines, sum].join('\n'), well: faults.length === 0 };
}
