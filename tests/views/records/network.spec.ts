import { expect, test } from 'vitest';
import { linesOf, partOf, passagesOf, type Station } from '#views/records/branch/network.ts';

const station = (id: string, nextHops: Record<string, string>, exportTransportLines: string[] = []): Station => ({
  id,
  name: id,
  businessHours: '08:30-18:00',
  longitude: 96,
  latitude: 20,
  enabled: true,
  nextHops,
  exportTransportLines,
});
const YGN = station('YGN', { MDY: 'MDY', MUS: 'MDY', RUI: 'MDY' });
const MDY = station('MDY', { YGN: 'YGN', MUS: 'MUS', RUI: 'MUS' });
const MUS = station('MUS', { YGN: 'MDY', MDY: 'MDY', RUI: 'RUI' }, ['RUI']);
const RUI = station('RUI', { MUS: 'MUS', MDY: 'MUS', YGN: 'MUS' }, ['MUS']);
const LONE = station('NPT', {});
const all = [YGN, MDY, MUS, RUI, LONE];

test('each transport line is drawn once, and a line of exports crosses the border', () => {
  expect(linesOf(all)).toEqual([
    { from: 'MDY', to: 'YGN', isBorder: false },
    { from: 'MDY', to: 'MUS', isBorder: false },
    { from: 'MUS', to: 'RUI', isBorder: true },
  ]);
});

test('a line to a branch that is no longer kept is not drawn', () => {
  expect(linesOf([station('YGN', { MDY: 'MDY' })])).toEqual([]);
});

test('others lead through a hub; nothing leads to a branch without a line', () => {
  const lines = linesOf(all);
  const passages = passagesOf(all);
  expect(all.map((one) => partOf(one, lines, passages))).toEqual(['end', 'hub', 'hub', 'end', 'unconnected']);
  expect(partOf({ ...YGN, enabled: false }, lines, passages)).toBe('closed');
});
