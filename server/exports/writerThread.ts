import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { loadWords } from '#i18n/load.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { createSheet } from '#sheets/writer.ts';
import { visibleTo } from '../access.ts';
import { setCustomerSecret } from '../customerKeys.ts';
import { columnOf } from './cells.ts';
import type { FromWriter, ToWriter, WriterStart } from './messages.ts';

type Row = Readonly<Record<string, unknown>>;

/** Parses, masks, words and packs a file in a thread of its own, beside the requests. */
async function run(start: WriterStart): Promise<void> {
  const { machine, fields, names, language } = start;
  const words = await loadWords(language);
  const actor = start.actor as Actor;
  setCustomerSecret(Buffer.from(start.customerSecret));
  const written = fields.map((field) => columnOf(field, { machine, words, names }));
  const title = words.text<string>(`machine.${machine}.many`);
  const sheet = await createSheet(title, written);
  const answer = (message: FromWriter): void => parentPort?.postMessage(message);

  const visibleRow = (row: Row): Row =>
    visibleTo(actor, { machine, id: typeof row['id'] === 'string' ? row['id'] : null }, row);

  const take = async (message: ToWriter): Promise<void> => {
    if ('rows' in message) {
      const rows = message.rows.map((text) => visibleRow(JSON.parse(text) as Row));
      await sheet.add(rows.map((row) => written.map(({ cell }) => cell(row))));
      return answer({ ready: true });
    }
    const chunks = await sheet.finish();
    const content = new Uint8Array(chunks.reduce((total, { length }) => total + length, 0));
    let place = 0;
    for (const chunk of chunks) {
      content.set(chunk, place);
      place += chunk.length;
    }
    answer({ content, sha256: createHash('sha256').update(content).digest('hex') });
  };
  // An error ends the thread; the caller that waits for it gets the error.
  parentPort?.on('message', (message: ToWriter) => void take(message));
  answer({ ready: true });
}

await run(workerData as WriterStart);
