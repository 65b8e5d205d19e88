import { assign, setup } from 'xstate';
import { advanceStation, type StationContext } from './advanceStation.ts';
import { unsentOf, type RequestedEffect } from './passages.ts';
import type { LeftoverEntry, EventDraft, SentEvent, StationEvent } from './types.ts';

/** Placeholder of an effect; the screen implements it and answers with events. */
const effect = () => {};
/** Placeholder of a passage's effect, with the passage and the event that caused it. */
const passageEffect = (_of: unknown, _effect: RequestedEffect['params']) => {};

const stationSetup = setup({
  types: {} as { context: StationContext; events: StationEvent; input: { readonly version: number } },
  actions: {
    /** Reads and judges a scan against the list; answers with `scan.stayed` or `event.made`. */
    judge: (_of, _scan: { readonly text: string; readonly extra: Readonly<Record<string, unknown>> }) => {},
    /** Stores an event for the server; answers with `event.kept` or `event.notKept`. */
    keep: (_of, _event: { readonly sent: SentEvent; readonly made: EventDraft }) => {},
    /** Adopts an entry left in the outbox; answers with `entry.adopted`. */
    adopt: (_of, _left: LeftoverEntry) => {},
    /** Reads the next events of the log. */
    readOn: effect,
    /** Redraws the lists when the browser has time. */
    draw: effect,
    tell: passageEffect,
    drop: passageEffect,
    suppose: passageEffect,
    markSent: passageEffect,
    confirm: passageEffect,
    assume: passageEffect,
    refuse: passageEffect,
    giveUp: passageEffect,
    ask: assign({
      dialog: ({ context, event }) => {
        if (event.type === 'act.asked') return { key: event.key, type: event.act };
        return event.type === 'end.asked' ? { key: null, type: event.end } : context.dialog;
      },
    }),
    forgetDialog: assign({ dialog: null }),
  },
  guards: {
    isUnsent: ({ context }) => unsentOf(context.passages) > 0,
    isAllSent: ({ context }) => unsentOf(context.passages) === 0,
    /** True if this browser made the event and has not stored it yet. */
    isBeingKept: ({ context, event }) => 'token' in event && context.passages[event.token] !== undefined,
    /** False for entries that this window is storing itself, and for refusals listed before. */
    isUnknown: ({ context: { passages, refused }, event }) => {
      if (event.type !== 'entry.found' || passages[event.left.entry]) return false;
      if (event.left.isRefused) return !refused.has(event.left.entry);
      return Object.values(passages).every(({ state }) => state !== 'keeping');
    },
    isWaiting: ({ context, event }) =>
      event.type === 'entry.accepted' && context.passages[event.entry]?.state === 'waiting',
    isAheadOfLog: ({ context: { passages, version }, event }) =>
      event.type === 'entry.accepted' &&
      passages[event.entry]?.state === 'waiting' &&
      (event.version === null || event.version > version),
    isFirstRefusal: ({ context, event }) =>
      event.type === 'entry.refused' &&
      context.passages[event.entry] !== undefined &&
      !context.refused.has(event.entry),
    isOpen: ({ event }) => event.type === 'aggregate.seen' && event.isOpen,
    isOver: ({ event }) => event.type === 'aggregate.seen' && event.isOver,
    mayScan: ({ event }) => event.type === 'person.seen' && event.mayScan,
  },
});

/** Applies the event to the passages and runs the effects that they request. */
const advancePassages = stationSetup.enqueueActions(({ context, event, enqueue }) => {
  const { tracked, effects } = advanceStation(context, event);
  enqueue.assign(tracked);
  for (const one of effects) enqueue(one);
});

/**
 * Scanning station. It judges a scan at once and stores it for the server; the server's answers and the log settle it.
 * The effects write the list of scanned things.
 */
export const stationMachine = stationSetup.createMachine({
  id: 'scanningStation',
  type: 'parallel',
  context: ({ input }) => ({ ...input, passages: {}, results: new Map(), refused: new Set(), dialog: null }),
  states: {
    hand: {
      initial: 'ready',
      states: {
        ready: { on: { 'scan.given': 'judging' } },
        judging: {
          entry: {
            type: 'judge',
            params: ({ event }) => (event.type === 'scan.given' ? event : { text: '', extra: {} }),
          },
          on: { 'scan.stayed': 'ready', 'event.made': 'ready' },
        },
      },
    },
    sending: {
      initial: 'clear',
      states: {
        clear: { always: { guard: 'isUnsent', target: 'inProgress' } },
        inProgress: { always: { guard: 'isAllSent', target: 'clear' } },
      },
      on: {
        'event.made': { actions: [advancePassages, { type: 'keep', params: ({ event }) => event }] },
        'event.kept': { guard: 'isBeingKept', actions: [advancePassages, 'draw'] },
        'event.notKept': { guard: 'isBeingKept', actions: [advancePassages, 'draw'] },
        'entry.found': { guard: 'isUnknown', actions: { type: 'adopt', params: ({ event }) => event.left } },
        'entry.adopted': { actions: [advancePassages, 'draw'] },
        'entry.accepted': [
          { guard: 'isAheadOfLog', actions: ['readOn', advancePassages, 'draw'] },
          { guard: 'isWaiting', actions: [advancePassages, 'draw'] },
        ],
        'entry.refused': { guard: 'isFirstRefusal', actions: [advancePassages, 'draw'] },
        'log.read': { actions: [advancePassages, 'draw'] },
        'record.read': { actions: [advancePassages, 'draw'] },
      },
    },
    session: {
      initial: 'notBegun',
      states: { notBegun: {}, open: {}, over: {} },
      on: {
        'aggregate.seen': [
          { guard: 'isOpen', target: '.open' },
          { guard: 'isOver', target: '.over' },
          { target: '.notBegun' },
        ],
      },
    },
    person: {
      initial: 'allowed',
      states: { allowed: {}, refused: {} },
      on: { 'person.seen': [{ guard: 'mayScan', target: '.allowed' }, { target: '.refused' }] },
    },
    line: {
      initial: 'online',
      states: {
        online: { on: { 'line.lost': 'offline' } },
        offline: { on: { 'line.back': { target: 'online', actions: 'readOn' } } },
      },
    },
    dialog: {
      initial: 'none',
      states: {
        none: {
          on: { 'act.asked': { target: 'acting', actions: 'ask' }, 'end.asked': { target: 'ending', actions: 'ask' } },
        },
        acting: { on: { 'dialog.closed': { target: 'none', actions: 'forgetDialog' } } },
        ending: { on: { 'dialog.closed': { target: 'none', actions: 'forgetDialog' } } },
      },
    },
  },
});
