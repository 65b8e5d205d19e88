import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { waybillOf } from '#machines/fields/identifiers.ts';
import type { Direction } from '#machines/scanning/direction.ts';
import { Failed } from '#services/failure.ts';
import type { DirectionsRead } from '#services/scanning.ts';
import { directionAfter, toneWith } from '#views/shapes/scan/verdict/direct.ts';
import { wordsOf } from '#views/shapes/scan/verdict/DirectionLine.tsx';
import { createDirections } from '#views/shapes/scan/verdict/directions.ts';
import { arrivalDesk } from '#views/storage/arrivalScan/desk.ts';
import { countDesk } from '#views/storage/inventory/desk.ts';
import { storageDesk } from '#views/storage/storageScan/desk.ts';

const one = waybillOf(1);
const other = waybillOf(2);
const toLashio = (id: string) =>
  ({ id, kind: 'order', last: 'LSH', next: 'MDY', reverse: 'none', shelf: null, held: null }) as const;

/** Creates directions over a server that knows two parcels; `asked` are the reads that it received. */
function world({ isCut = false } = {}) {
  const asked: (readonly string[])[] = [];
  const line = { isCut };
  const read = async (items: readonly string[]): Promise<DirectionsRead> => {
    asked.push(items);
    if (line.isCut) throw new Failed({ kind: 'offline' });
    return {
      branch: 'YGN',
      routes: { LSH: 'MDY' },
      bags: [],
      items: items.filter((id) => id === one || id === other).map(toLashio),
    };
  };
  return { asked, line, directions: createDirections({ readListed: read, read }) };
}

const row = {
  state: 'warehoused',
  originBranch: 'YGN',
  destinationBranch: 'LSH',
  nextBranch: null,
  shelf: null,
  reverse: 'none',
  exception: 'none',
  customs: 'notApplicable',
  intercept: 'off',
  cancelRequest: 'none',
  request: 'none',
  endedAt: null,
};
const bagRow = { state: 'packed', destination: 'MDY', direction: null, location: 'YGN' };

describe('directions of a station', () => {
  test('directions of a station are read once for a list; a number on no list is read when it is scanned', async () => {
    const { directions, asked } = world();
    await directions.begin([one]);
    await directions.want(one);
    expect(directions.of(one)).toEqual({ kind: 'branch', branch: 'MDY' });
    expect(directions.heldOf(one)).toBe(null);
    expect(directions.of(other)).toBe(null);
    await directions.want(other);
    await directions.want(other);
    expect(directions.of(other)).toEqual({ kind: 'branch', branch: 'MDY' });
    expect(asked).toEqual([[one], [other]]);
  });

  test('directions of a station for a list of any length are read in parts', async () => {
    const { directions, asked } = world();
    await directions.begin(Array.from({ length: 2001 }, (_, index) => waybillOf(index + 1)));
    expect(asked.map(({ length }) => length)).toEqual([1000, 1000, 1]);
  });

  test('directions of a station follow the log: a bag opened or sealed, a parcel stopped', async () => {
    const { directions } = world();
    await directions.begin([one]);
    directions.happened({ machine: 'package', id: '9', row: bagRow });
    expect(directions.of(one)).toEqual({ kind: 'bag', bag: '9', branch: 'MDY' });
    directions.happened({ machine: 'package', id: '9', row: { ...bagRow, state: 'sealed' } });
    expect(directions.of(one)).toEqual({ kind: 'branch', branch: 'MDY' });
    directions.happened({ machine: 'order', id: one, row: { ...row, intercept: 'on' } });
    expect(directions.of(one)).toEqual({ kind: 'aside', held: 'intercepted' });
    expect([one, other].map(directions.heldOf)).toEqual(['intercepted', undefined]);
  });

  test('directions of a station say nothing without a line, and are asked for again', async () => {
    const { directions, line, asked } = world({ isCut: true });
    await directions.begin([one]);
    expect(directions.of(one)).toBe(null);
    line.isCut = false;
    await directions.want(one);
    expect(directions.of(one)).toEqual({ kind: 'branch', branch: 'MDY' });
    await directions.refresh();
    expect(asked).toHaveLength(3);
  });
});

