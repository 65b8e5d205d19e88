import { config } from 'zod';
import { LANGUAGE_IDS } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';
import { createSheet } from '#sheets/writer.ts';
import { Unusable } from './bounds.ts';
import { hashOf } from './hash.ts';
import { createJudge } from './judge.ts';
import type { JudgedRow, NameLists, WorkerAnswer, WorkerTask } from './messages.ts';
import { createIndex, type Named } from './names.ts';
import { placesOf, readRows } from './rows.ts';
import { readSheet } from './sheet.ts';
import { templateColumns, writeTemplate } from './templateFile.ts';

// No code from text: the page's policy forbids it.
config({ jitless: true });

const PROGRESS_ROWS = 500;
const REPORT_BATCH = 1000;

const send = (answer: WorkerAnswer): void => globalThis.postMessage(answer);

const indexOf = (things: readonly Named[] | null) => things && createIndex(things);

const indicesOf = ({ branch, area, station, merchant }: NameLists) => ({
  branch: indexOf(branch),
  area: indexOf(area),
  station: indexOf(station),
  merchant: indexOf(merchant),
});

async function read(task: Extract<WorkerTask, { task: 'read' }>): Promise<void> {
  const others = LANGUAGE_IDS.filter((language) => language !== task.language);
  const languages = await Promise.all([task.language, ...others].map(loadWords));
  const hash = await hashOf(task.bytes);
  const sheet = await readSheet(task.bytes);
  const places = placesOf(sheet, languages);
  const reading = { languages, names: indicesOf(task.names), from1904: sheet.from1904 };
  const judge = createJudge(task.lookups, places, task.at);
  const rows: JudgedRow[] = [];
  const total = sheet.rows.length - 1;
  for (const row of readRows(sheet, places, reading, task.usual)) {
    rows.push({ ...row, problems: judge(row) });
    if (rows.length % PROGRESS_ROWS === 0) send({ answer: 'progress', done: rows.length, total });
  }
  if (rows.length === 0) throw new Unusable({ id: 'empty' });
  send({ answer: 'rows', hash, rows });
}

async function report({ language, extra, rows }: Extract<WorkerTask, { task: 'report' }>): Promise<void> {
  const words = await loadWords(language);
  const added = extra.map((header) => ({ header, look: 'text' as const, width: 28 }));
  const asText = templateColumns(words).map(({ header, width }) => ({ header, width, look: 'text' as const }));
  const sheet = await createSheet(words.text('ui.import.sheet'), [...added, ...asText]);
  for (let from = 0; from < rows.length; from += REPORT_BATCH) await sheet.add(rows.slice(from, from + REPORT_BATCH));
  send({ answer: 'file', chunks: await sheet.finish() });
}

async function work(task: WorkerTask): Promise<void> {
  try {
    if (task.task === 'read') return await read(task);
    if (task.task === 'report') return await report(task);
    send({ answer: 'file', chunks: await writeTemplate(await loadWords(task.language), task.names) });
  } catch (error) {
    if (error instanceof Unusable) return send({ answer: 'refused', refusal: error.refusal });
    console.error(error);
    send({ answer: 'broken', message: String(error) });
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => void work(data));
