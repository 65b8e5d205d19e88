import { waybillOf } from '#machines/fields/identifiers.ts';
import type { Doctored } from './doctored.ts';

/** An aggregate that contradicts an invariant, and the same aggregate without the contradiction. */
export interface Pair {
  readonly invariant: string;
  readonly machine: string;
  readonly wrong: Doctored;
  readonly right: Doctored;
}

const courier = { kind: 'courier', id: 'STF1', name: 'Ko' };
const branch = { kind: 'branch', id: 'YGN', name: 'YGN' };
const custody = (state: string) => ({ custody: state });
const order = (invariant: string, wrong: Doctored, right: Doctored): Pair => ({
  invariant,
  machine: 'order',
  wrong,
  right,
});
const fees = {
  basic: 100,
  urgent: 20,
  insurance: 0,
  storage: 0,
  platform: 5,
  billingWeightGrams: 1,
  volumeToWeightGrams: 1,
};
const item = { item: 'SL1', kind: 'order', orders: 1, grams: 1, state: 'stored', flag: null, reason: null };
const amounts = (kyats: number) => ({ MMK: kyats, CNY: 0 });
const counted = { expected: true, as: 'counted', pieces: 1, seen: [1] };
const scanned = { group: 'pendingWarehousing', as: 'stored', pieces: 1, seen: [1] };
const account = (main: boolean) => ({ account: '1', bank: 'KBZ', holder: 'Daw Hla', use: 'both', main });
const arriving = { kind: 'order', as: 'arrived', seen: [1] };
const sender = { name: 'Daw Hla', phone: '09420000001', city: '', address: '' };
const goods = { collected: 100, settled: 60, offset: 30, refunded: 0, outstanding: 10 };

