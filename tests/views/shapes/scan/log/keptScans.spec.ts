import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetWork, forgetWorkOfOthers } from '#services/kept/texts.ts';
import { session } from '#services/session.ts';
import { keptScansOf } from '#views/shapes/scan/log/keptScans.ts';
import type { Scan } from '#views/shapes/scan/verdict/verdict.ts';
import { stubWebStorage } from '../../../../support/webStorage.ts';

const scanOf = (number: number, more: Partial<Scan> = {}): Scan => ({
  number,
  machine: 'storageScan',
  code: 'SL000000014MM',
  key: 'SL000000014MM',
  at: '2026-11-27T03:00:00.000Z',
  verdict: { kind: 'done', result: 'stored' },
  way: 'sent',
  corrected: false,
  entry: null,
  ...more,
});

/** Signs a person in; null signs out. */
const signIn = (id: string | null): void => {
  const snapshot = session.getSnapshot();
  vi.spyOn(session, 'getSnapshot').mockReturnValue({
    ...snapshot,
    context: { ...snapshot.context, user: id === null ? null : { id } },
  } as typeof snapshot);
};

beforeEach(() => {
  stubWebStorage();
  signIn('clerk');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the last scans of a place come back as they were, of every verdict, to their own person and place alone', () => {
  const verdicts: Scan['verdict'][] = [
    { kind: 'unread', fault: 'checkDigit' },
    { kind: 'unread', fault: 'piecesUnknown' },
    { kind: 'refused', refusals: [{ code: 'rule', rule: 'order.noOpenException', values: { exception: 'lost' } }] },
    { kind: 'unkept', why: 'no room' },
    { kind: 'turnedAway', why: 'It is over.' },
    { kind: 'asked' },
    { kind: 'asked', held: 'lostSearch' },
    { kind: 'done', result: 'stored' },
  ];
  const scans = verdicts.map((verdict, at) => scanOf(verdicts.length - at, { verdict, data: { barcode: 'SL1' } }));
  keptScansOf('storageScan', 'STS1').write(scans);
  expect(keptScansOf('storageScan', 'STS1').read()).toEqual(scans);
  expect(keptScansOf('storageScan', 'STS2').read()).toEqual([]);
  signIn('manager');
  expect(keptScansOf('storageScan', 'STS1').read()).toEqual([]);
});

test('no more than a hundred are kept, and none of which nothing would come any more', () => {
  const scans = Array.from({ length: 150 }, (_, at) => scanOf(150 - at));
  keptScansOf('storageScan', 'STS1').write(scans);
  expect(keptScansOf('storageScan', 'STS1').read()).toEqual(scans.slice(0, 100));
  const waiting = scanOf(2, { way: 'waiting', keptAs: 'entry' });
  const lost = [scanOf(3, { way: 'waiting' }), scanOf(1, { way: 'here', verdict: { kind: 'asked' } })];
  keptScansOf('storageScan', 'STS1').write([...lost, waiting]);
  expect(keptScansOf('storageScan', 'STS1').read()).toEqual([waiting]);
});

test('kept scans are gone with the sign-out, and nothing is kept after it', () => {
  const kept = keptScansOf('storageScan', 'STS1');
  kept.write([scanOf(1)]);
  forgetWork();
  signIn(null);
  kept.write([scanOf(1)]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  forgetWorkOfOthers('');
});
