import { beforeAll, describe, expect, it } from 'vitest';
import { Company } from './company.ts';
import { driven, shipmentToMandalay, signature, sortedToMandalay, takenIn } from './journey.ts';

describe('the story of an order: from the counter in Yangon to a door in Mandalay, paid by the receiver', () => {
  let company: Company;
  let waybill: string;
  let due: number;
  const order = () => company.row('order', waybill);
  const courier = () => company.worker('courier.mandalay');
  const cash = () => company.row('courierCash', courier().actor.id);

  beforeAll(async () => {
    company = await Company.opened();
  });

  it('given a parcel that the branch in Yangon has taken in, whose receiver pays', async () => {
    waybill = await takenIn(company, { payType: 'receiverPays' });
    due = Number(order()['receiverDue']);
    expect(due).toBeGreaterThan(0);
    expect(order()).toMatchObject({ state: 'warehoused', currentBranch: 'YGN', paySign: 'unpaid' });
  });

  it('when it is sorted, loaded, driven and unloaded, then the branch in Mandalay has it', async () => {
    await sortedToMandalay(company, waybill);
    const shipment = await shipmentToMandalay(company);
    await company.worker('transport.yangon').does('order.loaded', waybill, { shipment });
    expect(order()).toMatchObject({ state: 'loaded', holderKind: 'vehicle' });
    await driven(company, shipment);
    await company.worker('transport.mandalay').does('shipment.itemArrived', shipment, { item: waybill });
    await company.worker('clerk.mandalay').does('order.warehoused', waybill);
    expect(order()).toMatchObject({ state: 'warehoused', currentBranch: 'MDY', shipment: null });
  });

  it('when a courier takes it out, then it cannot be handed over before it is paid for', async () => {
    await courier().does('order.deliveryClaimed', waybill);
    await courier().does('order.outForDelivery', waybill);
    const handOver = { proof: signature, piecesScanned: 1 };
    expect(await courier().isRefused('order.signed', waybill, handOver)).toEqual(['order.signSettled']);
    expect(order()['state']).toBe('delivering');
  });

  it('when the receiver pays and signs, then the order is signed, and the courier holds the cash', async () => {
    await courier().does('order.signPaid', waybill, { amount: due, method: 'cash' });
    await courier().does('order.signed', waybill, { proof: signature, piecesScanned: 1 });
    expect(order()).toMatchObject({ state: 'signed', paySign: 'paid' });
    expect(cash()).toMatchObject({ heldMmk: due });
  });

  it('when two people have counted the cash and one accepts it, then the courier holds none', async () => {
    const [clerk, manager] = [company.worker('clerk.mandalay'), company.worker('manager.mandalay')];
    const counted = { MMK: due, CNY: 0 };
    const id = courier().actor.id;
    await courier().does('courierCash.handedIn', id, counted);
    await clerk.does('courierCash.firstCounted', id, counted);
    expect(await clerk.isRefused('courierCash.secondCounted', id, counted)).toEqual(['courierCash.anotherCounted']);
    await manager.does('courierCash.secondCounted', id, counted);
    await manager.does('courierCash.accepted', id);
    expect(cash()).toMatchObject({ heldMmk: 0 });
  });

  it('when finance confirms the payment, then nothing of the order is open', async () => {
    await company.worker('finance').does('order.signConfirmed', waybill);
    expect(order()).toMatchObject({ state: 'signed', paySign: 'confirmed', due: 0, paid: due });
    expect(company.row('receivable', `${waybill}-sign`)).toMatchObject({ state: 'confirmed', due: 0, received: due });
  });
});
