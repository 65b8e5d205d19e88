import { beforeAll, describe, expect, it } from 'vitest';
import { Company } from './company.ts';
import { sortedToMandalay, takenIn } from './journey.ts';

describe('the story of a count: Yangon counts two parcels, and one is not on its shelves', () => {
  let company: Company;
  let count: string;
  let parcels: readonly [string, string];
  const row = () => company.row('inventoryTask', count);
  const manager = () => company.worker('manager.yangon');
  const clerk = () => company.worker('clerk.yangon');

  beforeAll(async () => {
    company = await Company.opened();
  });

  it('given a branch with two parcels in stock, of which a count has begun', async () => {
    parcels = [await takenIn(company), await takenIn(company)];
    count = await manager().does('inventoryTask.planned', null, { branch: 'YGN' });
    await manager().does('inventoryTask.started', count);
    expect(row()).toMatchObject({ state: 'inProgress', expected: 2, counted: 0 });
  });

  it('when somebody moves a parcel meanwhile, then it is refused, since the branch is locked', async () => {
    const [here] = parcels;
    const sorter = company.worker('sorter.yangon');
    expect(await sorter.isRefused('order.sorted', here, { nextBranch: 'MDY' })).toEqual(['order.branchIsNotLocked']);
  });

  it('when one parcel is scanned, then the count cannot end, since the other one is unexplained', async () => {
    const [here] = parcels;
    await clerk().does('inventoryTask.scanned', count, { barcode: here });
    expect(row()).toMatchObject({ counted: 1, unhandled: 1 });
    const refused = await manager().isRefused('inventoryTask.ended', count);
    expect(refused).toEqual(['inventoryTask.everyExpectedIsHandled']);
  });

  it('when the clerk reports the other one as missing, then a second person decides, and the parcel is searched for', async () => {
    const [, missing] = parcels;
    const report = { finding: 'missing', count, reason: 'Not on any shelf' };
    await clerk().does('order.adjustmentRequested', missing, report);
    expect(row()).toMatchObject({ adjusting: 1, adjusted: 0 });
    expect(await clerk().isRefused('order.stockMissing', missing, { count })).not.toEqual([]);
    await manager().does('order.stockMissing', missing, { count });
    expect(row()).toMatchObject({ adjusting: 0, adjusted: 1, unhandled: 0 });
    expect(company.row('order', missing)).toMatchObject({ exception: 'lostSearch' });
    expect(company.records('problemItem').map(({ id }) => company.row('problemItem', id))).toMatchObject([
      { order: missing, kind: 'missingInCount' },
    ]);
  });

  it('when the count ends, then parcels move again', async () => {
    const [here] = parcels;
    await manager().does('inventoryTask.ended', count);
    await sortedToMandalay(company, here);
    expect(company.row('order', here)).toMatchObject({ state: 'sorted', nextBranch: 'MDY' });
  });
});
