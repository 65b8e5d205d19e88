import type { DemoContext } from './demoContext.ts';

const goods = [
  ['Shoes', 'clothing'],
  ['Phone cases', 'electronics'],
  ['Tea set', 'fragile'],
  ['Face cream', 'cosmetics'],
  ['Dried fruit', 'food'],
  ['School books', 'document'],
] as const;

/** Last events of the bookings, one after another. */
const endings = ['warehoused', 'orderPlaced', 'warehoused', 'cancelled', 'orderPlaced', 'amended'] as const;

/**
 * Plays parcels of other carriers in the transit warehouse of Ruili: orders, a return, and some that are still there.
 */
export async function bookings({ pool, propose, before }: DemoContext): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from row_address_code where row ->> 'city' like 'MMR010%' order by id limit 6`,
  );
  if (rows.length === 0) return;
  for (const [place, ending] of endings.entries()) {
    const [goodsName = 'Shoes', goodsType = 'clothing'] = goods[place] ?? [];
    const at = (hours: number) => before(endings.length - place, 6 - hours);
    const by = 'clerk.ruili';
    const { id } = await propose({
      by,
      machine: 'transferBooking',
      type: 'transferBooking.warehoused',
      data: {
        waybill: `YT88${String(place + 1).padStart(8, '0')}`,
        branch: 'RUI',
        sender: { name: '杭州网店', phone: '13800138000', city: '5331', address: '瑞丽市姐岗路 8 号' },
        addressCode: rows[place % rows.length]?.id,
        goodsName,
        goodsType,
        weightGrams: 800 + 450 * place,
        lengthMm: 300,
        widthMm: 200,
        heightMm: 120,
        photos: [`booking-${place + 1}`],
        replenishment: place === 2,
        customsFee: place % 2 === 0 ? 0 : 1500_00,
      },
      at: at(0),
    });
    if (id === null || ending === 'warehoused') continue;
    const data = {
      orderPlaced: { destinationBranch: 'MDY', deliveryWay: 'door', payType: 'receiverPays', chargeType: 'weight' },
      cancelled: { reason: 'The shop took it back' },
      amended: { weightGrams: 3200 },
    }[ending];
    const who = ending === 'amended' ? by : 'manager.ruili';
    await propose({ by: who, machine: 'transferBooking', id, type: `transferBooking.${ending}`, data, at: at(2) });
  }
}
