import { beforeEach, describe, expect, test } from 'vitest';
import type { Refusal } from '#i18n/say.ts';
import { bagNumberOf, waybillOf } from '#machines/fields/identifiers.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { bigPackage } from '#machines/package/index.ts';
import type { Package } from '#machines/package/context.ts';
import type { Entry, Happening } from '#services/outbox/outbox.ts';
import type { Row } from '#services/page.ts';
import { createFiller, type Filler } from '#views/shapes/fill/filler.ts';
import { totalsOf } from '#views/shapes/fill/inside.ts';
import type { Scan } from '#views/shapes/scan/verdict/verdict.ts';
import { sortingDesk } from '#views/storage/packages/sortingDesk.ts';

const BAG = bagNumberOf(1);
const OTHER = bagNumberOf(2);
const [plain, far, pair, held, inside, stranger] = Array.from({ length: 6 }, (_, index) => waybillOf(index + 1)) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

const rowOf = (id: string, differences: object = {}): Row => ({
  id,
  version: 5,
  state: 'warehoused',
  code: null,
  originBranch: 'MUS',
  destinationBranch: 'MDY',
  currentBranch: 'MUS',
  nextBranch: null,
  package: null,
  shipment: null,
  pieces: 1,
  weightGrams: 1500,
  reverse: 'none',
  exception: 'none',
  intercept: 'off',
  ...differences,
});

const ROWS: Readonly<Record<string, Row>> = {
  [plain]: rowOf(plain),
  [far]: rowOf(far, { state: 'sorted', destinationBranch: 'LSH', nextBranch: 'LSH' }),
  [pair]: rowOf(pair, { pieces: 2 }),
  [held]: rowOf(held, { exception: 'damaged' }),
};

const bag = (contents: readonly string[], status = 'packed', version = 3): Aggregate => ({
  id: BAG,
  version,
  states: { status, exception: 'exception.none' },
  remembered: {},
  context: {
    ...(bigPackage.initial as Package),
    destination: 'MDY',
    location: 'MUS',
    contents: contents.map((order) => ({ order, grams: 700 })),
  },
});

/** Creates the filler with an outbox and a screen that the test controls. */
function createPlace(earlier: readonly Scan[] = []) {
  const kept: Entry[] = [];
  const given: string[] = [];
  const announced: Scan[] = [];
  const opened: string[] = [];
  let isOnline = true;
  let isSeen = true;
  let against: readonly Refusal[] = [];
  let isFull = false;
  const filler = createFiller(sortingDesk, {
    outbox: {
      add: (happening: Happening) => {
        if (isFull) return Promise.reject(new Error('no room'));
        const key = `entry ${kept.length + 1}`;
        const entry = {
          key,
          ...happening,
          group: happening.group ?? null,
          state: 'waiting',
          verdict: null,
          at: '2026-11-22T03:00:00.000Z',
          tries: 0,
        } as unknown as Entry;
        kept.push(entry);
        return Promise.resolve(entry);
      },
      discard: (key) => {
        given.push(key);
        return Promise.resolve();
      },
    },
    earlier,
    now: () => '2026-11-22T03:00:00.000Z',
    announce: (scan) => announced.push(scan),
    isOnline: () => isOnline,
    isSeen: () => isSeen,
    rowOf: (_, key) => ROWS[key],
    open: (id) => {
      opened.push(id);
      return Promise.resolve(against);
    },
  });
  return {
    filler,
    kept,
    given,
    announced,
    opened,
    setOnline: (on: boolean) => void (isOnline = on),
    setSeen: (on: boolean) => void (isSeen = on),
    setAgainst: (refusals: readonly Refusal[]) => void (against = refusals),
    fill: () => void (isFull = true),
  };
}

/** An entry that another window keeps. */
const left = {
  key: 'from elsewhere',
  machine: 'order',
  id: plain,
  event: { type: 'order.packed', package: BAG },
  group: `order/${plain}`,
  at: '2026-11-22T02:30:00.000Z',
  state: 'waiting',
  verdict: null,
} as const;

const settled = () => new Promise((resolve) => setTimeout(resolve));
const last = (filler: Filler): Scan => filler.scans()[0] as Scan;
const keys = (filler: Filler): string[] => filler.inside().map(({ key }) => key);

