import type { Evolve } from '../../kit/lifecycle.ts';
import type { Order } from '../context.ts';
import type { OrderFact } from '../events.ts';
import type { Known } from '../known.ts';
import { carriedBy, intoBranch, person, withSender } from './holders.ts';
import { stages } from '../../stages.ts';
import { priced } from './priced.ts';

const created = (order: Order, fact: OrderFact<'order.created'>): Partial<Order> => {
  const { data, at, actor } = fact;
  const { places, rate, merchant, tariff } = fact.known as Partial<Known>;
  const whole: Order = {
    ...order,
    ...data,
    mailSn: data.mailSn ?? null,
    merchant: data.merchant ?? null,
    merchantName: merchant?.name ?? null,
    goodsNotes: data.goodsNotes ?? null,
    photos: data.photos ?? [],
    station: data.station ?? null,
    expectedDeliveryTime: data.expectedDeliveryTime ?? null,
    insureAmount: data.insureAmount ?? null,
    collectionAmount: data.collectionAmount ?? null,
    remark: data.remark ?? null,
    exchangeRate: rate?.kyatPerYuan ?? null,
    tariff: tariff?.id ?? null,
    crossBorder: places?.origin?.country !== places?.destination?.country,
    sameCity: places?.origin?.city === places?.destination?.city,
    createdAt: at,
    createdBy: person(actor),
  };
  const holder: Order = { ...whole, holder: withSender(whole) };
  return { ...holder, fees: priced(holder, tariff?.tariff) };
};

const assigned = (_: Order, fact: OrderFact<'order.collectorAssigned'>): Partial<Order> => {
  const { collector } = fact.known as Partial<Known>;
  return { collector: { id: fact.data.collector, name: collector?.name ?? fact.data.collector }, everAssigned: true };
};

const collected = (order: Order, fact: OrderFact<'order.collected'>): Partial<Order> => ({
  collectedAt: fact.at,
  holder: carriedBy(order.collector ?? fact.actor),
  currentBranch: order.originBranch,
  weightGrams: fact.data.weightGrams ?? order.weightGrams,
});

const released = (order: Order): Partial<Order> => (order.deliverer ? { deliverer: null } : { collector: null });

const ended = (order: Order, { at }: { at: string }): Partial<Order> => ({
  endedAt: at,
  holder: withSender(order),
  freed: stages,
});

/** From the form to the courier's bag. */
export const afterCreation: Evolve<Order> = {
  'order.created': created,
  'order.transshipmentCreated': (order, fact: OrderFact<'order.transshipmentCreated'>) => ({
    ...created(order, fact),
    addressCode: fact.data.addressCode,
    holder: { kind: 'thirdParty', id: null, name: null },
  }),
  'order.collectorAssigned': assigned,
  'order.collectorAutoAssigned': assigned,
  'order.collected': collected,
  'order.released': released,
  'order.cancelled': ended,
  'order.deleted': ended,
  'order.transshipmentReceived': (order, fact: OrderFact<'order.transshipmentReceived'>) => ({
    ...intoBranch(order, fact),
    photos: fact.data.photos,
    weightGrams: fact.data.weightGrams,
    shelf: fact.data.shelf ?? null,
  }),
  'order.acceptTimedOut': (order) => ({ timedOut: [...order.timedOut, 'accept'] }),
  'order.collectionTimedOut': (order) => ({ timedOut: [...order.timedOut, 'collection'] }),
};
