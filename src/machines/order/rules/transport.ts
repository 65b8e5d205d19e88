import { rulesOf, type Values } from '../../kit/rule.ts';
import { shipmentIsOpen, shipmentLeavesHere } from '../../custody/loadingRules.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Lookups } from '../lookups.ts';

/** The next branch of the parcel: as sorted, else by the routing table (operation 13 from 20, 21 and 22). */
const nextBranch = ({ context, lookups }: Pick<About, 'context' | 'lookups'>) => context.nextBranch ?? lookups.nextHop;

/** The branch at the end of the parcel's way, there or back. */
const lastBranch = ({ context, states }: Pick<About, 'context' | 'states'>) =>
  states['reverse'] === 'reverse.none' ? context.destinationBranch : context.originBranch;

const serves = (branch: string | null, closed: Lookups['closedHops']): true | Values =>
  branch === null || !closed.includes(branch) || { branch };

/** Rules of transport between branches (lifecycles.md 4.3: DEST, LINK, BAG; 4.5). */
export const transportRules = rulesOf<Order, Lookups>('order')({
  nextBranchIsOnTheWay: {
    source: 'lifecycles.md 4.3, DEST; ours',
    needsData: true,
    field: 'nextBranch',
    values: ['branch', 'expected'],
    lookups: ['nextHop'],
    holds: ({ data, lookups }: About<'order.sorted'>) =>
      data.nextBranch === lookups.nextHop || { branch: data.nextBranch, expected: lookups.nextHop },
  },
  routeServes: {
    source: '§3, destination branch; ours: nothing is sent to a branch that is closed',
    values: ['branch'],
    lookups: ['nextHop', 'closedHops'],
    holds: ({ lookups: { nextHop, closedHops } }: About) => serves(nextHop, closedHops),
  },
  nextBranchServes: {
    source: '§3, destination branch; ours: nothing is sent to a branch that is closed',
    values: ['branch'],
    lookups: ['nextHop', 'closedHops'],
    holds: (about: About) => serves(nextBranch(about), about.lookups.closedHops),
  },
  packageIsOpen: {
    source: '§4, big package status; lifecycles.md 4.10, 3',
    needsData: true,
    field: 'package',
    values: ['package', 'status'],
    lookups: ['bag'],
    holds: ({ data, lookups: { bag } }: About<'order.packed'>) =>
      bag?.status === 'unused' ||
      bag?.status === 'packed' || { package: data.package, status: bag?.status ?? 'unknown' },
  },
  packageIsHere: {
    source: 'reliability.md 5, P05: a parcel is where its package is',
    needsData: true,
    field: 'package',
    values: ['package', 'branch'],
    lookups: ['bag'],
    holds: ({ data, context, lookups: { bag } }: About<'order.packed'>) =>
      bag === null || bag.location === context.currentBranch || { package: data.package, branch: bag.location },
  },
  packageGoesSameWay: {
    source: 'lifecycles.md 4.3, DEST and REV; ours: to the next branch, or straight to the last',
    needsData: true,
    field: 'package',
    values: ['package', 'destination', 'next'],
    lookups: ['bag', 'nextHop'],
    regions: ['reverse'],
    holds: (about: About<'order.packed'>) => {
      const { data, states, lookups } = about;
      const { bag } = lookups;
      const next = nextBranch(about);
      return (
        bag === null ||
        // Without a next branch it is in no bag: another rule says why.
        next === null ||
        ((bag.destination === next || bag.destination === lastBranch(about)) &&
          (bag.reverse === null || bag.reverse === states['reverse'])) || {
          package: data.package,
          destination: bag.destination,
          next,
        }
      );
    },
  },
  nextBranchResolved: {
    source: 'lifecycles.md 4.3, DEST; ours: where it was sorted to, or where the routes lead',
    values: ['isHere'],
    lookups: ['nextHop'],
    regions: ['reverse'],
    holds: (about: About) =>
      nextBranch(about) !== null || { isHere: lastBranch(about) === about.context.currentBranch },
  },
  packageIsNotSealed: {
    source: 'lifecycles.md 4.10, 3 and 5',
    values: ['package', 'status'],
    lookups: ['bag'],
    holds: ({ context, lookups: { bag } }: About) =>
      bag === null ||
      bag.status === 'packed' ||
      (bag.status === 'arrived' && bag.opened) || { package: context.package, status: bag.status },
  },
  packageIsSealed: {
    source: 'lifecycles.md 4.10, 1',
    values: ['package', 'status'],
    lookups: ['bag'],
    holds: ({ context, lookups: { bag } }: About) =>
      bag?.status === 'sealed' || { package: context.package, status: bag?.status ?? 'unknown' },
  },
  loadedWithItsPackage: {
    source: 'reliability.md 5, P05: a parcel travels as its package does',
    needsData: true,
    field: 'shipment',
    values: ['package'],
    lookups: ['bag'],
    holds: ({ data, context, lookups: { bag } }: About<'order.loaded'>) =>
      bag?.shipment === data.shipment || { package: context.package },
  },
  inPackage: {
    source: 'lifecycles.md 4.2, operations 14 and 18',
    values: [],
    holds: ({ context }: About) => context.package !== null || {},
  },
  notInPackage: {
    source: '§5, a barcode already associated cannot be linked again',
    values: ['package'],
    holds: ({ context }: About) => context.package === null || { package: context.package },
  },
  notOnShipment: {
    source: '§5, an order already tied to a shipment cannot be linked again',
    values: ['shipment'],
    holds: ({ context }: About) => context.shipment === null || { shipment: context.shipment },
  },
  shipmentIsOpen: { source: '§4, shipment status; lifecycles.md 4.5', ...shipmentIsOpen },
  shipmentLeavesHere: shipmentLeavesHere(({ currentBranch }: Order) => currentBranch),
  shipmentGoesToNextBranch: {
    source: 'lifecycles.md 4.10, 6',
    needsData: true,
    field: 'shipment',
    values: ['branch', 'expected'],
    lookups: ['shipment'],
    holds: ({ context, lookups: { shipment } }: About<'order.loaded'>) =>
      shipment === null ||
      shipment.toBranch === context.nextBranch || { branch: shipment.toBranch, expected: context.nextBranch },
  },
  declaredForTheBorder: {
    source: 'lifecycles.md 4.5, ship out: customs declared for transport types 2 and 3; ours',
    values: ['order'],
    regions: ['customs'],
    holds: ({ id, context, states }: About) =>
      (context.transportType !== 'chinaMyanmarVehicle' && context.transportType !== 'chinaMyanmarLogistics') ||
      states['customs'] !== 'customs.notApplicable' || { order: id },
  },
  transportCrossesBorder: {
    source: 'lifecycles.md 4.2, operation 43: transport types 2 and 3',
    values: [],
    holds: ({ context }: About) => context.crossBorder || {},
  },
  dutySettled: {
    source: 'lifecycles.md 4.2, operation 45',
    needsData: true,
    field: 'duty',
    values: ['amount'],
    holds: ({ data }: About<'order.customsReleased'>) => data.duty !== 'unpaid' || { amount: data.dutyAmount },
  },
  customsCleared: {
    source: 'lifecycles.md 4.10, 13; ours',
    values: ['customs'],
    regions: ['customs'],
    holds: ({ context, states }: About) =>
      !context.crossBorder || states['customs'] === 'customs.released' || { customs: states['customs'] ?? '' },
  },
});
