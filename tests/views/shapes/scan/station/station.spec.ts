import { beforeEach, describe, expect, test } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import { decide } from '#machines/kit/decide.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { bagNumberOf, waybillOf } from '#machines/fields/identifiers.ts';
import type { Held } from '#machines/scanning/direction.ts';
import type { ParcelLookup } from '#machines/scanning/parcel.ts';
import { storageScan } from '#machines/storageScan/index.ts';
import type { Change } from '#services/kept/scanningSessions.ts';
import type { Entry, Happening } from '#services/outbox/outbox.ts';
import { createOptimisticVerdicts } from '#views/shapes/scan/station/optimisticVerdicts.ts';
import { createStation } from '#views/shapes/scan/station/station.ts';
import { toneOf, type Scan } from '#views/shapes/scan/verdict/verdict.ts';
import { storageDesk } from '#views/storage/storageScan/desk.ts';

const AT = '2026-11-22T03:00:00.000Z';
const [collected, delivering, awaited, several, stranger, unknown] = Array.from({ length: 6 }, (_, index) =>
  waybillOf(index + 1),
) as [string, string, string, string, string, string];

const STATES: Readonly<Record<string, string>> = {
  [collected]: 'collected',
  [delivering]: 'delivering',
  [awaited]: 'pendingCollection',
  [several]: 'collected',
  [stranger]: 'signed',
};
const GROUPS: Readonly<Record<string, string>> = {
  [collected]: 'pendingWarehousing',
  [delivering]: 'pendingDelivery',
  [awaited]: 'pendingCollection',
  [several]: 'pendingWarehousing',
};

/** Returns the order as the server would load it. */
const parcelOf = (id: string): ParcelLookup | null => {
  const state = STATES[id];
  if (state === undefined) return null;
  return {
    id,
    state,
    branch: 'YGN',
    originBranch: 'YGN',
    holder: 'Min Thu',
    holderKind: 'courier',
    shelf: null,
    package: null,
    shipment: null,
    pieces: id === several ? 2 : 1,
    exception: 'none',
    takes: state === 'signed' ? [] : ['order.warehoused'],
  };
};

const where = (state: string) => ({ state, branch: 'YGN', holder: null, shelf: null, package: null, shipment: null });

/** Creates a server of one session: the machine itself, with the log that it writes. */
function createServer() {
  const log: RecordedTransition[] = [];
  let aggregate: Aggregate = notCreated(storageScan, 'STS00000001');
  const propose = (type: string, data: Record<string, unknown>, lookups: Record<string, unknown>) => {
    const proposal = { type, id: aggregate.id, data, lookups, actor: system, at: AT, occurredAt: AT };
    const judged = decide(storageScan, aggregate, proposal);
    if (!judged.ok) return judged.refusals;
    aggregate = judged.aggregate;
    const { data: taken, from, to, changes } = judged.decision;
    log.push({ ...proposal, data: taken, version: aggregate.version, from, to, changes });
    return null;
  };
  const waiting = Object.entries(GROUPS).map(([id, group]) => ({
    id,
    group,
    pieces: id === several ? 2 : 1,
    ...where(STATES[id] ?? ''),
  }));
  propose('storageScan.opened', { branch: 'YGN', kind: 'pickup' }, { waiting });
  return { propose, log, aggregate: (): Aggregate => aggregate };
}

type Server = ReturnType<typeof createServer>;

