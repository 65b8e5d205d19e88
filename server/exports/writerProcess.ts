import { createHash } from 'node:crypto';
import { loadWords } from '#i18n/load.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { createSheet } from '#sheets/writer.ts';
import { visibleTo } from '../access.ts';
import { setCustomerSecret } from '../customerKeys.ts';
import { columnOf } from './cells.ts';
import { writerProgram, type WriterStart } from './messages.ts';

type Row = Readonly<Record<string, unknown>>;

/** Joins the parts of a file. */
function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(chunks.reduce((total, { length }) => total + length, 0));
  let place = 0;
  for (const chunk of chunks) {
    content.set(chunk, place);
    place += chunk.length;
  }
  return content;
}

/** Begins a file, which rows are added to. */
async function beginFile({ machine, fields, names, language, ...start }: WriterStart) {
  const words = await loadWords(language);
  const actor = start.actor as Actor;
  setCustomerSecret(Buffer.from(start.customerSecret));
  const written = fields.map((field) => columnOf(field, { machine, words, names }));
  const sheet = await createSheet(words.text<string>(`machine.${machine}.many`), written);
  const visibleRow = (row: Row): Row =>
    visibleTo(actor, { machine, id: typeof row['id'] === 'string' ? row['id'] : null }, row);
  return {
    add: (texts: readonly string[]): Promise<void> => {
      const rows = texts.map((text) => visibleRow(JSON.parse(text) as Row));
      return sheet.add(rows.map((row) => written.map(({ cell }) => cell(row))));
    },
    finish: async () => {
      const content = joined(await sheet.finish());
      return { content, sha256: createHash('sha256').update(content).digest('hex') };
    },
  };
}

let file: Awaited<ReturnType<typeof beginFile>> | null = null;

writerProgram.serve(async (message, answer) => {
  if ('start' in message) file = await beginFile(message.start);
  if (file === null) throw new Error('The file was not begun');
  if ('rows' in message) await file.add(message.rows);
  answer('finish' in message ? await file.finish() : { ready: true });
});