let place: ReturnType<typeof createPlace>;
beforeEach(() => {
  place = createPlace();
  place.filler.fills(BAG, bag([inside]));
});

/** Returns the server's answer to an entry. */
const answered = (index: number, refusals: readonly Refusal[] | null, version = 4): Entry =>
  ({
    ...place.kept[index],
    state: refusals ? 'refused' : 'sent',
    verdict: {
      events: [{ type: 'package.orderPacked', stream: `package/${BAG}`, version }],
      refusals: refusals ?? [],
    },
  }) as unknown as Entry;

describe('a scan', () => {
  test('a scan has its verdict at once, goes to the outbox, and counts as inside until the log confirms it', async () => {
    place.filler.scanned(plain);
    expect(last(place.filler)).toMatchObject({ verdict: { kind: 'done', result: 'packed' }, way: 'waiting' });
    await settled();
    expect(place.kept).toMatchObject([
      { machine: 'order', id: plain, event: { type: 'order.packed', package: BAG }, group: `order/${plain}` },
    ]);
    expect(place.filler.inside()).toMatchObject([
      { key: plain, standing: 'coming', grams: 1500 },
      { key: inside, standing: 'in' },
    ]);
    expect(totalsOf(place.filler.inside())).toEqual({ items: 2, orders: 2, grams: 2200 });
    expect(place.filler.unsent()).toBe(1);
    place.filler.followed([answered(0, null)]);
    expect(place.filler.unsent()).toBe(0);
    expect(keys(place.filler)).toEqual([plain, inside]);
    place.filler.fills(BAG, bag([inside, plain], 'packed', 4));
    expect(place.filler.inside()).toMatchObject([{ standing: 'in' }, { standing: 'in' }]);
  });

  test('a scan is announced when this browser has stored it, no sooner', async () => {
    place.filler.scanned(plain);
    expect(place.announced).toEqual([]);
    await settled();
    expect(place.announced.map(({ number }) => number)).toEqual([last(place.filler).number]);
  });

  test('a scan counts nothing twice: neither contents nor unsent entries', async () => {
    place.filler.scanned(inside);
    expect(last(place.filler).verdict).toEqual({ kind: 'done', result: 'duplicate' });
    place.filler.scanned(plain);
    place.filler.scanned(plain);
    await settled();
    expect(last(place.filler).verdict).toEqual({ kind: 'done', result: 'duplicate' });
    expect(place.kept).toHaveLength(1);
  });

  test('the scan of a parcel with pieces packs the parcel when all pieces were scanned, each once', async () => {
    place.filler.scanned(pair);
    expect(last(place.filler).verdict).toMatchObject({ refusals: [{ rule: 'arrivalScan.pieceIsNamed' }] });
    place.filler.scanned(`${pair}-1`);
    expect(last(place.filler).verdict).toEqual({ kind: 'done', result: 'partly' });
    place.filler.scanned(`${pair}-1`);
    expect(last(place.filler).verdict).toEqual({ kind: 'done', result: 'duplicate' });
    place.filler.scanned(`${pair}-3`);
    expect(last(place.filler).verdict.kind).toBe('refused');
    await settled();
    expect(place.kept).toHaveLength(0);
    place.filler.scanned(`${pair}-2`);
    await settled();
    expect(place.kept).toMatchObject([{ id: pair }]);
  });

  test('the scan of a parcel for elsewhere, or one held, is refused by the machine, and by the server in the end', async () => {
    place.filler.scanned(far);
    expect(last(place.filler).verdict).toMatchObject({ refusals: [{ rule: 'order.packageGoesSameWay' }] });
    place.filler.scanned(held);
    expect(last(place.filler).verdict).toMatchObject({ refusals: [{ rule: 'order.noOpenException' }] });
    await settled();
    expect(keys(place.filler)).toEqual([inside]);
    // The server's answer is newer: the row here was outdated.
    place.filler.followed([answered(1, null)]);
    expect(last(place.filler)).toMatchObject({ verdict: { result: 'packed' }, way: 'sent', corrected: true });
  });

  test('a scan refused here is not sent without a line; a scan that is fine is sent', async () => {
    place.setOnline(false);
    place.filler.scanned(far);
    place.filler.scanned(plain);
    await settled();
    expect(place.kept.map(({ id }) => id)).toEqual([plain]);
    expect(place.filler.scans().map(({ way: transition }) => transition)).toEqual(['waiting', 'here']);
  });

  test('a scan of what is not known here is asked of the server; a scan of one piece of several is not guessed', async () => {
    place.filler.scanned(stranger);
    expect(last(place.filler).verdict).toEqual({ kind: 'asked' });
    await settled();
    expect(place.kept).toHaveLength(1);
    place.filler.scanned(`${stranger}-1`);
    await settled();
    place.filler.followed([answered(0, [{ code: 'notDeclared', rule: null, values: { state: 'signed' } }])]);
    place.filler.scanned(`${stranger}-1`);
    expect(last(place.filler).verdict).toEqual({ kind: 'unread', fault: 'piecesUnknown' });
    expect(place.kept).toHaveLength(1);
  });

  test('a scan refused by the server counts as inside no longer, is announced, and dropped once seen', async () => {
    place.filler.scanned(plain);
    await settled();
    const refusals = [
      { code: 'rule' as const, rule: 'order.packageIsOpen', values: { package: BAG, status: 'sealed' } },
    ];
    place.filler.followed([answered(0, refusals)]);
    expect(last(place.filler)).toMatchObject({ verdict: { kind: 'refused' }, corrected: true, entry: null });
    expect(keys(place.filler)).toEqual([inside]);
    expect(place.given).toEqual(['entry 1']);
    expect(place.announced.at(-1)?.verdict.kind).toBe('refused');
  });

  test('a scan refused while nobody looks stays until somebody has seen it', async () => {
    place.filler.scanned(plain);
    await settled();
    place.setSeen(false);
    place.filler.followed([answered(0, [{ code: 'role', rule: null, values: {} }])]);
    expect(place.given).toEqual([]);
    await place.filler.dismiss(last(place.filler).number);
    expect(place.given).toEqual(['entry 1']);
    expect(last(place.filler).entry).toBeNull();
  });

  test('a scan that the browser cannot keep did not happen', async () => {
    place.fill();
    place.filler.scanned(plain);
    await settled();
    expect(last(place.filler).verdict).toEqual({ kind: 'unkept', why: 'no room' });
    expect(keys(place.filler)).toEqual([inside]);
    expect(place.filler.unsent()).toBe(0);
  });
});

