import { rulesOf, type Judged } from '../kit/rule.ts';
import { shipmentIsOpen, shipmentLeavesHere } from '../custody/loadingRules.ts';
import { reprintHasReason } from '../fields/printing.ts';
import { branchIsNotLocked } from '../custody/stockMoves.ts';
import type { Package } from './context.ts';
import type { PackageData, PackageEvents } from './events.ts';
import type { Lookups } from './lookups.ts';

type About<Type extends keyof PackageEvents | null = null> = Judged<
  Package,
  Type extends keyof PackageEvents ? PackageData<Type> : unknown,
  Lookups
>;

const holdsOrder = (contents: Package['contents'], order: string) =>
  contents.some((content) => content.order === order);

/** Rules for using, closing, moving and opening a package (lifecycles.md 4.4). */
export const rules = rulesOf<Package, Lookups>('package')({
  branchIsNotLocked,
  reprintHasReason,
  issuedInABranch: {
    source: '§3, location; ours',
    values: [],
    holds: ({ actor }: About) => actor.kind === 'system' || actor.branch !== null || {},
  },
  destinationIsAnother: {
    source: 'lifecycles.md 4.3, DEST; ours',
    needsData: true,
    field: 'destination',
    values: ['branch'],
    holds: ({ data, actor }: About<'package.issued'>) =>
      data.destination !== actor.branch || { branch: data.destination },
  },
  destinationServes: {
    source: '§3, destination branch',
    needsData: true,
    field: 'destination',
    values: ['branch'],
    lookups: ['place'],
    holds: ({ data, lookups: { place } }: About<'package.issued'>) =>
      place?.enabled === true || { branch: data.destination },
  },
  packageIsHere: {
    source: '§3, location; lifecycles.md 4.3, CUSTODY',
    values: ['branch', 'own'],
    holds: ({ context, actor }: About) =>
      actor.kind === 'system' ||
      (context.location !== null && context.location === actor.branch) || {
        branch: context.location,
        own: actor.branch,
      },
  },
  hasParcels: {
    source: 'lifecycles.md 4.10, 2',
    values: [],
    holds: ({ context }: About) => context.contents.length > 0 || {},
  },
  isEmpty: {
    source: 'reliability.md 5, P07: an unused or finished package holds nothing',
    values: ['count'],
    holds: ({ context }: About) => context.contents.length === 0 || { count: context.contents.length },
  },
  sealIsNew: {
    source: 'lifecycles.md 4.4: an old seal number is void',
    needsData: true,
    field: 'sealNumber',
    values: ['sealNumber'],
    holds: ({ data, context }: About<'package.sealed'>) =>
      !context.voidedSeals.includes(data.sealNumber) || { sealNumber: data.sealNumber },
  },
  sealIsRead: {
    source: 'lifecycles.md 4.4: the seal is compared where the package is opened; ours',
    needsData: true,
    field: 'sealNumber',
    values: [],
    holds: ({ data }: About<'package.opened'>) => data.sealNumber !== undefined || data.sealBroken === true || {},
  },
  notOnShipment: {
    source: '§5, a package already tied to a shipment cannot be linked again',
    values: ['shipment'],
    holds: ({ context }: About) => context.shipment === null || { shipment: context.shipment },
  },
  onShipment: {
    source: '§4, package log types load and send',
    values: [],
    holds: ({ context }: About) => context.shipment !== null || {},
  },
  shipmentIsOpen: { source: '§4, transport document status enabled', ...shipmentIsOpen },
  shipmentLeavesHere: shipmentLeavesHere(({ location }: Package) => location),
  shipmentGoesTheWay: {
    source: 'lifecycles.md 4.10, 6',
    needsData: true,
    field: 'shipment',
    values: ['branch', 'destination'],
    lookups: ['shipment', 'nextHop'],
    holds: ({ context, lookups: { shipment, nextHop } }: About<'package.loaded'>) =>
      shipment === null ||
      shipment.toBranch === context.destination ||
      shipment.toBranch === nextHop || { branch: shipment.toBranch, destination: context.destination },
  },
  destinationIsHere: {
    source: 'lifecycles.md 4.4, unseal: destination = here',
    values: ['destination', 'branch'],
    holds: ({ context }: About) =>
      context.destination === context.location || { destination: context.destination, branch: context.location },
  },
  destinationIsElsewhere: {
    source: 'lifecycles.md 4.4, forward unopened: destination is not this branch',
    values: ['destination'],
    holds: ({ context }: About) => context.destination !== context.location || { destination: context.destination },
  },
  notOpened: {
    source: 'lifecycles.md 4.4: stored and forwarded unopened',
    values: [],
    holds: ({ context }: About) => !context.opened || {},
  },
  isOpened: {
    source: 'lifecycles.md 4.4: parcels leave an arrived package when its seal is off',
    values: [],
    holds: ({ context }: About) => context.opened || {},
  },
  notStored: {
    source: '§4, package log type warehouse in: once',
    values: [],
    holds: ({ context }: About) => !context.stored || {},
  },
  noOpenException: {
    source: 'lifecycles.md 4.4: a broken seal opens an exception',
    values: ['read', 'seal'],
    regions: ['exception'],
    holds: ({ context, states }: About) =>
      states['exception'] === 'exception.none' || { read: context.doubt?.read ?? null, seal: context.sealNumber },
  },
  holdsTheOrder: {
    source: 'reliability.md 5, P08',
    needsData: true,
    field: 'order',
    values: ['order'],
    holds: ({ data, context }: About<'package.partMissing'>) =>
      holdsOrder(context.contents, data.order) || { order: data.order },
  },
  doesNotHoldTheOrder: {
    source: 'reliability.md 5, P08',
    needsData: true,
    field: 'order',
    values: ['order'],
    holds: ({ data, context }: About<'package.extraFound'>) =>
      !holdsOrder(context.contents, data.order) || { order: data.order },
  },
  notLost: {
    source: 'ours: a lost package is not used again',
    values: [],
    holds: ({ context }: About) => !context.lost || {},
  },
});

export type RuleName = keyof typeof rules;
