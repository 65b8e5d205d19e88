import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Verdict } from '#services/propose.ts';
import { saveSheet } from '#services/saveSheet.ts';
import { isAllowed } from './bulk.ts';
import { reasonsOf } from './Verdicts.tsx';

/** Saves what was refused as a spreadsheet: the number, and every reason. */
export function saveRefusals(
  aggregateType: AggregateType,
  type: string,
  verdicts: readonly Verdict[],
  words: Words,
): Promise<void> {
  const refused = verdicts.filter((verdict) => !isAllowed(verdict));
  const event = words.text<string>(`event.${type}`);
  return saveSheet(
    words.text('ui.bulk.refused'),
    [words.text<string>(`field.${aggregateType.id}.id`), words.text('ui.bulk.reason')],
    refused.map((verdict) => [verdict.id ?? '', reasonsOf(verdict, aggregateType, words).join(' · ')]),
    `${words.text('ui.bulk.refusalsFile', { event })}.xlsx`,
  );
}
