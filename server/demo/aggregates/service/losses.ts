import type { DemoContext } from '../demoContext.ts';

const home = { city: 'MMR013D004', phone: '09250222333' };

const form = {
  source: 'staffApp',
  sender: { name: 'Daw Yee Mon', address: '12 Strand Road', ...home },
  receiver: { name: 'U Kyaw Min', address: '48 Merchant Street', ...home },
  originBranch: 'YGN',
  destinationBranch: 'YGN',
  goodsName: 'Silver bowl',
  goodsType: 'other',
  weightGrams: 1200,
  lengthMm: 250,
  widthMm: 250,
  heightMm: 120,
  deliveryWay: 'door',
  orderType: 'standard',
  insureAmount: 600_000_00,
  payType: 'receiverPays',
  chargeType: 'weight',
};

/** Plays insured parcels that were brought back and not found since; their insurance claims open automatically. */
export async function losses(demo: DemoContext): Promise<void> {
  const courier = demo.idOf('staff', 'courier.yangon');
  for (const days of [20, 12]) {
    let hours = 0;
    let id = '';
    const on = async (by: string, type: string, data: object = {}, later = 1): Promise<void> => {
      hours += later;
      const act = { by, machine: 'order', type: `order.${type}`, data: { ...data }, at: demo.before(days, -hours) };
      id = (await demo.propose(id === '' ? act : { ...act, id })).id ?? id;
    };
    await on('clerk.yangon', 'created', form);
    await on('clerk.yangon', 'collectorAssigned', { collector: courier });
    await on('courier.yangon', 'collected', { piecesScanned: 1 });
    await on('clerk.yangon', 'warehoused');
    await on('courier.yangon', 'deliveryClaimed');
    await on('courier.yangon', 'released', { reason: 'The receiver is away until Friday' });
    await on('manager.yangon', 'searchOpened', { reason: 'Not on its shelf' }, 24);
    await on('manager.yangon', 'lossReported', { reason: 'Searched everywhere' }, 73);
    await on('operations', 'lost');
  }
}
