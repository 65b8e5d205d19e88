import type { Words } from '#i18n/words.ts';
import type { ExportRecord } from '#services/exports.ts';

/** How many rows of an export are written, of how many; nothing before they are counted. */
export const progressOf = ({ done, total }: ExportRecord, words: Words): string =>
  typeof total === 'number'
    ? words.text('ui.export.rowsOf', { done: words.number(done), total: words.number(total) })
    : '';
