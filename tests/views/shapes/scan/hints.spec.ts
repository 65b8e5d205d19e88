import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { bagNumberOf, waybillOf } from '#machines/fields/identifiers.ts';
import { arrivalDesk } from '#views/storage/arrivalScan/desk.ts';
import { countDesk } from '#views/storage/inventory/desk.ts';
import { storageDesk } from '#views/storage/storageScan/desk.ts';

const words = await loadWords('en');
const where = { state: 'signed', branch: 'YGN', holder: null, shelf: null, package: null, shipment: null };

describe('beside the verdict of an extra parcel', () => {
  test('beside the verdict of an extra parcel every station says in one sentence what the parcel is', () => {
    const listed = { kind: 'order', as: 'extra', group: 'extra', where };
    const said = [
      storageDesk.hint?.('extra', { part: 'parcels', listed }, words, {}),
      countDesk.hint?.('extra', { part: 'parcels', listed }, words, {}),
      arrivalDesk.hint?.('extra', { part: 'extras', listed }, words, {}),
    ];
    expect(new Set(said)).toEqual(new Set(['By its record it is: Signed · YGN.']));
  });

  test('beside the verdict of an extra bag the bag is named by its own state', () => {
    const listed = { kind: 'package', where: { ...where, state: 'inTransit', branch: null, shipment: 'SHP2' } };
    expect(arrivalDesk.hint?.('extra', { part: 'extras', listed }, words, {})).toBe(
      'By its record it is: In transit · SHP2.',
    );
  });
});

test('a parcel inside a bag of the shipment is said to be in it', () => {
  const bag = bagNumberOf(1);
  const last = { barcode: waybillOf(1), item: waybillOf(1), result: 'inBag', bag, at: '' };
  expect(arrivalDesk.hint?.('inBag', null, words, { last })).toContain(`inside bag ${bag}. Open the bag`);
});
