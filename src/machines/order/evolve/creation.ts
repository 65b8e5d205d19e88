import { given } from '../../kit/kept.ts';
import type { Evolve } from '../../kit/evolve.ts';
import type { Order } from '../context.ts';
import type { OrderRecordedEvent } from '../events.ts';
import type { Lookups } from '../lookups.ts';
import { carriedBy, intoBranch, person, withSender } from './holders.ts';
import { stages } from '../../money/stages.ts';
import { weighed } from './modified.ts';
import { priced } from './priced.ts';

const created = (order: Order, event: OrderRecordedEvent<'order.created'>): Partial<Order> => {
  const { data, at, actor } = event;
  const { places, rate, merchant, tariff } = event.lookups as Partial<Lookups>;
  const whole: Order = {
    ...order,
    ...given(data),
    merchantName: merchant?.name ?? null,
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

const assigned = (_: Order, event: OrderRecordedEvent<'order.collectorAssigned'>): Partial<Order> => {
  const { collector } = event.lookups as Partial<Lookups>;
  return { collector: { id: event.data.collector, name: collector?.name ?? event.data.collector }, everAssigned: true };
};

const collected = (order: Order, event: OrderRecordedEvent<'order.collected'>): Partial<Order> => ({
  collectedAt: event.at,
  holder: carriedBy(order.collector ?? event.actor),
  currentBranch: order.originBranch,
  ...(event.data.photos && { photos: [...order.photos, ...event.data.photos] }),
  ...weighed(order, event, event.data.weightGrams),
});

const released = (order: Order): Partial<Order> => (order.deliverer ? { deliverer: null } : { collector: null });

const ended = (order: Order, { at }: { at: string }): Partial<Order> => ({
  endedAt: at,
  holder: withSender(order),
  freed: stages,
});

/** Changes from the order form to collection. */
export const afterCreation: Evolve<Order> = {
  'order.created': created,
  'order.transshipmentCreated': (order, event: OrderRecordedEvent<'order.transshipmentCreated'>) => ({
    ...created(order, event),
    addressCode: event.data.addressCode,
    holder: { kind: 'thirdParty', id: null, name: null },
  }),
  'order.collectorAssigned': assigned,
  'order.collectorAutoAssigned': assigned,
  'order.collected': collected,
  'order.released': released,
  'order.cancelled': ended,
  'order.deleted': ended,
  'order.transshipmentReceived': (order, event: OrderRecordedEvent<'order.transshipmentReceived'>) => ({
    ...intoBranch(order, event),
    photos: event.data.photos,
    ...weighed(order, event, event.data.weightGrams),
    shelf: event.data.shelf ?? null,
  }),
  'order.acceptTimedOut': (order) => ({ timedOut: [...order.timedOut, 'accept'] }),
  'order.collectionTimedOut': (order) => ({ timedOut: [...order.timedOut, 'collection'] }),
};
