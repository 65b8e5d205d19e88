import { createActor } from 'xstate';
import { importingMachine } from '#machines/importing/index.ts';
import { preferences } from '../preferences.ts';
import { work, type WorkEnd } from './batches.ts';
import { MOST_FILE_BYTES, Unusable } from './bounds.ts';
import { importBegun, importFinished } from './record.ts';
import { createRowBook, type RowBook } from './rowBook.ts';
import type { DefaultSender } from './rows.ts';
import { session } from '../session.ts';
import { readSurroundings } from './surroundings.ts';
import { inWorker } from './worker.ts';

/** An import as a screen has it: the machine, and the rows. */
export const createImporting = () => {
  let book: RowBook = createRowBook([]);
  let file = { name: '', hash: '' };
  let sender: DefaultSender | null = null;
  const listeners = new Set<() => void>();

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const read = async (chosen: File): Promise<void> => {
    if (chosen.size > MOST_FILE_BYTES) throw new Unusable({ id: 'tooLarge' });
    const { lookups, names } = await readSurroundings();
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const { language } = preferences();
    const at = new Date().toISOString();
    const usual = { sender, merchant: session.getSnapshot().context.user?.merchant ?? null };
    const answer = await inWorker({ task: 'read', language, bytes, names, lookups, usual, at }, (done, total) =>
      actor.send({ type: 'read.progressed', done, total }),
    );
    if (answer.answer !== 'rows') return;
    book = createRowBook(answer.rows);
    file = { name: chosen.name, hash: answer.hash };
    tell();
    actor.send({ type: 'read.finished', counts: book.counts() });
  };

  const run = async (isWriting: boolean): Promise<WorkEnd> => {
    // The state this begins in holds only once the machine has finished its step.
    await Promise.resolve();
    const mine = book;
    const task = isWriting ? await importBegun(file, mine.counts().total) : null;
    const state = isWriting ? ({ writing: 'working' } as const) : ({ judging: 'working' } as const);
    const end = await work({
      book: mine,
      hash: file.hash,
      isWriting,
      goesOn: () => mine === book && actor.getSnapshot().matches(state),
      onChange: () => {
        if (mine !== book) return;
        actor.send({ type: 'rows.changed', counts: mine.counts() });
        tell();
      },
    });
    if (task !== null && end.end === 'finished') await importFinished(file, task, mine.counts());
    return end;
  };

  const settle = (end: WorkEnd, finished: 'judging.finished' | 'writing.finished'): void => {
    if (end.end === 'finished') actor.send({ type: finished });
    if (end.end === 'lost') actor.send({ type: 'connection.lost' });
    if (end.end === 'failed') actor.send({ type: 'work.failed', kind: end.kind, message: end.message });
  };

  const actor = createActor(
    importingMachine.provide({
      actions: {
        readFile: ({ event }) => {
          if (event.type !== 'file.chosen') return;
          read(event.file).catch((error: unknown) => {
            const refusal = error instanceof Unusable ? error.refusal : { id: 'unreadable' };
            actor.send({ type: 'read.refused', refusal });
          });
        },
        judgeRows: () => void run(false).then((end) => settle(end, 'judging.finished')),
        writeRows: () => void run(true).then((end) => settle(end, 'writing.finished')),
        forgetFile: () => {
          book = createRowBook([]);
          tell();
        },
      },
    }),
  );

  actor.start();
  return {
    actor,
    /** The rows as they are now. */
    rows: () => book.all(),
    /** Calls back after rows changed; returns how to stop. */
    onRows: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The sender of rows that name none (§5). */
    setSender: (next: DefaultSender | null): void => {
      sender = next;
    },
  };
};

export type Importing = ReturnType<typeof createImporting>;