/** Creates a station over that server, with an outbox that sends its entries on the test's call. */
function createScene(server: Server, earlier: readonly Scan[] = [], held: Readonly<Record<string, Held | null>> = {}) {
  const entries: Entry[] = [];
  const announced: Scan[] = [];
  const discarded: string[] = [];
  const taken: Change[] = [];
  let behind = 0;
  let isSeen = true;
  const station = createStation(storageDesk, createOptimisticVerdicts(storageDesk, server.aggregate()), {
    outbox: {
      add: ({ machine, id, event, group }: Happening) => {
        const entry: Entry = {
          key: `key ${entries.length}`,
          machine,
          id,
          event,
          group: group ?? null,
          at: AT,
          state: 'waiting',
          verdict: null,
        };
        entries.push(entry);
        return Promise.resolve(entry);
      },
      discard: (key) => {
        discarded.push(key);
        return Promise.resolve();
      },
    },
    earlier,
    now: () => AT,
    announce: (scan) => void announced.push(scan),
    behind: () => void (behind += 1),
    isSeen: () => isSeen,
    taken: (left) => void taken.push(left),
    heldOf: (key) => held[key],
    later: (draw) => draw(),
  });
  /** Sends all waiting entries, as the outbox does. `catchUp` reads the resulting log. */
  const deliver = async (): Promise<void> => {
    await Promise.resolve();
    station.followed(entries);
    for (const [index, entry] of entries.entries()) {
      if (entry.state !== 'waiting') continue;
      const { type, ...data } = entry.event;
      const key = storageDesk.keyOf(data) ?? '';
      const refusals = server.propose(type, data, { parcel: parcelOf(key) });
      const stream = `storageScan/${server.aggregate().id}`;
      entries[index] = {
        ...entry,
        state: refusals ? 'refused' : 'sent',
        verdict: {
          key: entry.key,
          machine: 'storageScan',
          status: refusals ? 'refused' : 'accepted',
          events: refusals ? [] : [{ type, version: server.aggregate().version, stream }],
          ...(refusals && { refusals: refusals.map((refusal) => ({ ...refusal })) }),
        },
      };
    }
    station.followed(entries);
  };
  const catchUp = (): void => {
    for (const record of server.log) if (record.version > station.verdicts().version()) station.took(record);
  };
  return {
    station,
    entries,
    announced,
    discarded,
    taken,
    deliver,
    catchUp,
    behind: () => behind,
    look: (does: boolean) => (isSeen = does),
  };
}

const results = (scans: readonly Scan[]) =>
  scans.map(
    ({ verdict, way: transition }) => `${verdict.kind === 'done' ? verdict.result : verdict.kind} ${transition}`,
  );

let server: Server;
let scene: ReturnType<typeof createScene>;
beforeEach(() => {
  server = createServer();
  scene = createScene(server);
});

describe('a view of a station', () => {
  test('a view of a station is notified of changes, and not of a scan that proceeds unchanged', async () => {
    let heard = 0;
    scene.station.subscribe(() => (heard += 1));
    scene.station.scanned(collected);
    await scene.deliver();
    const before = heard;
    scene.station.followed(scene.entries);
    expect(heard).toBe(before);
    scene.catchUp();
    expect(heard).toBeGreaterThan(before);
  });

  test('a view of a station is given the same groups and the same scans until one of them changes', () => {
    const { station } = scene;
    const [groups, scans] = [station.verdicts().keysIn('pendingDelivery'), station.scans()];
    expect(station.verdicts().keysIn('pendingDelivery')).toBe(groups);
    station.scanned(collected);
    expect(station.verdicts().keysIn('pendingDelivery')).toBe(groups);
    expect(station.verdicts().keysIn('pendingWarehousing')).not.toContain(collected);
    expect(station.scans()).not.toBe(scans);
    expect(station.scans()).toBe(station.scans());
  });
});

