import type { Words } from '#i18n/words.ts';
import { csvSheet } from './csv.ts';
import { foreignLayout } from './foreign.ts';
import type { WorkerTask } from './messages.ts';
import { pastedSheet } from './pasted.ts';
import { layoutOf } from './heads.ts';
import type { Layout } from './rows.ts';
import { readSheet, type Sheet } from './sheet.ts';

type ReadTask = Extract<WorkerTask, { task: 'read' }>;

const sheetOf = async (
  { format, bytes, template }: Pick<ReadTask, 'format' | 'bytes' | 'template'>,
  languages: readonly Words[],
): Promise<Sheet> => {
  if (format === 'pasted') return pastedSheet(bytes, template, languages);
  return format === 'csv' ? csvSheet(bytes) : readSheet(bytes);
};

/** Reads the sheet of a file and finds its columns. */
export async function open(
  task: Pick<ReadTask, 'format' | 'bytes' | 'template' | 'chosen'>,
  languages: readonly Words[],
): Promise<{ readonly sheet: Sheet; readonly layout: Layout }> {
  const { template, chosen } = task;
  const sheet = await sheetOf(task, languages);
  const { foreign } = template;
  const layout = foreign
    ? foreignLayout(template, foreign, sheet, chosen, languages)
    : layoutOf(template, sheet, languages);
  return { sheet, layout };
}
