import { beforeAll, describe, expect, it } from 'vitest';
import { SEEN } from '#modelTesting/world/seen.ts';
import { form } from '../support/orders.ts';
import { Company } from './company.ts';
import { signature, takenIn } from './journey.ts';

const DAY_MS = 86_400_000;
const CUSTOMER = { customerKind: 'merchant', customer: 'GOLDEN' };
const GOODS = 50_000_00;

describe('the story of a bill: freight on account against goods collected at the door, settled with one transfer', () => {
  let company: Company;
  let waybill: string;
  let freight: number;
  let bill: string;
  let settlement: string;
  const finance = () => company.worker('finance');
  const opening = () => ({ ...CUSTOMER, bills: [bill] });

  beforeAll(async () => {
    company = await Company.opened();
  });

  it('given a parcel of a business customer, whose receiver paid for the goods at the counter', async () => {
    const clerk = company.worker('clerk.yangon');
    waybill = await takenIn(company, {
      source: 'businessPc',
      merchant: CUSTOMER.customer,
      payType: 'ledger',
      collectionAmount: GOODS,
      destinationBranch: 'YGN',
      receiver: { ...form.receiver, city: form.sender.city },
    });
    freight = Number(company.row('order', waybill)['freightTotal']);
    expect(freight).toBeGreaterThan(0);
    await clerk.does('order.signPaid', waybill, { amount: GOODS, method: 'cash' });
    await clerk.does('order.pickedUpAtCounter', waybill, { proof: signature });
    expect(company.row('payable', `${waybill}-COD`)).toMatchObject({ state: 'open', outstanding: GOODS });
  });

  it('when the day is over, then the night makes one bill of what the customer owes and is owed', async () => {
    expect(await company.makesBills()).toEqual([]);
    await company.waits(DAY_MS);
    const bills = await company.makesBills();
    expect(bills).toHaveLength(1);
    bill = bills[0] ?? '';
    expect(company.row('bill', bill)).toMatchObject({ state: 'pending', receivable: freight, payable: GOODS });
  });

  it('when it is to be settled before it is confirmed, then it is refused', async () => {
    expect(await finance().isRefused('settlement.opened', null, opening())).toEqual(['bill.isConfirmed']);
    await finance().does('bill.confirmed', bill, { voucher: 'V1', sha256: SEEN });
  });

  it('when a settlement of the confirmed bill is opened, then it nets both amounts, and no second one takes the bill', async () => {
    settlement = await finance().does('settlement.opened', null, opening());
    expect(company.row('settlement', settlement)).toMatchObject({ net: freight - GOODS });
    expect(await finance().isRefused('settlement.opened', null, opening())).not.toEqual([]);
  });

  it('when it is requested and transferred, then who requested it cannot settle it, another person can', async () => {
    const transfer = { voucher: 'V2', sha256: SEEN, transferredAt: company.at };
    await finance().does('settlement.requested', settlement);
    const refused = await finance().isRefused('settlement.settled', settlement, transfer);
    expect(refused).toEqual(['settlement.settledByAnother']);
    await company.worker('admin').does('settlement.settled', settlement, transfer);
  });

  it('then the bill is settled, the freight is received, and the goods are paid out', () => {
    expect(company.row('bill', bill)).toMatchObject({ settlementStatus: 'settled', outstanding: 0, toPayOut: 0 });
    expect(company.row('receivable', `${waybill}-collection`)).toMatchObject({ state: 'settled' });
    expect(company.row('payable', `${waybill}-COD`)).toMatchObject({ state: 'paid', outstanding: 0 });
  });
});