describe('the verdict here, at once', () => {
  test('a parcel that waits is stored at once, and the groups know it before the server does', () => {
    const scan = scene.station.scanned(collected);
    expect(scan).toMatchObject({ key: collected, verdict: { kind: 'done', result: 'stored' }, way: 'waiting' });
    expect(toneOf(scan.verdict, storageDesk)).toBe('ok');
    expect(scene.station.verdicts().count('pendingWarehousing')).toBe(1);
    expect(scene.station.verdicts().keysIn('done')).toEqual([collected]);
    expect(scene.station.unsent()).toBe(1);
  });

  test.each(['lostSearch', 'notArrived', 'problem', 'intercepted'] as const)(
    'a parcel whose record says “%s” is not promised a place in stock at once: the server is asked',
    async (reason) => {
      scene = createScene(server, [], { [collected]: reason });
      const scan = scene.station.scanned(collected);
      expect(scan).toMatchObject({ key: collected, verdict: { kind: 'asked', held: reason }, way: 'waiting' });
      expect(toneOf(scan.verdict, storageDesk)).toBe('attention');
      expect(scene.station.verdicts().count('done')).toBe(0);
      await scene.deliver();
      scene.catchUp();
      expect(scene.entries).toHaveLength(1);
      expect(scene.station.scans()[0]).toMatchObject({ verdict: { kind: 'done', result: 'stored' }, way: 'sent' });
    },
  );

  test('a parcel that nothing holds, or that is brought back after a rejection, is stored at once', () => {
    scene = createScene(server, [], { [collected]: null, [several]: 'rejection' });
    expect(scene.station.scanned(collected).verdict).toEqual({ kind: 'done', result: 'stored' });
    expect(scene.station.scanned(`${several}-1`).verdict).toEqual({ kind: 'done', result: 'partly' });
  });

  test('a parcel that the list refuses is refused at once, whatever holds the parcel', () => {
    scene = createScene(server, [], { [delivering]: 'problem' });
    expect(scene.station.scanned(`${several}-7`).verdict.kind).toBe('refused');
    expect(scene.station.scanned(delivering).verdict).toMatchObject({ kind: 'refused' });
  });

  test('a scan has its verdict at once piece by piece, and for the same piece again', () => {
    for (const text of [`${several}-1`, `${several}-1`, `${several}-2`]) scene.station.scanned(text);
    expect(results(scene.station.scans())).toEqual(['stored waiting', 'duplicate waiting', 'partly waiting']);
    expect(scene.station.scanned(several).verdict).toMatchObject({
      kind: 'refused',
      refusals: [{ rule: 'storageScan.pieceIsNamed' }],
    });
  });

  test('a scan that the rules refuse by the list has their reasons at once', () => {
    expect(scene.station.scanned(delivering).verdict).toMatchObject({
      refusals: [{ rule: 'storageScan.reasonIsMarked' }],
    });
    expect(scene.station.scanned(awaited).verdict).toMatchObject({
      refusals: [{ rule: 'storageScan.isCollected' }, { rule: 'storageScan.isStillToBeStored' }],
    });
  });

  test('a misread label, another company’s number and a bag are named at once and never sent', async () => {
    const misread = `${collected.slice(0, 10)}${(Number(collected[10]) + 1) % 10}MM`;
    for (const text of [misread, 'RR123456785CN', 'hello', bagNumberOf(5)]) scene.station.scanned(text);
    await scene.deliver();
    expect(scene.entries).toEqual([]);
    expect(scene.station.scans().map(({ verdict }) => verdict)).toEqual([
      { kind: 'unread', fault: 'bagHere' },
      { kind: 'unread', fault: 'unknown' },
      { kind: 'unread', fault: 'foreign' },
      { kind: 'unread', fault: 'checkDigit' },
    ]);
  });

  test('nothing is announced of a scan before this browser has stored it', async () => {
    const { number } = scene.station.scanned(collected);
    expect(scene.announced).toEqual([]);
    await scene.deliver();
    expect(scene.announced.map((scan) => scan.number)).toEqual([number]);
  });

  test('a code read after the end is listed and told as refused with its reason, and not sent', async () => {
    scene.station.turnAway(collected, 'It is over.');
    await scene.deliver();
    expect(scene.entries).toEqual([]);
    expect(scene.announced).toMatchObject([
      { code: collected, key: null, way: 'here', verdict: { kind: 'turnedAway', why: 'It is over.' } },
    ]);
    expect(scene.station.scans()).toEqual(scene.announced);
    expect(scene.announced.map(({ verdict }) => toneOf(verdict, storageDesk))).toEqual(['refused']);
    expect(scene.station.unsent()).toBe(0);
  });

  test('a scan of a thing on no list has the verdict that the server is asked', () => {
    expect(scene.station.scanned(stranger).verdict).toEqual({ kind: 'asked' });
  });
});

