import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { stationMachine, unsentOf, type StationEvent } from '#machines/scanning/station/index.ts';

const AT = '2026-11-22T03:00:00.000Z';
const input = { version: 1 };
const sentAs = (token: string, scan: number | null = 1) => ({ token, key: 'SL1', scan, supposed: null });
const made = { type: 'storageScan.scanned', data: { barcode: 'SL1' } };
const left = { entry: 'e2', ...made, at: AT, isRefused: false, isAhead: false };

/** Every event of one scan, of an earlier entry and of the screen. */
const EVENTS: readonly StationEvent[] = [
  { type: 'scan.given', text: 'SL1', extra: {} },
  { type: 'scan.stayed' },
  { type: 'event.made', sent: sentAs('here 1'), made },
  { type: 'event.kept', token: 'here 1', entry: 'e1' },
  { type: 'event.notKept', token: 'here 1', why: 'full' },
  { type: 'entry.found', left },
  { type: 'entry.adopted', entry: 'e2', sent: sentAs('entry e2', 2) },
  { type: 'entry.accepted', entry: 'e1', version: 2 },
  { type: 'entry.accepted', entry: 'e2', version: null },
  { type: 'entry.refused', entry: 'e2', refusals: [], at: AT, isSeen: false },
  { type: 'log.read', version: 2, result: 'stored' },
  { type: 'record.read', version: 2 },
];
const SCREEN: readonly StationEvent[] = [
  { type: 'aggregate.seen', isOpen: true, isOver: false },
  { type: 'aggregate.seen', isOpen: false, isOver: true },
  { type: 'aggregate.seen', isOpen: false, isOver: false },
  { type: 'person.seen', mayScan: false },
  { type: 'person.seen', mayScan: true },
  { type: 'line.lost' },
  { type: 'line.back' },
  { type: 'act.asked', key: 'SL1', act: 'storageScan.reasonMarked' },
  { type: 'end.asked', end: 'storageScan.finished' },
  { type: 'dialog.closed' },
];

type Snapshot = SnapshotFrom<typeof stationMachine>;

const told = ({ value, context }: Snapshot): string =>
  JSON.stringify([value, { ...context, results: [...context.results], refused: [...context.refused] }]);

const paths = (events: readonly StationEvent[]) =>
  getShortestPaths(stationMachine, { events, input, serializeState: told, limit: 20_000 });

/** Applies events; returns the effects of the last step only. */
function play(...events: readonly StationEvent[]) {
  let [now, actions]: [Snapshot, readonly { readonly type: string }[]] = initialTransition(stationMachine, input);
  for (const event of events) [now, actions] = transition(stationMachine, now, event);
  return { value: now.value, context: now.context, effects: actions.map(({ type }) => type) };
}

const given: StationEvent = { type: 'scan.given', text: 'SL1', extra: {} };
const goes = (token: string, scan: number | null = 1): StationEvent => ({
  type: 'event.made',
  sent: sentAs(token, scan),
  made,
});
const kept = (token: string, entry: string): StationEvent => ({ type: 'event.kept', token, entry });
const accepted = (entry: string, version: number | null): StationEvent => ({ type: 'entry.accepted', entry, version });
const logged = (version: number, result: string | null = 'stored'): StationEvent => ({
  type: 'log.read',
  version,
  result,
});

