import type { Words } from '#i18n/words.ts';
import { XLSX_TYPE } from '#sheets/writer.ts';
import { saveFile } from '../save.ts';
import type { WorkerTask } from './messages.ts';
import type { ImportRow } from './rowBook.ts';
import { sentencesOf } from './sentences.ts';
import type { ImportTemplate } from './template.ts';
import { readSurroundings } from './surroundings.ts';
import { inWorker } from './worker.ts';

const save = async (task: WorkerTask, fileName: string): Promise<void> => {
  const answer = await inWorker(task);
  if (answer.answer === 'file') saveFile(new Blob([...answer.chunks], { type: XLSX_TYPE }), fileName);
};

/** Makes the template and saves it. */
export const saveTemplate = async (template: ImportTemplate, words: Words): Promise<void> => {
  const { names } = await readSurroundings(template);
  const things = words.text<string>(`machine.${template.machine}.many`);
  const fileName = words.text('ui.import.templateFile', { things });
  await save({ task: 'template', template, language: words.language, names }, fileName);
};

/** Saves rows with what became of them: row, result, waybill, reasons, and what stood in the file. */
export const saveReport = (
  template: ImportTemplate,
  rows: readonly ImportRow[],
  words: Words,
  fileName: string,
): Promise<void> =>
  save(
    {
      task: 'report',
      template,
      language: words.language,
      extra: ['ui.import.row', 'ui.import.result', template.recordLabel, 'ui.import.reasons'].map((id) =>
        words.text<string>(id),
      ),
      rows: rows.map((row) => [
        String(row.row),
        words.text<string>(`ui.import.status.${row.status}`),
        row.record,
        sentencesOf(row, template.machine, words).join('\n'),
        ...row.shown,
      ]),
    },
    fileName,
  );

/** Saves rows that are not imported yet, as they are now, in a file that can be imported. */
export const saveCorrected = (
  template: ImportTemplate,
  rows: readonly ImportRow[],
  words: Words,
  fileName: string,
): Promise<void> =>
  save(
    {
      task: 'corrected',
      template,
      language: words.language,
      rows: rows
        .filter(({ status }) => status !== 'created' && status !== 'already' && status !== 'skipped')
        .map(({ cells = [], shown }) => ({ cells, shown })),
    },
    fileName,
  );
