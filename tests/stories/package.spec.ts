import { beforeAll, describe, expect, it } from 'vitest';
import { Company } from './company.ts';
import { driven, shipmentToMandalay, sortedToMandalay, takenIn } from './journey.ts';

describe('the story of a bag: sealed in Yangon, opened in Mandalay with one parcel too few', () => {
  let company: Company;
  let bag: string;
  let parcels: readonly [string, string];
  const row = () => company.row('package', bag);
  const sorter = () => company.worker('sorter.yangon');
  const opener = () => company.worker('sorter.mandalay');

  beforeAll(async () => {
    company = await Company.opened();
  });

  it('given a bag to Mandalay with two parcels, packed by one sorter', async () => {
    parcels = [await takenIn(company), await takenIn(company)];
    bag = await sorter().does('package.issued', null, { kind: 'bag', destination: 'MDY' });
    for (const waybill of parcels) {
      await sortedToMandalay(company, waybill);
      await sorter().does('order.packed', waybill, { package: bag });
    }
    expect(row()).toMatchObject({ state: 'packed', count: 2, packer: sorter().actor.id });
  });

  it('when it is loaded without a seal, then it is refused; sealed, it takes its parcels along', async () => {
    const truck = company.worker('transport.yangon');
    const shipment = await shipmentToMandalay(company);
    expect(await truck.isRefused('package.loaded', bag, { shipment })).not.toEqual([]);
    await sorter().does('package.sealed', bag, { sealNumber: 'YG-1' });
    await truck.does('package.loaded', bag, { shipment });
    expect(parcels.map((waybill) => company.row('order', waybill)['state'])).toEqual(['loaded', 'loaded']);
    await driven(company, shipment);
    await company.worker('transport.mandalay').does('shipment.allItemsArrived', shipment);
    expect(row()).toMatchObject({ state: 'arrived', location: 'MDY', count: 2 });
  });

  it('when it is opened without reading its seal, then it is refused', async () => {
    expect(await opener().isRefused('package.opened', bag)).toEqual(['package.sealIsRead']);
    expect(row()).toMatchObject({ opened: false });
  });

  it('when another seal is read, then the bag opens, and the doubt is kept', async () => {
    await opener().does('package.opened', bag, { sealNumber: 'YG-2' });
    expect(row()).toMatchObject({ opened: true, exception: 'sealDoubted' });
  });

  it('when one parcel is taken out and the other one is not there, then the bag is finished, and somebody has to look for it', async () => {
    const [there, missing] = parcels;
    await opener().does('order.unpacked', there);
    await opener().does('package.partMissing', bag, { order: missing, reason: 'Not in the bag' });
    expect(row()).toMatchObject({ state: 'finished', count: 0 });
    expect(company.row('order', there)).toMatchObject({ exception: 'none', package: null });
    expect(company.row('order', missing)).toMatchObject({ exception: 'notArrived' });
    expect(company.records('problemItem').map(({ id }) => company.row('problemItem', id))).toMatchObject([
      { order: missing, kind: 'notArrived', branch: 'MDY', state: 'pending' },
    ]);
  });
});
