import { beforeAll, describe, expect, it } from 'vitest';
import { Company } from './company.ts';
import { driven, shipmentToMandalay, sortedToMandalay, takenIn } from './journey.ts';

describe('the story of a shipment: two parcels leave Yangon, one is not on the vehicle in Mandalay and turns up', () => {
  let company: Company;
  let shipment: string;
  let parcels: readonly [string, string];
  const row = () => company.row('shipment', shipment);
  const gate = () => company.worker('transport.mandalay');
  const clerk = () => company.worker('clerk.mandalay');

  beforeAll(async () => {
    company = await Company.opened();
  });

  it('given a vehicle that was loaded with two parcels, and has arrived', async () => {
    parcels = [await takenIn(company), await takenIn(company)];
    shipment = await shipmentToMandalay(company);
    for (const waybill of parcels) {
      await sortedToMandalay(company, waybill);
      await company.worker('transport.yangon').does('order.loaded', waybill, { shipment });
    }
    await driven(company, shipment);
    expect(row()).toMatchObject({ state: 'received', orders: 2, inTransit: 2 });
  });

  it('when one parcel is scanned at the gate and stored, then the shipment cannot be finished while the other is open', async () => {
    const [here] = parcels;
    await gate().does('shipment.itemArrived', shipment, { item: here });
    await clerk().does('order.warehoused', here);
    expect(row()).toMatchObject({ stored: 1, inTransit: 1 });
    expect(await gate().isRefused('shipment.finished', shipment)).toEqual(['shipment.everyItemSettled']);
  });

  it('when the other one is marked as not arrived, then its order says so, and a problem item is opened', async () => {
    const [, missing] = parcels;
    await gate().does('shipment.itemMarkedNotArrived', shipment, { item: missing, reason: 'Not on the vehicle' });
    expect(company.row('order', missing)).toMatchObject({ state: 'inTransit', exception: 'notArrived' });
    expect(company.records('problemItem')).toHaveLength(1);
    expect(await gate().isRefused('shipment.finished', shipment)).toEqual(['shipment.everyItemSettled']);
  });

  it('when it is found under a seat and stored, then its exception has ended, and the shipment is finished', async () => {
    const [, found] = parcels;
    await clerk().does('shipment.itemFound', shipment, { item: found, reason: 'Under the seat' });
    expect(company.row('order', found)).toMatchObject({ exception: 'none' });
    await gate().does('shipment.itemArrived', shipment, { item: found });
    await clerk().does('order.warehoused', found);
    await gate().does('shipment.finished', shipment);
    expect(row()).toMatchObject({ finish: 'finished', stored: 2, lost: 0 });
  });
});
