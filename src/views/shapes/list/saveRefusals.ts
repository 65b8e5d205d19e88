import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Verdict } from '#services/propose.ts';
import { saveSheet } from '#services/saveSheet.ts';
import { isAllowed } from './bulk.ts';
import { reasonsOf } from './Verdicts.tsx';

interface RefusedRecords {
  readonly verdicts: readonly Verdict[];
  /** Title of the column that names the records. */
  readonly title: string;
  readonly nameOf: (id: string) => string;
}

/** Saves what was refused as a spreadsheet: the number or name, and every reason. */
export function saveRefusals(
  aggregateType: AggregateType,
  type: string,
  { verdicts, title, nameOf }: RefusedRecords,
  words: Words,
): Promise<void> {
  const refused = verdicts.filter((verdict) => !isAllowed(verdict));
  const event = words.text<string>(`event.${type}`);
  return saveSheet(
    words.text('ui.bulk.refused'),
    [title, words.text('ui.bulk.reason')],
    refused.map((verdict) => [nameOf(verdict.id ?? ''), reasonsOf(verdict, aggregateType, words).join(' · ')]),
    `${words.text('ui.bulk.refusalsFile', { event })}.xlsx`,
  );
}