/** The pairs: at least one for each invariant of a single aggregate. */
export const pairs: readonly Pair[] = [
  order(
    'P01',
    { states: custody('delivering'), context: { holder: branch, currentBranch: 'YGN' } },
    { states: custody('delivering'), context: { holder: courier } },
  ),
  order(
    'P01',
    { states: custody('inStorage'), context: { holder: branch, currentBranch: 'MDY' } },
    { states: custody('inStorage'), context: { holder: branch, currentBranch: 'YGN' } },
  ),
  order(
    'P01',
    { states: custody('inTransit'), context: { holder: { kind: 'vehicle', id: 'SHP1', name: '' }, shipment: 'SHP2' } },
    { states: custody('inTransit'), context: { holder: { kind: 'vehicle', id: 'SHP1', name: '' }, shipment: 'SHP1' } },
  ),
  order(
    'P03',
    { states: custody('delivering'), context: { shelf: 'A-1', holder: courier, currentBranch: 'YGN' } },
    { states: custody('inStorage'), context: { shelf: 'A-1', holder: branch, currentBranch: 'YGN' } },
  ),
  order(
    'P05',
    { states: custody('inTransit'), context: { shipment: null } },
    { states: custody('inTransit'), context: { shipment: 'SHP1' } },
  ),
  order(
    'P05',
    { states: custody('inStorage'), context: { shipment: 'SHP1' } },
    { states: custody('inStorage'), context: { shipment: null } },
  ),
  order(
    'P13',
    { states: custody('signed'), context: { endedAt: '2026-11-20', shipment: 'SHP1' } },
    { states: custody('signed'), context: { endedAt: '2026-11-20' } },
  ),
  order('P13', { states: custody('signed') }, { states: custody('inStorage') }),
  order('P13', { states: custody('inStorage'), context: { endedAt: '2026-11-20' } }, { states: custody('inStorage') }),
  order('P21', { id: 'SL000000016MM' }, { id: waybillOf(1) }),
  order('M02', { context: { fees: { ...fees, total: 126 } } }, { context: { fees: { ...fees, total: 125 } } }),
  order(
    'M02',
    { context: { fees: { ...fees, basic: 100.5, total: 125.5 } } },
    { context: { fees: { ...fees, total: 125 } } },
  ),
  order(
    'M03',
    { context: { exchangeRate: 501 }, events: [{ lookups: { rate: { kyatPerYuan: 500 } } }] },
    { context: { exchangeRate: 500 }, events: [{ lookups: { rate: { kyatPerYuan: 500 } } }] },
  ),
  {
    invariant: 'P06',
    machine: 'package',
    wrong: { states: { status: 'sealed' } },
    right: { states: { status: 'sealed' }, context: { sealNumber: 'S-1' } },
  },
  {
    invariant: 'P07',
    machine: 'package',
    wrong: { states: { status: 'finished' }, context: { contents: [{ order: 'SL1', grams: 1 }] } },
    right: { states: { status: 'arrived' }, context: { contents: [{ order: 'SL1', grams: 1 }] } },
  },
  {
    invariant: 'P09',
    machine: 'shipment',
    wrong: { states: { document: 'shippedOut' } },
    right: { states: { document: 'shippedOut' }, context: { items: [item] } },
  },
  {
    invariant: 'P09',
    machine: 'shipment',
    wrong: { states: { document: 'received' }, context: { items: [{ ...item, flag: 'short' }] } },
    right: { states: { document: 'received' }, context: { items: [{ ...item, flag: 'short', reason: 'One piece' }] } },
  },
  {
    invariant: 'P09',
    machine: 'shipment',
    wrong: {
      states: { document: 'received', finish: 'finish.finished' },
      context: { items: [item, { ...item, item: 'SL2', state: 'arrived' }] },
    },
    right: { states: { document: 'received', finish: 'finish.finished' }, context: { items: [item] } },
  },
  {
    invariant: 'P11.handled',
    machine: 'inventoryTask',
    wrong: { states: { inventoryTask: 'ended' }, context: { parcels: { SL1: { ...counted, as: 'expected' } } } },
    right: { states: { inventoryTask: 'ended' }, context: { parcels: { SL1: counted } } },
  },
  {
    invariant: 'P15',
    machine: 'storageScan',
    wrong: { states: { storageScan: 'finished' }, context: { parcels: { SL1: { ...scanned, as: 'open' } } } },
    right: {
      states: { storageScan: 'finished' },
      context: { parcels: { SL1: scanned, SL2: { ...scanned, group: 'pendingDelivery', as: 'open' } } },
    },
  },
  {
    invariant: 'M04',
    machine: 'payable',
    wrong: { context: { ...goods, outstanding: 11 } },
    right: { context: goods },
  },
  {
    invariant: 'M04',
    machine: 'payable',
    wrong: { context: { ...goods, settled: 80, outstanding: -10 } },
    right: { context: goods },
  },
  {
    invariant: 'M05',
    machine: 'courierCash',
    wrong: { context: { collected: amounts(100), held: amounts(40), handedIn: amounts(50) } },
    right: { context: { collected: amounts(100), held: amounts(40), counting: amounts(10), handedIn: amounts(50) } },
  },
  {
    invariant: 'M07',
    machine: 'bill',
    wrong: { context: { day: '2026-11-20' } },
    right: { context: { day: '2026-11-19' } },
  },
  {
    invariant: 'M07',
    machine: 'bill',
    wrong: {
      context: { day: '2026-11-19', lines: [{ line: 'SL1-sign', kind: 'receivable', order: 'SL1', amount: -1 }] },
    },
    right: {
      context: { day: '2026-11-19', lines: [{ line: 'SL1-sign', kind: 'receivable', order: 'SL1', amount: 1 }] },
    },
  },
  {
    invariant: 'M12',
    machine: 'insuranceClaim',
    wrong: { context: { insured: 100, amount: 101 } },
    right: { context: { insured: 100, amount: 100 } },
  },
  {
    invariant: 'M16',
    machine: 'settlement',
    wrong: {
      events: [{}, { type: 'settlement.feeCharged' }, { type: 'settlement.feeCharged' }],
    },
    right: { events: [{}, { type: 'settlement.feeCharged' }] },
  },
  {
    invariant: 'M17',
    machine: 'settlement',
    wrong: { states: { settlement: 'settled' } },
    right: { states: { settlement: 'settled' }, context: { voucher: 'FILE1' } },
  },
  {
    invariant: 'M17',
    machine: 'paymentSlip',
    wrong: { states: { paymentSlip: 'confirmed' } },
    right: { states: { paymentSlip: 'confirmed' }, context: { voucher: 'FILE1' } },
  },
  {
    invariant: 'M18',
    machine: 'merchant',
    wrong: { context: { accounts: [account(true), account(true)] } },
    right: { context: { accounts: [account(false), account(true)] } },
  },
  {
    invariant: 'P10.scanned',
    machine: 'storageScan',
    wrong: { context: { parcels: { SL1: { ...scanned, seen: [2] } } } },
    right: { context: { parcels: { SL1: scanned } } },
  },
  {
    invariant: 'P12',
    machine: 'storageScan',
    wrong: { context: { parcels: { SL1: scanned }, duplicates: 1 }, events: [{ type: 'storageScan.scanned' }] },
    right: {
      context: { parcels: { SL1: scanned }, duplicates: 1 },
      events: [{ type: 'storageScan.scanned' }, { type: 'storageScan.scanned' }],
    },
  },
  {
    invariant: 'P12.arrival',
    machine: 'arrivalScan',
    wrong: { context: { items: { SL1: arriving } } },
    right: { context: { items: { SL1: arriving } }, events: [{ type: 'arrivalScan.scanned' }] },
  },
  {
    invariant: 'P12.arrival',
    machine: 'arrivalScan',
    wrong: { context: { items: {} }, events: [{ type: 'arrivalScan.scanned', lookups: { parcel: { within: null } } }] },
    right: {
      context: { items: {} },
      events: [{ type: 'arrivalScan.scanned', lookups: { parcel: { within: '088300010501340012' } } }],
    },
  },
  {
    invariant: 'P12.arrival',
    machine: 'arrivalScan',
    wrong: {
      states: { arrivalScan: 'finished' },
      context: { items: { SL1: { ...arriving, as: 'expected', seen: [] } } },
    },
    right: {
      states: { arrivalScan: 'finished' },
      context: { items: { SL1: { ...arriving, as: 'notArrived', seen: [] } } },
    },
  },
  order('E15', { context: { sender, merchantName: sender.phone } }, { context: { sender, merchantName: 'Golden' } }),
];