describe('every path through a station', () => {
  const reached = paths(EVENTS);

  it('the paths through a station reach each state that scans and entries lead to', () => {
    const values = reached.map(({ state }) => state.value);
    expect(new Set(values.map(({ hand }) => hand))).toEqual(new Set(['ready', 'judging']));
    expect(new Set(values.map(({ sending }) => sending))).toEqual(new Set(['clear', 'inProgress']));
    const passages = reached.flatMap(({ state }) => Object.values(state.context.passages).map((one) => one.state));
    expect(new Set(passages)).toEqual(new Set(['keeping', 'waiting', 'accepted']));
  });

  it('every path through a station reports unsent work exactly while the server owes an answer', () => {
    for (const { state } of reached) {
      const isUnsent = unsentOf(state.context.passages) > 0;
      expect(state.value.sending).toBe(isUnsent ? 'inProgress' : 'clear');
    }
  });

  it('every path through a station announces, settles and drops no scan twice', () => {
    for (const { steps } of reached) {
      let [now] = initialTransition(stationMachine, input);
      const ends = new Map<number | null, number>();
      for (const { event } of steps.slice(1)) {
        const [next, actions] = transition(stationMachine, now, event);
        now = next;
        for (const { type, params } of actions) {
          if (!['confirm', 'assume', 'refuse', 'giveUp'].includes(type)) continue;
          const { scan } = (params as { passage: { scan: number | null } }).passage;
          ends.set(scan, (ends.get(scan) ?? 0) + 1);
        }
      }
      const begun = steps.filter(({ event }) => ['event.made', 'entry.adopted'].includes(event.type)).length;
      expect([...ends.values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(begun);
    }
  });

  it('the paths through a station follow the screen: session, person, connection and dialog', () => {
    const values = paths(SCREEN).map(({ state }) => state.value);
    expect(new Set(values.map(({ session }) => session))).toEqual(new Set(['notBegun', 'open', 'over']));
    expect(new Set(values.map(({ person }) => person))).toEqual(new Set(['allowed', 'refused']));
    expect(new Set(values.map(({ line }) => line))).toEqual(new Set(['online', 'offline']));
    expect(new Set(values.map(({ dialog }) => dialog))).toEqual(new Set(['none', 'acting', 'ending']));
  });

  it('every path through a station opens one dialog at a time, and knows its purpose exactly while the dialog is open', () => {
    for (const { state } of paths(SCREEN)) {
      expect(state.context.dialog === null).toBe(state.value.dialog === 'none');
      expect(state.context.dialog?.key === null).toBe(state.value.dialog === 'ending');
    }
  });
});

describe('a scan', () => {
  it('a scan is judged, then stored for the server, and announced when stored', () => {
    expect(play(given)).toMatchObject({ value: { hand: 'judging' }, effects: ['judge'] });
    expect(play(given, goes('here 1'))).toMatchObject({
      value: { hand: 'ready', sending: 'inProgress' },
      effects: ['keep'],
    });
    expect(play(given, goes('here 1'), kept('here 1', 'e1')).effects).toEqual(['tell', 'draw']);
  });

  it('a scan that goes no further leaves nothing to send', () => {
    expect(play(given, { type: 'scan.stayed' })).toMatchObject({
      value: { hand: 'ready', sending: 'clear' },
      effects: [],
    });
  });

  it('a scan that the browser cannot keep is given up', () => {
    const lost = play(given, goes('here 1'), { type: 'event.notKept', token: 'here 1', why: 'full' });
    expect(lost).toMatchObject({ value: { sending: 'clear' }, effects: ['drop', 'giveUp', 'draw'] });
    expect(lost.context.passages).toEqual({});
  });

  it('a scan is confirmed by the log, whether the answer or the log comes first', () => {
    const begun = [given, goes('here 1'), kept('here 1', 'e1')];
    const answer = play(...begun, accepted('e1', 2));
    expect(answer).toMatchObject({ value: { sending: 'clear' }, effects: ['readOn', 'markSent', 'draw'] });
    expect(play(...begun, accepted('e1', 2), logged(2)).effects).toEqual(['drop', 'confirm', 'draw']);
    const late = play(...begun, logged(2), accepted('e1', 2));
    expect(late.effects).toEqual(['drop', 'confirm', 'draw']);
    expect(late.context).toMatchObject({ passages: {}, results: new Map() });
  });

  it('a scan whose answer has no version waits until all is read anew', () => {
    const unnamed = [given, goes('here 1'), kept('here 1', 'e1'), accepted('e1', null)];
    expect(play(...unnamed).effects).toEqual(['readOn', 'markSent', 'draw']);
    expect(play(...unnamed, { type: 'record.read', version: 3 })).toMatchObject({
      context: { passages: {}, version: 3 },
      effects: ['assume', 'draw'],
    });
  });

  it('a scan that nobody has answered is supposed once more when the record is read anew', () => {
    const waiting = [given, goes('here 1'), kept('here 1', 'e1'), given, goes('here 2', 2)];
    expect(play(...waiting, { type: 'record.read', version: 3 }).effects).toEqual(['suppose', 'suppose', 'draw']);
  });
});

describe('entries left unsent', () => {
  const found: StationEvent = { type: 'entry.found', left };
  const adopted: StationEvent = { type: 'entry.adopted', entry: 'e2', sent: sentAs('entry e2', 2) };
  const refused: StationEvent = { type: 'entry.refused', entry: 'e2', refusals: [], at: AT, isSeen: false };

  it('an entry left unsent is taken up once', () => {
    expect(play(found).effects).toEqual(['adopt']);
    expect(play(found, adopted)).toMatchObject({ value: { sending: 'inProgress' } });
    expect(play(found, adopted, found).effects).toEqual([]);
  });

  it('an entry left unsent is not mistaken for what this window is just keeping, unless the entry was refused', () => {
    expect(play(given, goes('here 1'), found).effects).toEqual([]);
    const back: StationEvent = { type: 'entry.found', left: { ...left, isRefused: true } };
    expect(play(given, goes('here 1'), back).effects).toEqual(['adopt']);
  });

  it('an entry left unsent is listed as refused once', () => {
    expect(play(found, adopted, refused).effects).toEqual(['drop', 'refuse', 'draw']);
    expect(play(found, adopted, refused, refused).effects).toEqual([]);
    expect(play(found, adopted, refused, { type: 'entry.found', left: { ...left, isRefused: true } }).effects).toEqual(
      [],
    );
  });
});

describe('the log', () => {
  it('the log keeps the latest five hundred results that nobody has asked about', () => {
    const many = Array.from({ length: 501 }, (_, index) => logged(index + 2));
    const { results, version } = play(...many).context;
    expect([results.size, version, results.has(2), results.has(502)]).toEqual([500, 502, false, true]);
  });

  it('the log is read on when the connection comes back', () => {
    expect(play({ type: 'line.back' }).effects).toEqual([]);
    expect(play({ type: 'line.lost' }, { type: 'line.back' }).effects).toEqual(['readOn']);
  });
});