describe('the server’s answer', () => {
  test('the server’s answer confirms what was said here, without saying it twice', async () => {
    scene.station.scanned(collected);
    await scene.deliver();
    expect(scene.behind()).toBe(1);
    expect(results(scene.station.scans())).toEqual(['stored sent']);
    scene.catchUp();
    expect(results(scene.station.scans())).toEqual(['stored sent']);
    expect(scene.announced).toHaveLength(1);
    expect(scene.station.unsent()).toBe(0);
    expect(scene.station.verdicts().count('pendingWarehousing')).toBe(1);
  });

  test('the server’s answer leaves no row on its way once all is sent, also if nobody reads the log or it has no version', async () => {
    for (const code of [collected, stranger]) scene.station.scanned(code);
    expect(scene.station.unsent()).toBe(2);
    await scene.deliver();
    expect(scene.station.unsent()).toBe(0);
    expect(results(scene.station.scans())).toEqual(['asked sent', 'stored sent']);
    scene.station.scanned(`${several}-1`);
    await Promise.resolve();
    scene.station.followed(scene.entries);
    const [entry] = scene.entries.slice(-1);
    if (!entry) throw new Error('Nothing was kept');
    const verdict = { key: entry.key, machine: 'storageScan', status: 'duplicate' } as const;
    scene.station.followed([{ ...entry, state: 'sent', verdict }]);
    expect(scene.station.unsent()).toBe(0);
    expect(results(scene.station.scans())).toEqual(['partly sent', 'asked sent', 'stored sent']);
  });

  test('the server’s answer distinguishes a parcel on no list: extra, or no order at all', async () => {
    scene.station.scanned(stranger);
    scene.station.scanned(unknown);
    await scene.deliver();
    scene.catchUp();
    expect(results(scene.announced)).toEqual(['asked waiting', 'asked waiting', 'refused sent', 'extra sent']);
    expect(scene.announced.map(({ corrected }) => corrected)).toEqual([false, false, false, false]);
    expect(scene.station.verdicts().keysIn('extra')).toEqual([stranger]);
    expect(scene.discarded).toEqual(['key 1']);
  });

  test('the server’s answer corrects what was said here, and the groups with it', async () => {
    scene.station.scanned(collected);
    server.propose('storageScan.missingMarked', { order: collected, reason: 'gone' }, { parcel: parcelOf(collected) });
    server.propose('storageScan.abandoned', { reason: 'power cut' }, {});
    await scene.deliver();
    expect(scene.station.scans()[0]).toMatchObject({ verdict: { kind: 'refused' }, way: 'sent', corrected: true });
    expect(scene.station.verdicts().keysIn('done')).toEqual([]);
    expect(scene.announced).toHaveLength(2);
  });

  test('the server’s answer comes over the log before it comes to the outbox, or after: the same in the end', async () => {
    scene.station.scanned(collected);
    await Promise.resolve();
    server.propose('storageScan.scanned', { barcode: collected }, { parcel: parcelOf(collected) });
    scene.catchUp();
    expect(results(scene.station.scans())).toEqual(['stored waiting']);
    scene.entries[0] = {
      ...(scene.entries[0] as Entry),
      state: 'sent',
      verdict: {
        key: 'key 0',
        machine: 'storageScan',
        status: 'accepted',
        events: [{ type: 'storageScan.scanned', version: 2, stream: 'storageScan/STS00000001' }],
      },
    };
    scene.station.followed(scene.entries);
    expect(results(scene.station.scans())).toEqual(['stored sent']);
    expect(scene.station.verdicts().standingOf(collected)?.listed).toMatchObject({ as: 'stored', seen: [1] });
  });

  test('another clerk’s scan of the same parcel makes ours a duplicate by the server’s answer', async () => {
    server.propose('storageScan.scanned', { barcode: collected }, { parcel: parcelOf(collected) });
    scene.station.scanned(collected);
    await scene.deliver();
    scene.catchUp();
    expect(scene.station.scans()[0]).toMatchObject({ verdict: { result: 'duplicate' }, corrected: true });
  });
});

