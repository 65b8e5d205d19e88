import { expect, test } from 'vitest';
import type { StreamRecord } from '#services/stream.ts';
import { byOthers } from '#views/shapes/form/byOthers.ts';

const ME = 'STF000001';
const record = (actor: object): StreamRecord => ({ actor }) as StreamRecord;

test.each([
  ['another person', { id: 'STF000002', name: 'Mg Thura', onBehalfOf: null }, true],
  ['the person, in another tab', { id: ME, name: 'Su Su Hlaing', onBehalfOf: null }, true],
  ['the system for another person', { id: 'system', name: 'system', onBehalfOf: 'STF000002' }, true],
  ['the system by itself', { id: 'system', name: 'system', onBehalfOf: null }, true],
  ['the system for the person', { id: 'system', name: 'system', onBehalfOf: ME }, false],
])('a change by %s is one that the person is told of: %o', (_, actor, isTold) => {
  expect(byOthers([record(actor)], ME)).toHaveLength(isTold ? 1 : 0);
});

test('who is not signed in is told of everything', () => {
  expect(byOthers([record({ id: 'system', name: 'system', onBehalfOf: null })], undefined)).toHaveLength(1);
});