describe('a bag', () => {
  test('a bag is opened by its number; the open bag changes nothing; one that is not there is refused', async () => {
    place.filler.scanned(OTHER);
    await settled();
    expect(place.opened).toEqual([OTHER]);
    expect(last(place.filler).verdict).toEqual({ kind: 'done', result: 'opened' });
    place.filler.scanned(BAG);
    expect(last(place.filler).verdict).toEqual({ kind: 'done', result: 'duplicate' });
    place.setAgainst([{ code: 'rule', rule: 'arrivalScan.itemExists', values: { barcode: OTHER } }]);
    place.filler.scanned(OTHER);
    await settled();
    expect(last(place.filler).verdict.kind).toBe('refused');
    expect(place.kept).toHaveLength(0);
  });

  test('a bag must be open before anything goes in', async () => {
    place.filler.fills(null, null);
    place.filler.scanned(plain);
    await settled();
    expect(last(place.filler).verdict).toEqual({ kind: 'unread', fault: 'noBag' });
    expect(place.kept).toHaveLength(0);
  });

  test('that is over lists each scan as not taken, and keeps nothing', async () => {
    place.filler.turnAway(plain, 'This is over.');
    await settled();
    expect(last(place.filler)).toMatchObject({ code: plain, verdict: { kind: 'turnedAway', why: 'This is over.' } });
    expect(place.kept).toHaveLength(0);
  });

  test('a bag that is sealed takes nothing and gives nothing away', async () => {
    place.filler.fills(BAG, bag([inside], 'sealed'));
    place.filler.scanned(plain);
    expect(last(place.filler).verdict).toMatchObject({ refusals: [{ rule: 'order.packageIsOpen' }] });
    expect(place.filler.outOf(inside)?.refusals).toMatchObject([{ code: 'notDeclared' }]);
    place.filler.takeOut(inside);
    await settled();
    expect(place.kept.map(({ event }) => event.type)).toEqual(['order.packed']);
  });

  test('a bag gives back what went in: the item counts no more, and is inside again when the server says no', async () => {
    expect(place.filler.outOf(inside)).toEqual({ type: 'order.unpacked', refusals: [] });
    place.filler.takeOut(inside);
    expect(last(place.filler).verdict).toEqual({ kind: 'done', result: 'unpacked' });
    await settled();
    expect(place.kept).toMatchObject([{ id: inside, event: { type: 'order.unpacked' } }]);
    expect(place.filler.inside()).toMatchObject([{ standing: 'leaving' }]);
    expect(totalsOf(place.filler.inside()).items).toBe(0);
    expect(place.filler.outOf(inside)).toBeNull();
    place.filler.followed([answered(0, [{ code: 'rule', rule: 'order.branchIsNotLocked', values: {} }])]);
    expect(place.filler.inside()).toMatchObject([{ key: inside, standing: 'in' }]);
  });

  test('a bag of another number keeps nothing of the one before; unsent entries of before a reload are taken up', async () => {
    place.filler.scanned(plain);
    await settled();
    place.filler.fills(OTHER, null);
    expect(keys(place.filler)).toEqual([]);
    expect(place.filler.unsent()).toBe(1);
    const again = createPlace();
    again.filler.fills(BAG, bag([inside]));
    again.filler.followed(place.kept);
    expect(keys(again.filler)).toEqual([plain, inside]);
    expect(last(again.filler)).toMatchObject({ code: plain, way: 'waiting' });
    expect(again.filler.unsent()).toBe(1);
  });
});

