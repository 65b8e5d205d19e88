import type { Fixtures } from '#modelTesting/situation.ts';
import { fails, holds } from '#modelTesting/trials.ts';

/** Trials of the rules that the desks scanning parcels in Yangon share. */
export const scanningTrials = {
  worksInTheBranch: (it) => [
    fails(it, 'of another branch', { actor: { branch: 'MDY' } }),
    fails(it, 'of no branch', { actor: { branch: null } }),
    holds(it, 'the system', { actor: { kind: 'system', branch: null } }),
  ],
  codeIsOfAParcel: (it) => [
    fails(it, 'misread', { data: { barcode: 'SL000000016MM' }, lookups: { parcel: null } }),
    fails(it, 'a bag', { data: { barcode: '088300010000000073' }, lookups: { parcel: null } }),
  ],
  orderExists: (it) => [fails(it, 'no such order', { lookups: { parcel: null } })],
  orderIsKept: (it) => [fails(it, 'no such order', { lookups: { parcel: null } })],
} satisfies Fixtures['trials'];

/** Returns a list of parcels of a length. */
export const someParcels = (length: number) => Array.from({ length }, (_, serial) => ({ id: `P${serial}`, pieces: 1 }));
