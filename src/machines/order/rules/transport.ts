import { rulesOf } from '../../kit/rule.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Known } from '../known.ts';

/** Where the parcel goes next: where it was sorted to; unsorted, where the routes lead (operation 13 from 20, 21 and 22). */
const nextBranch = ({ context, known }: Pick<About, 'context' | 'known'>) => context.nextBranch ?? known.nextHop;

/** From branch to branch (lifecycles.md 4.3: DEST, LINK, BAG; 4.5). */
export const transportRules = rulesOf<Order, Known>('order')({
  nextBranchIsOnTheWay: {
    source: 'lifecycles.md 4.3, DEST; ours',
    needsData: true,
    field: 'nextBranch',
    values: ['branch', 'expected'],
    knows: ['nextHop'],
    holds: ({ data, known }: About<'order.sorted'>) =>
      data.nextBranch === known.nextHop || { branch: data.nextBranch, expected: known.nextHop },
  },
  packageIsOpen: {
    source: '§4, big package status; lifecycles.md 4.10, 3',
    needsData: true,
    field: 'package',
    values: ['package', 'status'],
    knows: ['bag'],
    holds: ({ data, known: { bag } }: About<'order.packed'>) =>
      bag === null ||
      bag.status === 'unused' ||
      bag.status === 'packed' || { package: data.package, status: bag.status },
  },
  packageGoesSameWay: {
    source: 'lifecycles.md 4.3, DEST and REV; ours',
    needsData: true,
    field: 'package',
    values: ['package', 'destination', 'next'],
    knows: ['bag', 'nextHop'],
    holds: (about: About<'order.packed'>) => {
      const { data, states, known } = about;
      const { bag } = known;
      const next = nextBranch(about);
      return (
        bag === null ||
        bag.destination === null ||
        (bag.destination === next && bag.reverse === states['reverse']) || {
          package: data.package,
          destination: bag.destination,
          next,
        }
      );
    },
  },
  nextBranchResolved: {
    source: 'lifecycles.md 4.3, DEST; ours: where it was sorted to, or where the routes lead',
    values: [],
    knows: ['nextHop'],
    holds: (about: About) => nextBranch(about) !== null || {},
  },
  packageIsNotSealed: {
    source: 'lifecycles.md 4.10, 3 and 5',
    values: ['package', 'status'],
    knows: ['bag'],
    holds: ({ context, known: { bag } }: About) =>
      bag === null ||
      bag.status === 'packed' ||
      bag.status === 'arrived' || { package: context.package, status: bag.status },
  },
  packageIsSealed: {
    source: 'lifecycles.md 4.10, 1',
    values: ['package', 'status'],
    knows: ['bag'],
    holds: ({ context, known: { bag } }: About) =>
      context.package === null ||
      bag?.status === 'sealed' || { package: context.package, status: bag?.status ?? 'packed' },
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
  shipmentIsOpen: {
    source: '§4, shipment status; lifecycles.md 4.5',
    needsData: true,
    field: 'shipment',
    values: ['shipment'],
    knows: ['shipment'],
    holds: ({ data, known: { shipment } }: About<'order.loaded'>) =>
      shipment === null || shipment.open || { shipment: data.shipment },
  },
  shipmentGoesToNextBranch: {
    source: 'lifecycles.md 4.10, 6',
    needsData: true,
    field: 'toBranch',
    values: ['branch', 'expected'],
    knows: ['shipment'],
    holds: ({ data, context, known: { shipment } }: About<'order.loaded'>) => {
      const branch = shipment?.toBranch ?? data.toBranch;
      return (branch === context.nextBranch && data.toBranch === branch) || { branch, expected: context.nextBranch };
    },
  },
  driverOrTrainNamed: {
    source: 'lifecycles.md 4.10, 7',
    needsData: true,
    field: 'driver',
    values: [],
    holds: ({ data }: About<'order.departed'>) => data.driver !== undefined || data.trainNumber !== undefined || {},
  },
  actorAtDestinationOfShipment: {
    source: 'lifecycles.md 4.10, 8',
    values: ['branch', 'own'],
    holds: ({ context, actor }: About) =>
      actor.kind === 'system' || actor.branch === context.toBranch || { branch: context.toBranch, own: actor.branch },
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
    holds: ({ context, states }: About) =>
      !context.crossBorder || states['customs'] === 'customs.released' || { customs: states['customs'] ?? '' },
  },
});