describe('handling', () => {
  test('a reason marked here lets the parcel in at once, and is sent before the scan', async () => {
    await scene.station.act(delivering, 'storageScan.reasonMarked', { order: delivering, reason: 'nobody at home' });
    expect(scene.station.verdicts().count('pendingDelivery')).toBe(0);
    expect(scene.station.scanned(delivering).verdict).toEqual({ kind: 'done', result: 'stored' });
    await scene.deliver();
    scene.catchUp();
    expect(scene.entries.map(({ state, group }) => [state, group])).toEqual([
      ['sent', `storageScan/STS00000001/${delivering}`],
      ['sent', `storageScan/STS00000001/${delivering}`],
    ]);
    expect(scene.station.verdicts().standingOf(delivering)?.listed).toMatchObject({ as: 'stored' });
  });

  test('a refused handling of a parcel takes back what was supposed, and is listed', async () => {
    await scene.station.act(awaited, 'storageScan.missingMarked', { order: awaited, reason: 'gone' });
    await scene.deliver();
    expect(scene.station.scans()[0]).toMatchObject({ key: awaited, verdict: { kind: 'refused' } });
    expect(scene.station.verdicts().keysIn('pendingCollection')).toEqual([awaited]);
  });
});

describe('work that the server has, and the log as it was read does not', () => {
  test('work that the server has is handed on as the log tells it, for the next time without a line', async () => {
    scene.station.scanned(collected);
    await scene.deliver();
    expect(scene.taken).toEqual([]);
    scene.catchUp();
    const { version } = server.aggregate();
    const regions = { storageScan: 'open' };
    expect(scene.taken).toMatchObject([{ version, regions, context: { parcels: { [collected]: { as: 'stored' } } } }]);
    expect(Object.keys(Object(scene.taken[0]?.context['parcels']))).toEqual([collected]);
  });

  test('work that the server has counts as done after a reload, and is listed no second time', async () => {
    const before = server.aggregate();
    scene.station.scanned(collected);
    await scene.deliver();
    const reloaded = createScene({ ...server, aggregate: () => before }, scene.station.scans());
    reloaded.station.followed(scene.entries);
    reloaded.station.followed(scene.entries);
    expect(reloaded.station.verdicts().keysIn('done')).toEqual([collected]);
    expect(results(reloaded.station.scans())).toEqual(['stored sent']);
    expect(reloaded.station.unsent()).toBe(0);
    reloaded.catchUp();
    expect(reloaded.station.verdicts().keysIn('done')).toEqual([collected]);
    expect(results(reloaded.station.scans())).toEqual(['stored sent']);
  });
});

