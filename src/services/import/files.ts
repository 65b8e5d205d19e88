import type { Words } from '#i18n/words.ts';
import { XLSX_TYPE } from '#sheets/writer.ts';
import { saveFile } from '../save.ts';
import type { WorkerTask } from './messages.ts';
import type { ImportRow } from './rowBook.ts';
import { reportedRows, reportedTemplate } from './reported.ts';
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

/** Saves rows with what became of them; `places` are those of the template's columns in the file. */
export const saveReport = (
  template: ImportTemplate,
  rows: readonly ImportRow[],
  places: readonly number[],
  words: Words,
  fileName: string,
): Promise<void> =>
  save(
    {
      task: 'report',
      template: reportedTemplate(template, places),
      language: words.language,
      rows: reportedRows(template, rows, places, words),
    },
    fileName,
  );

/** Saves rows that are not imported yet, as they are now. */
export const saveCorrected = (
  template: ImportTemplate,
  rows: readonly ImportRow[],
  places: readonly number[],
  words: Words,
  fileName: string,
): Promise<void> => {
  const left = rows
    .filter(({ status }) => status !== 'created' && status !== 'already' && status !== 'skipped')
    .map(({ cells = [], shown }) => ({ before: [], cells, shown }));
  return save(
    { task: 'report', template: reportedTemplate(template, places), language: words.language, rows: left },
    fileName,
  );
};
