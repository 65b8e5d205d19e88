import { createActor } from 'xstate';
import type { Words } from '#i18n/words.ts';
import { importingMachine, type Counts } from '#machines/importing/index.ts';
import { serverInstant } from '../clock.ts';
import { preferences } from '../preferences.ts';
import { work, type WorkEnd } from './batches.ts';
import { MOST_FILE_BYTES, Unusable } from './bounds.ts';
import { createCorrections } from './corrections.ts';
import { importBegun, importFinished } from './record.ts';
import { keepProgress, unfinishedImport, type UnfinishedImport } from './unfinished.ts';
import { formatOf } from './fileKinds.ts';
import type { ChosenColumns } from './foreign.ts';
import { freightOf, type Freight } from './freight.ts';
import type { FileRemark } from './remarks.ts';
import { againBy, createRowBook, mayBeAgain, type RowBook } from './rowBook.ts';
import { createPacer, type Pace } from './pace.ts';
import { createRowKeys } from './rowKeys.ts';
import type { DefaultSender } from './rows.ts';
import type { ReadingOptions } from './messages.ts';
import type { ImportTemplate } from './template.ts';
import { session } from '../session.ts';
import { holdersOfEmail } from '../staffEmails.ts';
import { createSharing } from './shared.ts';
import { suggestionsFor, type Suggestion } from './suggestions.ts';
import { readSurroundings, type Surroundings } from './surroundings.ts';
import { inWorker } from './worker.ts';

