import { assign, setup } from 'xstate';

/** Number of rows of each kind. */
export interface Counts {
  /** Rows of the file that have content: the sum of those below but `judged`. */
  readonly total: number;
  /** Rows that the server has judged, and rows that need no judgement by it. */
  readonly judged: number;
  readonly bad: number;
  readonly good: number;
  /** Rows that were imported before, from this file or another. */
  readonly already: number;
  /** Rows written in this run. */
  readonly created: number;
  /** Rows judged as good but refused when written. */
  readonly refused: number;
  /** Rows that are not read, each for a reason that is shown. */
  readonly skipped: number;
}

/** Reason why a file is rejected. */
export interface ImportRefusal {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly missing?: readonly string[];
  readonly unknown?: readonly string[];
  readonly twice?: readonly string[];
  /** Heads of a file that others made, by their position, among which a person chooses. */
  readonly heads?: readonly string[];
}

export interface ImportingContext {
  readonly fileName: string;
  readonly counts: Counts;
  readonly refusal: ImportRefusal | null;
  /** Progress while the file is read. */
  readonly read: { readonly done: number; readonly total: number } | null;
  /** Failure that stopped the work, in the catalogue's terms; completed work is preserved. */
  readonly failure: { readonly kind: string; readonly message: string } | null;
}

export type ImportingEvent =
  | { readonly type: 'file.chosen'; readonly file: File }
  | { readonly type: 'read.progressed'; readonly done: number; readonly total: number }
  | { readonly type: 'read.refused'; readonly refusal: ImportRefusal }
  | { readonly type: 'read.finished'; readonly counts: Counts }
  | { readonly type: 'row.fixed'; readonly counts: Counts }
  | { readonly type: 'rows.changed'; readonly counts: Counts }
  | { readonly type: 'judging.finished' }
  | { readonly type: 'writing.finished' }
  | { readonly type: 'work.halted' }
  | { readonly type: 'connection.lost' }
  | { readonly type: 'work.failed'; readonly kind: string; readonly message: string }
  | { readonly type: 'write.asked' }
  | { readonly type: 'pause.asked' }
  | { readonly type: 'resume.asked' }
  | { readonly type: 'cancel.asked' }
  | { readonly type: 'restart.asked' };

/** Milliseconds to wait before retrying after a lost connection. */
const RETRY_AFTER = 3000;

const nothing: Counts = { total: 0, judged: 0, bad: 0, good: 0, already: 0, created: 0, refused: 0, skipped: 0 };

const fresh: ImportingContext = { fileName: '', counts: nothing, refusal: null, read: null, failure: null };

/** Placeholder of an effect; the service implements it and answers with events. */
const effect = () => {};

/**
 * Import of a file: reads it, judges each row, and writes the rows in batches. Writing starts after every row is
 * judged. It can be paused, stopped once the rows on their way are answered, and resumed after a lost connection.
 */
export const importingMachine = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState reads the types from here
  types: {} as { context: ImportingContext; events: ImportingEvent },
  actions: {
    readFile: effect,
    judgeRows: effect,
    writeRows: effect,
    forgetFile: effect,
    keepFile: assign(({ event }) => (event.type === 'file.chosen' ? { ...fresh, fileName: event.file.name } : {})),
    keepRead: assign(({ event }) =>
      event.type === 'read.progressed' ? { read: { done: event.done, total: event.total } } : {},
    ),
    keepCounts: assign(({ event }) => ('counts' in event ? { counts: event.counts, failure: null } : {})),
    keepRefusal: assign(({ event }) => (event.type === 'read.refused' ? { refusal: event.refusal } : {})),
    keepFailure: assign(({ event }) =>
      event.type === 'work.failed' ? { failure: { kind: event.kind, message: event.message } } : {},
    ),
    forget: assign(fresh),
  },
  guards: {
    hasGoodRows: ({ context }) => context.counts.good > 0,
  },
}).createMachine({
  id: 'importing',
  context: fresh,
  initial: 'choosing',
  on: {
    'rows.changed': { actions: 'keepCounts' },
    'restart.asked': { target: '.choosing', actions: ['forget', 'forgetFile'] },
  },
  states: {
    choosing: { on: { 'file.chosen': 'reading' } },
    reading: {
      entry: ['keepFile', 'readFile'],
      on: {
        'cancel.asked': { target: 'choosing', actions: ['forget', 'forgetFile'] },
        'read.progressed': { actions: 'keepRead' },
        'read.refused': { target: 'refused', actions: 'keepRefusal' },
        'read.finished': { target: 'judging', actions: 'keepCounts' },
      },
    },
    refused: { on: { 'file.chosen': 'reading' } },
    judging: {
      initial: 'working',
      on: {
        'judging.finished': 'reviewing',
        'cancel.asked': { target: 'choosing', actions: ['forget', 'forgetFile'] },
      },
      states: {
        working: {
          entry: 'judgeRows',
          on: { 'connection.lost': 'waiting', 'work.failed': { target: 'stopped', actions: 'keepFailure' } },
        },
        waiting: { after: { [RETRY_AFTER]: 'working' } },
        stopped: { on: { 'resume.asked': 'working' } },
      },
    },
    // Corrected rows are judged beside the review, which goes on; nothing is written before they are.
    reviewing: {
      initial: 'settled',
      on: { 'file.chosen': 'reading', 'row.fixed': { actions: 'keepCounts' } },
      states: {
        settled: {
          on: {
            'write.asked': { guard: 'hasGoodRows', target: '#importing.writing' },
            'row.fixed': { target: 'rejudging', actions: 'keepCounts' },
          },
        },
        rejudging: {
          entry: 'judgeRows',
          on: {
            'judging.finished': 'settled',
            'connection.lost': 'waiting',
            'work.failed': { target: '#importing.judging.stopped', actions: 'keepFailure' },
          },
        },
        waiting: { after: { [RETRY_AFTER]: 'rejudging' } },
      },
    },
    writing: {
      initial: 'working',
      on: { 'writing.finished': 'done' },
      states: {
        working: {
          entry: 'writeRows',
          on: {
            'pause.asked': 'pausing',
            'cancel.asked': 'stopping',
            'connection.lost': 'waiting',
            'work.failed': { target: 'paused', actions: 'keepFailure' },
          },
        },
        waiting: {
          after: { [RETRY_AFTER]: 'working' },
          on: { 'pause.asked': 'paused', 'cancel.asked': '#importing.done' },
        },
        // Rows are on their way: what became of them is known only once they are answered.
        pausing: {
          on: {
            'cancel.asked': 'stopping',
            'work.halted': 'paused',
            'connection.lost': 'paused',
            'work.failed': { target: 'paused', actions: 'keepFailure' },
          },
        },
        stopping: {
          on: {
            'work.halted': '#importing.done',
            'connection.lost': '#importing.done',
            'work.failed': { target: '#importing.done', actions: 'keepFailure' },
          },
        },
        paused: { on: { 'resume.asked': 'working', 'cancel.asked': '#importing.done' } },
      },
    },
    done: {},
  },
});
