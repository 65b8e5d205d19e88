import { expect, test } from 'vitest';
import { messageOf } from '#server/push/message.ts';
import { nextAttemptAt } from '#server/push/schedule.ts';
import type { Assignment } from '#server/push/take.ts';

const AT = '2026-11-20T03:30:00.000Z';
const parcel = (order: string, task: Assignment['task']): Assignment => ({ order, task, city: 'MMR013022', at: AT });

test.each([
  ['en', 'collect', 'New collection'],
  ['en', 'deliver', 'New delivery'],
  ['zh', 'collect', '新的揽收任务'],
  ['zh', 'deliver', '新的派送任务'],
] as const)('one parcel is named by its number and township: %s, %s', (language, task, title) => {
  expect(messageOf([parcel('SL000000015MM', task)], language)).toEqual({
    title,
    body: expect.stringMatching(/^SL000000015MM · \S/),
    tag: 'assignments',
  });
});

test('several parcels are counted, and none of them is named', () => {
  const several = [
    parcel('SL000000015MM', 'collect'),
    parcel('SL000000029MM', 'deliver'),
    parcel('SL000000032MM', 'deliver'),
  ];
  expect(messageOf(several, 'en')).toEqual({
    title: '3 new assignments',
    body: '2 to deliver · 1 to collect',
    tag: 'assignments',
  });
});

test.each([
  ['1', '120', '2026-11-20T03:32:00.000Z'],
  ['1', 'Fri, 20 Nov 2026 03:40:00 GMT', '2026-11-20T03:40:00.000Z'],
  ['1', '86400', '2026-11-20T04:30:00.000Z'],
  ['1', '0', '2026-11-20T03:30:15.000Z'],
  ['1', 'soon', '2026-11-20T03:30:15.000Z'],
  ['2', null, '2026-11-20T03:30:45.000Z'],
  ['9', null, '2026-11-20T03:50:00.000Z'],
] as const)(
  'a message is tried again after %s failures, where it was asked to wait %s, at %s',
  (failures, retryAfter, at) => {
    expect(nextAttemptAt(Number(failures), retryAfter, AT)).toBe(at);
  },
);