/** An import as a screen has it: the machine, and the rows. */
export const createImporting = (template: ImportTemplate) => {
  let book: RowBook = createRowBook([]);
  let keys = createRowKeys('');
  let remarks: readonly FileRemark[] = [];
  let file = { name: '', hash: '' };
  let sender: DefaultSender | null = null;
  let given: ImportTemplate['given'] = {};
  let chosen: ChosenColumns | null = null;
  let last: File | null = null;
  let surroundings: Surroundings | null = null;
  let shown: UnfinishedImport | null = null;
  let pace: Pace | null = null;
  const listeners = new Set<() => void>();

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const sharing = createSharing(template, (email) => holdersOfEmail(email, ''));

  /** Remarks on values that others have too, as the answers come. */
  const remarkShared = async (): Promise<void> => {
    const mine = book;
    await sharing(mine);
    if (mine === book) tell();
  };

  const options = async (): Promise<ReadingOptions> => ({
    template: { ...template, given: { ...template.given, ...given } },
    ...(surroundings ??= await readSurroundings(template)),
    language: preferences().language,
    usual: { sender, merchant: session.getSnapshot().context.user?.merchant ?? null },
    at: serverInstant(),
  });

  const read = async (next: File): Promise<void> => {
    if (last !== next) chosen = null;
    last = next;
    surroundings = null;
    if (next.size > MOST_FILE_BYTES) throw new Unusable({ id: 'tooLarge' });
    const bytes = new Uint8Array(await next.arrayBuffer());
    const task = { ...(await options()), task: 'read', format: formatOf(next), bytes, chosen } as const;
    const answer = await inWorker(task, (done, total) => actor.send({ type: 'read.progressed', done, total }));
    // Meanwhile another file may have been chosen, or none is wanted any more.
    if (answer.answer !== 'rows' || last !== next || !actor.getSnapshot().matches('reading')) return;
    const { rows, places } = answer;
    remarks = answer.remarks;
    keys = createRowKeys(answer.hash);
    book = createRowBook(
      rows,
      template.columns.map(({ path }, index) => ({ path, at: places[index] ?? index })),
    );
    file = { name: next.name, hash: answer.hash };
    tell();
    actor.send({ type: 'read.finished', counts: book.counts() });
    await remarkShared();
  };

  /** Returns the unfinished import of this file where all its rows are imported already: nothing is left but to end it. */
  const leftBegun = async ({ good, already }: Counts): Promise<string | null> => {
    const left = good === 0 && already > 0 ? await unfinishedImport(template.machine) : null;
    return left?.hash === file.hash ? left.id : null;
  };

  const run = async (isWriting: boolean): Promise<WorkEnd> => {
    // The state this begins in holds only once the machine has finished its step.
    await Promise.resolve();
    const mine = book;
    const { total, skipped } = mine.counts();
    const task = isWriting ? await importBegun(file, total - skipped, template.machine) : null;
    const isAtWork = (): boolean => {
      const state = actor.getSnapshot();
      if (isWriting) return state.matches({ writing: 'working' });
      return state.matches({ judging: 'working' }) || state.matches({ reviewing: 'rejudging' });
    };
    const measure = createPacer();
    pace = null;
    const end = await work({
      template,
      book: mine,
      keys,
      isWriting,
      goesOn: () => mine === book && isAtWork(),
      onChange: () => {
        if (mine !== book) return;
        const counts = mine.counts();
        const sent = counts.created + counts.refused;
        pace = isWriting
          ? measure(sent, sent + counts.good, performance.now())
          : measure(counts.judged, counts.total, performance.now());
        if (task !== null) keepProgress(template.machine, { task, done: total - skipped - counts.good });
        actor.send({ type: 'rows.changed', counts });
        tell();
      },
    });
    if (end.end !== 'finished' || mine !== book) return end;
    const left = task ?? (await leftBegun(mine.counts()));
    if (left !== null) {
      await importFinished(file, left, mine.counts());
      keepProgress(template.machine, null);
    }
    return end;
  };

  const settle = (end: WorkEnd, finished: 'judging.finished' | 'writing.finished'): void => {
    if (end.end === 'finished') actor.send({ type: finished });
    if (end.end === 'stopped') actor.send({ type: 'work.halted' });
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
            if (last === event.file) actor.send({ type: 'read.refused', refusal });
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

  const corrections = createCorrections({
    template,
    book: () => book,
    options,
    onJudged: () => {
      tell();
      actor.send({ type: 'row.fixed', counts: book.counts() });
      void remarkShared();
    },
  });

  actor.start();
  return {
    actor,
    template,
    /** Position of each template column in the file. */
    places: () => book.columns.map(({ at }) => at),
    /** Reads a wrong row again with changed texts; only before rows are written. */
    fix: corrections.correct,
    /** Reads all days of the file again in one order; only before rows are written. */
    orderDays: corrections.orderDays,
    /** Order of all days of the file, as a person said; undefined where nobody has. */
    dayOrder: corrections.dayOrder,
    /** Values that may have been meant by the text of a column. */
    suggestions: (text: string, column: number, words: Words): readonly Suggestion[] => {
      const { kind } = template.columns[column] ?? {};
      return kind && surroundings ? suggestionsFor(text, kind, words, surroundings.names) : [];
    },
    /** Freight of the rows that are ready; null for record types other than orders, and without prices. */
    freight: (): Freight | null =>
      surroundings?.lookups?.tariffs ? freightOf(book.all(), surroundings.lookups, serverInstant()) : null,
    /** Speed of the check or of the writing; null before enough is known. */
    pace: (): Pace | null => pace,
    /** Number of rows that were sent to be written, and to which no answer came. */
    unanswered: (): number => book.unanswered.size,
    /** Parts of the file that are not read. */
    fileRemarks: (): readonly FileRemark[] => remarks,
    /** Makes rows ready although the same was imported before. */
    importAgain: (): void => {
      for (const row of book.all()) if (mayBeAgain(row, template)) book.change(row.row, againBy(row, template));
      tell();
      actor.send({ type: 'row.fixed', counts: book.counts() });
    },
    /** SHA-256 of the file that was read last, by which its import is known again; empty before. */
    fileHash: (): string => file.hash,
    /** True where the rows were pasted: they are in no file. */
    isPasted: (): boolean => last !== null && formatOf(last) === 'pasted',
    /** The own import of this record type that has not ended, to be shown. */
    unfinished: async (): Promise<UnfinishedImport | null> => {
      shown = await unfinishedImport(template.machine);
      return shown;
    },
    /** The unfinished import that was shown, where it has not ended meanwhile and is not of the file that was read last. */
    otherUnfinished: async (): Promise<UnfinishedImport | null> => {
      const found = shown && (await unfinishedImport(template.machine));
      return found?.id === shown?.id && found?.hash !== file.hash ? found : null;
    },
    /** The rows as they are now. */
    rows: () => book.all(),
    /** Calls back after rows changed; returns how to stop. */
    onRows: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Values of every row that the file does not have, such as the account of a bank statement. */
    setGiven: (next: ImportTemplate['given']): void => {
      given = next;
    },
    /** Reads the last file again, with its columns as a person chose them. */
    readAgain: (columns: ChosenColumns): void => {
      chosen = columns;
      if (last) actor.send({ type: 'file.chosen', file: last });
    },
    /** The sender of rows that name none (§5). */
    setSender: (next: DefaultSender | null): void => {
      sender = next;
    },
  };
};

export type Importing = ReturnType<typeof createImporting>;
