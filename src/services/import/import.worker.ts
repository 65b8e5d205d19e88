import { config } from 'zod';
import { LANGUAGE_IDS, type Language } from '#i18n/languages.ts';
import { loadWords } from '#i18n/load.ts';
import type { Words } from '#i18n/words.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { MOST_CORRECTED_ROWS, Unusable } from './bounds.ts';
import { completing } from './completing.ts';
import { contentHashOf, hashOf } from './hash.ts';
import { asRecorded, createJudge } from './judge.ts';
import { judgeAgain } from './judgeAgain.ts';
import type { JudgedRow, NameLists, WorkerAnswer, WorkerTask } from './messages.ts';
import { createIndex, type Named } from './names.ts';
import { withOwnRows } from './ownRows.ts';
import { remarksOnValues } from './noted.ts';
import { open } from './open.ts';
import { writeReport } from './report.ts';
import { readRows } from './rows.ts';
import type { ImportTemplate } from './template.ts';
import { writeTemplate } from './templateFile.ts';
import type { Reading } from './values.ts';

// No code from text: the page's policy forbids it.
config({ jitless: true });

const PROGRESS_ROWS = 500;

/** Record types that are imported, each loaded when a file of it is read. */
const AGGREGATE_TYPES: Readonly<Record<string, () => Promise<AggregateType>>> = {
  order: () => import('#machines/order/index.ts').then(({ order }) => order),
  staff: () => import('#machines/staff/index.ts').then(({ staff }) => staff),
  branch: () => import('#machines/registers/branch.ts').then(({ branch }) => branch),
  tariff: () => import('#machines/registers/tariff.ts').then(({ tariff }) => tariff),
  shelf: () => import('#machines/registers/shelf.ts').then(({ shelf }) => shelf),
  bankLine: () => import('#machines/bankLine/index.ts').then(({ bankLine }) => bankLine),
};

const send = (answer: WorkerAnswer): void => globalThis.postMessage(answer);

const indexOf = (things: readonly Named[] | null) => things && createIndex(things);

const indicesOf = (lists: NameLists): Reading['names'] => ({
  branch: indexOf(lists.branch),
  area: indexOf(lists.area),
  station: indexOf(lists.station),
  merchant: indexOf(lists.merchant),
  role: indexOf(lists.role),
  department: indexOf(lists.department),
});

/** Languages of the heads and titles, the person's own first. */
const languagesFor = (language: Language): Promise<Words[]> =>
  Promise.all([language, ...LANGUAGE_IDS.filter((other) => other !== language)].map(loadWords));

const aggregateTypeFor = async ({ machine }: ImportTemplate): Promise<AggregateType> => {
  const found = await AGGREGATE_TYPES[machine]?.();
  if (!found) throw new Error(`${machine} is not imported from spreadsheets.`);
  return found;
};

type ReadTask = Extract<WorkerTask, { task: 'read' }>;

/** Hash by which the rows of a file are known again: of the file, and of what is given for a foreign one. */
async function identityOf({ bytes, template }: ReadTask): Promise<string> {
  const hash = await hashOf(bytes);
  if (!template.foreign) return hash;
  return hashOf(new TextEncoder().encode(`${hash} ${JSON.stringify(template.given)}`));
}

async function read(task: ReadTask): Promise<void> {
  const { template, lookups, at } = task;
  const languages = await languagesFor(task.language);
  const hash = await identityOf(task);
  const aggregateType = await aggregateTypeFor(template);
  const fields = Object.keys(aggregateType.rowSchema.shape);
  const { sheet, layout, remarks } = await open({ ...task, fields }, languages);
  const { places } = layout;
  const known = { languages, names: indicesOf(task.names) };
  const own = template.tree ? [...readRows(template, sheet, layout, known, task.usual)].map(({ data }) => data) : [];
  const names = withOwnRows(task.names, template, own);
  const reading = names === task.names ? known : { languages, names: indicesOf(names) };
  const judge = createJudge({ template, aggregateType, lookups }, places, at);
  const rows: JudgedRow[] = [];
  const total = sheet.rows.length - 1;
  const isCorrected = total <= MOST_CORRECTED_ROWS;
  const complete = completing(template, places);
  for (const each of readRows(template, sheet, layout, reading, task.usual)) {
    const { cells, ...row } = each.skipped ? each : complete(each);
    const data = row.skipped ? row.data : asRecorded(aggregateType, template, row.data);
    const noted = row.skipped ? [] : remarksOnValues({ ...row, data }, places, at);
    rows.push({
      ...row,
      data,
      ...(noted.length > 0 && { remarks: [...(row.remarks ?? []), ...noted] }),
      ...(isCorrected && { cells }),
      problems: row.skipped ? [] : judge({ ...row, data, cells }),
      content: row.skipped ? '' : contentHashOf(template, { ...row, data }),
    });
    if (rows.length % PROGRESS_ROWS === 0) send({ answer: 'progress', done: rows.length, total });
  }
  if (rows.length === 0) throw new Unusable({ id: 'empty' });
  send({ answer: 'rows', hash, rows, places: places.map((place) => place.at), remarks });
}

async function fix(task: Extract<WorkerTask, { task: 'fix' }>): Promise<void> {
  const languages = await languagesFor(task.language);
  const aggregateType = await aggregateTypeFor(task.template);
  const rows = judgeAgain(task, aggregateType, languages, indicesOf(task.names));
  send({ answer: 'rows', hash: '', rows, places: task.places, remarks: [] });
}

async function work(task: WorkerTask): Promise<void> {
  try {
    if (task.task === 'read') return await read(task);
    if (task.task === 'fix') return await fix(task);
    const words = await loadWords(task.language);
    const chunks =
      task.task === 'report'
        ? await writeReport(task.template, task.rows, words)
        : await writeTemplate(task.template, words, task.names);
    send({ answer: 'file', chunks });
  } catch (error) {
    if (error instanceof Unusable) return send({ answer: 'refused', refusal: error.refusal });
    console.error(error);
    send({ answer: 'broken', message: String(error) });
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<WorkerTask>) => void work(data));
