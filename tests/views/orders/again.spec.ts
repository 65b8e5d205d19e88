import { expect, it } from 'vitest';
import type { Order } from '#machines/order/context.ts';
import { draftLike } from '#views/orders/create/again.ts';
import { kept, partiesOf } from '#views/orders/create/knownParties.ts';

const party = { name: 'U Tin Aung', phone: '+959430001002', city: 'MMR010D001', address: '7 Palace Street' };
const order = {
  sender: { ...party, name: 'Daw Hla', addressCode: 'X1' },
  receiver: party,
  goodsName: 'Books',
  weightGrams: 1500,
  insureAmount: null,
  remark: 'Ring twice',
  mailSn: 'A-17',
  expectedDeliveryTime: '2026-11-25T10:00:00.000Z',
  orderType: 'specifiedTime',
} as unknown as Order;

it('an order like an earlier one begins without its time, its numbers and its notes', () => {
  expect(draftLike(order)).toEqual({
    goodsName: 'Books',
    weightGrams: 1500,
    orderType: 'standard',
    sender: { ...party, name: 'Daw Hla' },
    receiver: party,
  });
});

it('an order like an earlier one leaves empty what is masked', () => {
  const masked = { ...order, receiver: { ...party, phone: '09****1002', address: '***' } } as Order;
  expect(draftLike(masked)['receiver']).toEqual({ name: 'U Tin Aung', city: 'MMR010D001' });
});

const row = (receiver: object) => ({
  id: 'SL1',
  version: 1,
  state: 'signed',
  code: 12,
  ...Object.fromEntries(
    Object.entries({ ...party, ...receiver }).map(([name, value]) => [
      `receiver${name[0]?.toUpperCase()}${name.slice(1)}`,
      value,
    ]),
  ),
});

it('each receiver of earlier orders is offered once, the latest first, and nobody of whom something is masked', () => {
  const rows = [row({}), row({ name: 'Ma Su' }), row({}), row({ name: 'Ko Aye', phone: '09****1002' })];
  expect(partiesOf(rows, 'receiver').map(({ name }) => name)).toEqual(['U Tin Aung', 'Ma Su']);
  expect(partiesOf(rows, 'sender')).toEqual([]);
});

it('the own sender addresses that the customer keeps are offered, and none that is not whole', () => {
  const masked = { ...party, phone: '09****1002' };
  expect(kept({ commonSenders: [party, masked, { ...party, city: '' }] })).toEqual([party]);
  expect(kept({ commonSenders: [] })).toEqual([]);
  expect(kept({})).toEqual([]);
});