describe('after a verdict', () => {
  const branch: Direction = { kind: 'branch', branch: 'MDY' };
  const aside: Direction = { kind: 'aside', held: 'damaged' };
  const done = (result: string) => ({ kind: 'done', result }) as const;
  const refused = (code: 'rule' | 'locked') => ({ kind: 'refused', refusals: [{ code }] }) as const;

  test('after a verdict a good result goes where the record or the desk says, and aside where anything holds it', () => {
    expect(directionAfter(done('arrived'), undefined, branch, false)).toEqual(branch);
    expect(directionAfter(done('stored'), { kind: 'place', shelf: 'A1' }, branch, false)).toEqual({
      kind: 'place',
      shelf: 'A1',
    });
    expect(directionAfter(done('stored'), { kind: 'place', shelf: 'A1' }, aside, false)).toEqual(aside);
    expect(directionAfter(done('partly'), undefined, branch, false)).toEqual({ kind: 'pieces' });
  });

  test('after a verdict a refused thing is set aside, or sorted; in a locked branch it stays where it lay', () => {
    expect(directionAfter(refused('rule'), undefined, branch, false)).toEqual({ kind: 'aside', held: null });
    expect(directionAfter(refused('rule'), undefined, branch, true)).toEqual(branch);
    expect(directionAfter(refused('rule'), undefined, null, true)).toEqual({ kind: 'aside', held: null });
    expect(directionAfter(refused('rule'), undefined, aside, false)).toEqual(aside);
    expect(directionAfter(refused('locked'), undefined, branch, true)).toEqual({ kind: 'back' });
  });

  test('after a verdict an unreadable code is scanned again, and the server is waited for', () => {
    expect(directionAfter({ kind: 'unread', fault: 'checkDigit' }, undefined, null, false)).toEqual({ kind: 'again' });
    expect(directionAfter({ kind: 'unkept', why: '' }, undefined, null, false)).toEqual({ kind: 'again' });
    expect(directionAfter({ kind: 'unread', fault: 'noBag' }, undefined, null, true)).toBe(null);
    expect(directionAfter({ kind: 'turnedAway', why: '' }, undefined, null, true)).toBe(null);
    expect(directionAfter({ kind: 'asked' }, undefined, branch, false)).toBe(null);
    expect(directionAfter({ kind: 'asked' }, undefined, aside, false)).toEqual(aside);
  });

  test('after a verdict a thing set aside has a fault', () => {
    expect(toneWith('ok', aside)).toBe('attention');
    expect(toneWith('ok', branch)).toBe('ok');
    expect(toneWith('refused', aside)).toBe('refused');
  });
});

describe('a desk says', () => {
  const fields = {};
  const where = { state: 'inStorage', branch: 'YGN', holder: null, shelf: 'A1', package: null, shipment: null };
  const counted = (listed: object) => ({ part: 'parcels', listed: { ...listed } });

  test('a desk says the shelf that was chosen, and aside for what was not expected', () => {
    const guide = (result: string, data: object) =>
      storageDesk.guide?.({ result, data: { ...data }, standing: null, fields });
    expect(guide('stored', { shelf: 'A1' })).toEqual({ kind: 'place', shelf: 'A1' });
    expect(guide('stored', {})).toBe(undefined);
    expect(guide('extra', { shelf: 'A1' })).toEqual({ kind: 'aside', held: null });
  });

  test('a desk says the bag that a parcel came in', () => {
    const guide = (result: string, last: object) =>
      arrivalDesk.guide?.({ result, data: {}, standing: null, fields: { last } });
    expect(guide('inBag', { bag: '9' })).toEqual({ kind: 'open', bag: '9' });
    expect(guide('extra', {})).toEqual({ kind: 'aside', held: null });
    expect(guide('arrived', {})).toBe(undefined);
  });

  test('a desk says that a counted parcel goes back to where it lay', () => {
    const guide = (listed: object) =>
      countDesk.guide?.({ result: 'counted', data: {}, standing: counted(listed), fields });
    expect(guide({ expected: true, where })).toEqual({ kind: 'place', shelf: 'A1' });
    expect(guide({ expected: true, where: { ...where, shelf: null } })).toEqual({ kind: 'back' });
    expect(guide({ expected: false, where })).toEqual({ kind: 'aside', held: null });
  });
});

test('each direction is a few words, in both languages', async () => {
  const all: Direction[] = [
    { kind: 'aside', held: null },
    { kind: 'aside', held: 'problem' },
    { kind: 'bag', bag: '003456789012345678', branch: 'MDY' },
    { kind: 'open', bag: '003456789012345678' },
    { kind: 'branch', branch: 'MDY' },
    { kind: 'vehicle', branch: 'MDY' },
    { kind: 'place', shelf: 'MDY-A1' },
    { kind: 'stay' },
    { kind: 'back' },
    { kind: 'again' },
    { kind: 'pieces' },
  ];
  const nameOf = (id: string) => (id === 'MDY' ? 'Mandalay' : id);
  const said = async (language: 'en' | 'zh') => {
    const words = await loadWords(language);
    return all.map((direction) => wordsOf(direction, words, { nameOf }));
  };
  expect(await said('en')).toEqual([
    'Set aside',
    'Set aside: open problem',
    'Bag …345678 to Mandalay',
    'Open bag …345678',
    'Next: Mandalay',
    'Vehicle to Mandalay',
    'Shelf MDY-A1',
    'Stays in this branch',
    'Put it back',
    'Scan again',
    'Scan its other pieces',
  ]);
  expect(new Set(await said('zh')).size).toBe(all.length);
});