describe('after the page is loaded again', () => {
  /** Leaves the page: its scans are what the next one begins with. */
  const again = (): ReturnType<typeof createPlace> => {
    const next = createPlace(place.filler.scans());
    next.filler.fills(BAG, bag([inside]));
    return next;
  };

  test('after the page is loaded again the last scans are listed as they were, and nothing is announced', async () => {
    place.filler.scanned(far);
    place.filler.scanned(plain);
    await settled();
    const next = again();
    expect(next.filler.scans()).toEqual(place.filler.scans());
    next.filler.followed(place.kept);
    expect(next.filler.scans()).toEqual(place.filler.scans());
    expect(next.announced).toEqual([]);
    next.filler.scanned(inside);
    expect(new Set(next.filler.scans().map(({ number }) => number)).size).toBe(3);
  });

  test('after a reload a scan without its entry is sent where the container shows it, and no longer listed where it does not', async () => {
    place.filler.scanned(plain);
    place.filler.scanned(far);
    place.filler.takeOut(inside);
    await settled();
    const next = createPlace(place.filler.scans());
    next.filler.followed([]);
    // Nothing is known yet of what lies in the container.
    expect(next.filler.scans()).toEqual(place.filler.scans());
    next.filler.fills(BAG, bag([plain]));
    expect(next.filler.scans().map(({ key, way }) => [key, way])).toEqual([
      [inside, 'sent'],
      [plain, 'sent'],
    ]);
    expect(next.announced).toEqual([]);
  });

  test('after a reload a scan that another window has sent says so, and a refused scan says why', async () => {
    place.filler.scanned(plain);
    place.filler.takeOut(inside);
    await settled();
    const next = again();
    next.filler.followed([answered(0, null), answered(1, [{ code: 'role', rule: null, values: {} }])]);
    expect(next.filler.scans()).toMatchObject([
      { code: inside, way: 'sent', verdict: { kind: 'refused' }, entry: 'entry 2' },
      { code: plain, way: 'sent', verdict: { kind: 'done', result: 'packed' } },
    ]);
  });

  test('after a reload a refused scan that nobody has seen is listed once, however often the outbox is read', () => {
    for (let reading = 0; reading < 3; reading += 1) place.filler.followed([{ ...left, state: 'refused' }]);
    expect(place.filler.scans()).toMatchObject([
      { code: plain, verdict: { kind: 'refused' }, entry: 'from elsewhere' },
    ]);
  });

  test('after a reload a waiting scan of another window has the time at which it was scanned', () => {
    place.filler.followed([left]);
    expect(last(place.filler)).toMatchObject({ code: plain, at: left.at, way: 'waiting' });
  });
});
