import { createClient, event, isProblem } from 'shweli-client';

const { SHWELI: address = 'http://127.0.0.1:8080', SHWELI_KEY: key } = process.env;
const shop = createClient({ address, key });
const parcel = { weightGrams: 2500, lengthMm: 200, widthMm: 200, heightMm: 200, chargeType: 'weight' } as const;
const way = { originBranch: 'YGN', destinationBranch: 'MDY' };

/** Proposes an event, and returns the number of its order. */
async function propose(type: { readonly type: string }, order?: string): Promise<string> {
  const command = { key: crypto.randomUUID(), machine: 'order', event: type, ...(order && { id: order }) };
  const { results } = await shop.proposeCommands({ body: { commands: [command] } });
  const [verdict] = results;
  if (verdict?.status !== 'accepted' || !verdict.id)
    throw new Error(verdict?.refusals?.map(({ message }) => message).join('; ') ?? 'No answer');
  return verdict.id;
}

const { fees } = await shop.quotePrice({ body: { ...way, ...parcel, orderType: 'standard' } });
console.log(`freight ${(fees.total / 100).toFixed(2)} MMK`);

const sender = { name: 'Golden Land', phone: '09250111222', city: 'MMR013D004', address: '12 Strand Road' };
const receiver = { name: 'U Tin', phone: '09250333444', city: 'MMR010D001', address: '7 Palace Street' };
const goods = { goodsName: 'Books', goodsType: 'document', deliveryWay: 'door', payType: 'receiverPays' } as const;
const form = { source: 'api', merchant: 'GOLDEN', orderType: 'standard', sender, receiver } as const;
const order = await propose(event('order.created', { ...form, ...way, ...parcel, ...goods }));
console.log(`order ${order}`);

await propose(event('order.labelPrinted', { kind: 'waybill', size: '100x150', format: 'pdf' }), order);
const label = await shop.fetchLabels({ body: { machine: 'order', ids: [order], size: '100x150', output: 'pdf' } });
console.log(`label ${label.type}`);

const { standing } = await shop.readTracking({ params: { number: order } });
console.log(`standing ${standing}`);

await propose(event('order.cancelled', { reason: 'Sold out' }), order);
await shop.readTracking({ params: { number: 'SL999999999MM' } }).catch((error: unknown) => {
  if (!isProblem(error, 'readTracking', 'notFound')) throw error;
  console.log(`cancelled, and ${error.code} for another number`);
});
