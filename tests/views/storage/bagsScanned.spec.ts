import { expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { adviceOf, type Scan } from '#views/shapes/scan/verdict/verdict.ts';
import { countDesk } from '#views/storage/inventory/desk.ts';
import { storageDesk } from '#views/storage/storageScan/desk.ts';

const BAG = '000000000000000017';
const scan: Scan = {
  number: 1,
  machine: 'inventoryTask',
  code: BAG,
  key: null,
  at: '2026-11-30T02:00:00.000Z',
  verdict: { kind: 'unread', fault: 'bagHere' },
  way: 'here',
  corrected: false,
  entry: null,
};

test('a bag scanned into a count is not to be unpacked, which a count forbids; one to be stored is', async () => {
  const words = await loadWords('en');
  const counted = adviceOf(scan, countDesk, words, true);
  expect(counted).toContain(`${BAG} is a bag. Its parcels are counted one by one`);
  expect(counted).toContain('put it back into the bag. Nothing is unpacked in the system meanwhile');
  expect(adviceOf({ ...scan, machine: 'storageScan' }, storageDesk, words, true)).toContain('take its parcels out');
});
