import type { Evolve } from '../kit/lifecycle.ts';
import type { Fact } from '../kit/proposal.ts';
import type { Package } from './context.ts';
import type { PackageFact } from './events.ts';
import type { Known } from './known.ts';

const person = ({ actor }: Fact) => ({ id: actor.onBehalfOf ?? actor.id, name: actor.name });

const without = (contents: Package['contents'], order: string) => contents.filter((content) => content.order !== order);

/** A fresh use: nothing inside, no seal, no vehicle. */
const unused: Partial<Package> = {
  direction: null,
  contents: [],
  missing: [],
  extra: [],
  packer: null,
  packedAt: null,
  sealNumber: null,
  sealedAt: null,
  voidedSeals: [],
  doubt: null,
  toBranch: null,
  stored: false,
  opened: false,
};

const changes: Evolve<Package> = {
  'package.issued': (_, fact: PackageFact<'package.issued'>) => ({
    ...fact.data,
    location: fact.actor.branch,
    issuedAt: fact.at,
    issuedBy: person(fact),
    cycle: 1,
  }),
  'package.orderPacked': (bag, fact: PackageFact<'package.orderPacked'>) => ({
    contents: [...bag.contents, { order: fact.data.order, grams: fact.data.grams }],
    direction: bag.direction ?? fact.data.direction,
    packer: person(fact),
    packedAt: fact.at,
  }),
  'package.orderUnpacked': (bag, { data }: PackageFact<'package.orderUnpacked'>) => ({
    contents: without(bag.contents, data.order),
  }),
  'package.orderRemoved': (bag, { data }: PackageFact<'package.orderRemoved'>) => ({
    contents: without(bag.contents, data.order),
  }),
  'package.emptied': () => ({ direction: null, packer: null, packedAt: null }),
  'package.sealed': (_, { data, at }: PackageFact<'package.sealed'>) => ({
    sealNumber: data.sealNumber,
    sealedAt: at,
  }),
  'package.unsealed': (bag) => ({
    sealNumber: null,
    sealedAt: null,
    voidedSeals: bag.sealNumber === null ? bag.voidedSeals : [...bag.voidedSeals, bag.sealNumber],
  }),
  'package.loaded': (_, { data, known }: PackageFact<'package.loaded'>) => ({
    shipment: data.shipment,
    toBranch: (known as Partial<Known>).shipment?.toBranch ?? null,
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
  'package.sealDoubted': (_, { data, at }: PackageFact<'package.sealDoubted'>) => ({ doubt: { ...data, at } }),
  'package.exceptionCleared': () => ({ doubt: null }),
  'package.warehoused': () => ({ stored: true, arrivedOn: null }),
  'package.forwarded': () => ({ stored: false, arrivedOn: null }),
  'package.opened': () => ({ stored: true, opened: true, arrivedOn: null }),
  'package.partMissing': (bag, { data }: PackageFact<'package.partMissing'>) => ({
    missing: [...bag.missing, data.order],
  }),
  'package.extraFound': (bag, { data }: PackageFact<'package.extraFound'>) => ({ extra: [...bag.extra, data.order] }),
  'package.finished': () => ({ stored: true, arrivedOn: null }),
  'package.reissued': (bag, { data }: PackageFact<'package.reissued'>) => ({
    ...unused,
    destination: data.destination,
    cycle: bag.cycle + 1,
  }),
  'package.markedNotArrived': (_, { at }: PackageFact<'package.markedNotArrived'>) => ({ notArrivedSince: at }),
  'package.turnedUp': () => ({ notArrivedSince: null, lossReportedAt: null }),
  'package.lossReported': (_, { at }: PackageFact<'package.lossReported'>) => ({ lossReportedAt: at }),
  'package.labelPrinted': (bag, { data, at }: PackageFact<'package.labelPrinted'>) => ({
    printCount: bag.printCount + data.count,
    lastPrintedAt: at,
  }),
  'package.lost': () => ({ contents: [], shipment: null, toBranch: null, lost: true }),
};

/** What each event changes in the facts a package keeps; every event moves the time of last change. */
export const evolve: Evolve<Package> = Object.fromEntries(
  Object.entries(changes).map(([type, change]) => [
    type,
    (bag: Package, fact: Fact) => ({ ...change(bag, fact as never), updatedAt: fact.at }),
  ]),
);
