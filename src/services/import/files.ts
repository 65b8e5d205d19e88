import type { Words } from '#i18n/words.ts';
import { XLSX_TYPE } from '#sheets/writer.ts';
import { saveFile } from '../save.ts';
import type { WorkerTask } from './messages.ts';
import type { ImportRow } from './rowBook.ts';
import { sentenceOf } from './sentences.ts';
import { readSurroundings } from './surroundings.ts';
import { inWorker } from './worker.ts';

const save = async (task: WorkerTask, fileName: string): Promise<void> => {
  const answer = await inWorker(task);
  if (answer.answer === 'file') saveFile(new Blob([...answer.chunks], { type: XLSX_TYPE }), fileName);
};

/** Makes the template and saves it. */
export const saveTemplate = async (words: Words): Promise<void> => {
  const { names } = await readSurroundings();
  await save({ task: 'template', language: words.language, names }, words.text('ui.import.templateFile'));
};

/** Saves rows with what became of them: row, result, waybill, reasons, and what stood in the file. */
export const saveReport = (rows: readonly ImportRow[], words: Words, fileName: string): Promise<void> =>
  save(
    {
      task: 'report',
      language: words.language,
      extra: ['ui.import.row', 'ui.import.result', 'ui.import.waybill', 'ui.import.reasons'].map((id) =>
        words.text<string>(id),
      ),
      rows: rows.map(({ row, status, waybill, problems, shown }) => [
        String(row),
        words.text<string>(`ui.import.status.${status}`),
        waybill,
        problems.map((problem) => sentenceOf(problem, words)).join('\n'),
        ...shown,
      ]),
    },
    fileName,
  );
