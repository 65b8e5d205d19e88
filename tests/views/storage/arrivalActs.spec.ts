import { expect, test } from 'vitest';
import { arrivalDesk } from '#views/storage/arrivalScan/desk.ts';

const actsOf = (as: string) => arrivalDesk.acts(arrivalDesk.groupOf({ part: 'items', listed: { as } }), { as });

test('an item of a shipment that was marked as missing can be said to be found, and no other', () => {
  expect(['notArrived', 'short'].map(actsOf)).toEqual([['shipment.itemFound'], ['shipment.itemFound']]);
  expect(['expected', 'arrived', 'arrivedEarlier', 'lost'].flatMap(actsOf)).toEqual([]);
  expect(arrivalDesk.acts(arrivalDesk.groupOf({ part: 'extras', listed: {} }), {})).toEqual([]);
});
