import { assign, setup } from 'xstate';

interface FollowingContext {
  /** True once the whole aggregate was read. */
  readonly isOpened: boolean;
  /** True if the log has advanced during the read. */
  readonly isAhead: boolean;
}

export type FollowingEvent =
  | { readonly type: 'screen.shown' }
  | { readonly type: 'screen.left' }
  | { readonly type: 'log.ahead' }
  /** The aggregate was read, or only what this browser had kept of it. */
  | { readonly type: 'whole.read'; readonly isKept: boolean }
  /**
   * A page of the log was read. `end`: no more pages; `more`: possibly more; `gap`: it does not continue the version
   * held.
   */
  | { readonly type: 'page.read'; readonly came: 'end' | 'more' | 'gap' }
  /** `isPassing`: nothing answered, which another attempt may find otherwise. */
  | { readonly type: 'reading.failed'; readonly isPassing: boolean };

/** Time until something unanswered is asked again, milliseconds. */
const AGAIN_MS = 10_000;

/** Placeholder of an effect; the screen implements it and answers with events. */
const effect = () => {};

const again = [{ guard: 'isOpened', target: 'readingOn' }, { target: 'readingWhole' }] as const;

/**
 * Reads an aggregate whole once, then follows its events while its screen is shown. Without an answer, or with one that
 * this browser had kept, it asks again from time to time.
 */
export const followingMachine = setup({
  types: {} as { context: FollowingContext; events: FollowingEvent; input: Pick<FollowingContext, 'isOpened'> },
  actions: {
    readWhole: effect,
    readPage: effect,
    stopReading: effect,
    forgetFailure: effect,
    open: assign({ isOpened: true }),
    noteAhead: assign({ isAhead: true }),
    catchUp: assign({ isAhead: false }),
  },
  guards: {
    isOpened: ({ context }) => context.isOpened,
    isAhead: ({ context }) => context.isAhead,
    hasGap: ({ event }) => event.type === 'page.read' && event.came === 'gap',
    isPassing: ({ event }) => event.type === 'reading.failed' && event.isPassing,
    isKept: ({ event }) => event.type === 'whole.read' && event.isKept,
    hasMore: ({ event }) => event.type === 'page.read' && event.came === 'more',
  },
}).createMachine({
  id: 'following',
  context: ({ input: { isOpened } }) => ({ isOpened, isAhead: false }),
  initial: 'resting',
  states: {
    resting: {
      on: { 'screen.shown': again },
    },
    readingWhole: {
      entry: ['catchUp', 'readWhole'],
      on: {
        'whole.read': [
          { guard: 'isKept', target: 'waiting', actions: ['open', 'forgetFailure'] },
          { guard: 'isAhead', target: 'readingOn', actions: 'open' },
          { target: 'level', actions: 'open' },
        ],
        'log.ahead': { actions: 'noteAhead' },
        'reading.failed': [{ guard: 'isPassing', target: 'waiting' }, { target: 'failed' }],
        'screen.left': { target: 'resting', actions: 'stopReading' },
      },
    },
    readingOn: {
      entry: ['catchUp', 'readPage'],
      on: {
        'page.read': [
          { guard: 'hasGap', target: 'readingWhole' },
          { guard: 'hasMore', target: 'readingOn', reenter: true },
          { guard: 'isAhead', target: 'readingOn', reenter: true },
          { target: 'level' },
        ],
        'log.ahead': { actions: 'noteAhead' },
        'reading.failed': [{ guard: 'isPassing', target: 'waiting' }, { target: 'failed' }],
        'screen.left': { target: 'resting', actions: 'stopReading' },
      },
    },
    level: {
      entry: 'forgetFailure',
      on: { 'log.ahead': 'readingOn', 'screen.left': 'resting' },
    },
    waiting: {
      after: { [AGAIN_MS]: again },
      on: { 'log.ahead': again, 'screen.left': 'resting' },
    },
    failed: {
      on: { 'log.ahead': again, 'screen.left': 'resting' },
    },
  },
});