describe('work left unsent', () => {
  const left = (state: Entry['state']): Entry => ({
    key: 'from before',
    machine: 'storageScan',
    id: 'STS00000001',
    group: null,
    at: AT,
    event: { type: 'storageScan.scanned', barcode: collected },
    state,
    verdict:
      state === 'refused' ? { key: 'from before', machine: 'storageScan', status: 'refused', refusals: [] } : null,
  });

  test('work left unsent of a parcel that its record holds is taken up without a promise', () => {
    scene = createScene(server, [], { [collected]: 'lostSearch' });
    scene.station.followed([left('waiting')]);
    expect(scene.station.scans()[0]?.verdict).toEqual({ kind: 'asked', held: 'lostSearch' });
    expect(scene.station.verdicts().keysIn('done')).toEqual([]);
  });

  test('work left unsent by this window before a reload is taken up again, once', () => {
    scene.station.followed([left('waiting')]);
    scene.station.followed([left('sending')]);
    expect(scene.station.scans()).toHaveLength(1);
    // As it was told when it was scanned, not as a number on no list.
    expect(scene.station.scans()[0]?.verdict).toEqual({ kind: 'done', result: 'stored' });
    expect(scene.station.verdicts().keysIn('done')).toEqual([collected]);
    expect(scene.station.unsent()).toBe(1);
  });

  test('work left unsent and refused while nobody looked stays until somebody has seen it', async () => {
    scene.station.followed([left('refused')]);
    scene.station.followed([left('refused')]);
    expect(scene.station.scans()).toHaveLength(1);
    expect(scene.discarded).toEqual([]);
    const [scan] = scene.station.scans();
    await scene.station.dismiss(scan?.number ?? 0);
    expect(scene.discarded).toEqual(['from before']);
    expect(scene.station.scans()[0]?.entry).toBeNull();
  });

  test('work left unsent keeps its place in the list of before the reload, with its time and verdict', async () => {
    scene.station.scanned('nonsense');
    scene.station.scanned(collected);
    await Promise.resolve();
    const before = scene.station.scans();
    const again = createScene(server, before);
    expect(again.station.scans()).toEqual(before);
    again.station.followed([{ ...left('waiting'), key: 'key 0' }]);
    expect(again.station.scans()).toEqual(before);
    expect(again.station.unsent()).toBe(1);
    expect(again.announced).toEqual([]);
    again.station.followed([{ ...left('refused'), key: 'key 0' }]);
    expect(again.station.scans()).toMatchObject([{ code: collected, verdict: { kind: 'refused' } }, { way: 'here' }]);
  });

  test('work left unsent is marked as sent if another window has sent it meanwhile', async () => {
    scene.station.scanned(collected);
    await Promise.resolve();
    const again = createScene(server, scene.station.scans());
    again.station.followed([{ ...left('sent'), key: 'key 0' }]);
    expect(again.station.scans()).toMatchObject([{ way: 'sent', verdict: { kind: 'done', result: 'stored' } }]);
    expect(again.station.unsent()).toBe(0);
  });

  test('work left unsent is sent if the outbox has it no more and the server does, and no longer listed if neither has', async () => {
    for (const code of [stranger, delivering, collected]) scene.station.scanned(code);
    await Promise.resolve();
    for (const barcode of [collected, stranger])
      server.propose('storageScan.scanned', { barcode }, { parcel: parcelOf(barcode) });
    const again = createScene(server, scene.station.scans());
    const groups = again.station.verdicts().keysIn('pendingDelivery');
    again.station.followed([]);
    expect(again.station.scans().map(({ key, way, verdict }) => [key, way, verdict])).toEqual([
      [collected, 'sent', { kind: 'done', result: 'stored' }],
      [stranger, 'sent', { kind: 'done', result: 'read' }],
    ]);
    expect(again.station.verdicts().keysIn('pendingDelivery')).toBe(groups);
    expect(again.station.unsent()).toBe(0);
    expect(again.announced).toEqual([]);
  });

  test('work left unsent and refused waits for nobody once another window has dismissed it', () => {
    scene.station.followed([left('refused')]);
    const again = createScene(server, scene.station.scans());
    again.station.followed([]);
    expect(again.station.scans()).toMatchObject([{ verdict: { kind: 'refused' }, entry: null }]);
  });

  test('work left unsent survives that the aggregate is read anew', () => {
    scene.station.scanned(collected);
    scene.station.reopened(createOptimisticVerdicts(storageDesk, server.aggregate()));
    expect(scene.station.verdicts().keysIn('done')).toEqual([collected]);
  });
});
