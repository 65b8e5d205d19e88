import type { Words } from '#i18n/words.ts';
import type { ExportRecord } from '#services/exports.ts';

/** Returns the written and total rows of an export as text; empty before the rows are counted. */
export const progressOf = ({ done, total }: ExportRecord, words: Words): string =>
  typeof total === 'number'
    ? words.text('ui.export.rowsOf', { done: words.number(done), total: words.number(total) })
    : '';

/** Returns what came of an export: why it has no file, or the rows that it has. */
export const outcomeOf = (task: ExportRecord, words: Words): string =>
  task.reason ? words.text(`value.exportReason.${task.reason}`) : progressOf(task, words);
