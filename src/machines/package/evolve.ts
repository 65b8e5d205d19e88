import type { Evolve } from '../kit/evolve.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { unused, type Package } from './context.ts';
import type { PackageRecordedEvent } from './events.ts';
import type { Lookups } from './lookups.ts';

const person = ({ actor }: RecordedEvent) => ({ id: actor.onBehalfOf ?? actor.id, name: actor.name });

const without = (contents: Package['contents'], order: string) => contents.filter((content) => content.order !== order);

const changes: Evolve<Package> = {
  'package.issued': (_, event: PackageRecordedEvent<'package.issued'>) => ({
    ...event.data,
    location: event.actor.branch,
    issuedAt: event.at,
    issuedBy: person(event),
    cycle: 1,
  }),
  'package.orderPacked': (bag, event: PackageRecordedEvent<'package.orderPacked'>) => ({
    contents: [...bag.contents, { order: event.data.order, grams: event.data.grams }],
    direction: bag.direction ?? event.data.direction,
    packer: person(event),
    packedAt: event.at,
  }),
  'package.orderUnpacked': (bag, { data }: PackageRecordedEvent<'package.orderUnpacked'>) => ({
    contents: without(bag.contents, data.order),
  }),
  'package.orderRemoved': (bag, { data }: PackageRecordedEvent<'package.orderRemoved'>) => ({
    contents: without(bag.contents, data.order),
  }),
  'package.emptied': () => ({ direction: null, packer: null, packedAt: null }),
  'package.sealed': (_, { data, at }: PackageRecordedEvent<'package.sealed'>) => ({
    sealNumber: data.sealNumber,
    sealedAt: at,
  }),
  'package.unsealed': (bag) => ({
    sealNumber: null,
    sealedAt: null,
    voidedSeals: bag.sealNumber === null ? bag.voidedSeals : [...bag.voidedSeals, bag.sealNumber],
  }),
  'package.loaded': (_, { data, lookups }: PackageRecordedEvent<'package.loaded'>) => ({
    shipment: data.shipment,
    toBranch: (lookups as Partial<Lookups>).shipment?.toBranch ?? null,
  }),
  'package.unloaded': () => ({ shipment: null, toBranch: null }),
  'package.departed': () => ({ location: null, stored: false }),
  'package.arrived': (bag) => ({
    location: bag.toBranch,
    toBranch: null,
    shipment: null,
    arrivedOn: bag.shipment,
    notArrivedSince: null,
    lossReportedAt: null,
  }),
  'package.sealDoubted': (_, { data, at }: PackageRecordedEvent<'package.sealDoubted'>) => ({ doubt: { ...data, at } }),
  'package.exceptionCleared': () => ({ doubt: null }),
  'package.warehoused': () => ({ stored: true, arrivedOn: null }),
  'package.forwarded': () => ({ stored: false, arrivedOn: null }),
  'package.opened': () => ({ stored: true, opened: true, arrivedOn: null }),
  'package.partMissing': (bag, { data }: PackageRecordedEvent<'package.partMissing'>) => ({
    missing: [...bag.missing, data.order],
  }),
  'package.extraFound': (bag, { data }: PackageRecordedEvent<'package.extraFound'>) => ({
    extra: [...bag.extra, data.order],
  }),
  'package.finished': () => ({ stored: true, arrivedOn: null }),
  'package.reissued': (bag, { data }: PackageRecordedEvent<'package.reissued'>) => ({
    ...unused,
    destination: data.destination,
    cycle: bag.cycle + 1,
  }),
  'package.markedNotArrived': (_, { at }: PackageRecordedEvent<'package.markedNotArrived'>) => ({
    notArrivedSince: at,
  }),
  'package.turnedUp': () => ({ notArrivedSince: null, lossReportedAt: null }),
  'package.lossReported': (_, { at }: PackageRecordedEvent<'package.lossReported'>) => ({ lossReportedAt: at }),
  'package.labelPrinted': (bag, { data, at }: PackageRecordedEvent<'package.labelPrinted'>) => ({
    printCount: bag.printCount + data.count,
    lastPrintedAt: at,
  }),
  'package.lost': () => ({ contents: [], shipment: null, toBranch: null, lost: true }),
};

/** Applies events to the context; every event updates the time of last change. */
export const evolve: Evolve<Package> = Object.fromEntries(
  Object.entries(changes).map(([type, change]) => [
    type,
    (bag: Package, event: RecordedEvent) => ({ ...change(bag, event as never), updatedAt: event.at }),
  ]),
);
