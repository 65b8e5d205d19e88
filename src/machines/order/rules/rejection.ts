import { rulesOf } from '../../kit/rule.ts';
import type { Order } from '../context.ts';
import type { About } from '../judged.ts';
import type { Lookups } from '../lookups.ts';

/** Rules of rejections, recalls and cancellations after collection (lifecycles.md 4.2, operations 7, 24, 32 to 34). */
export const rejectionRules = rulesOf<Order, Lookups>('order')({
  photoOfDamage: {
    source: 'lifecycles.md 4.2, operation 24; ours',
    needsData: true,
    field: 'photos',
    values: [],
    holds: ({ data }: About<'order.rejectionReported'>) => !data.damaged || (data.photos ?? []).length > 0 || {},
  },
  mayRejectAtDoor: {
    source: 'lifecycles.md 4.2, operation 7: direct rejection is a permission of its own',
    code: 'role',
    values: [],
    holds: ({ actor }: About) =>
      actor.kind === 'system' ||
      actor.permissions.includes('order.rejectAtDoor') ||
      actor.permissions.includes('*') ||
      {},
  },
  branchHoldsIt: {
    source: 'lifecycles.md 4.10, 20',
    values: ['holder'],
    holds: ({ context }: About) =>
      context.holder.kind === 'branch' || { holder: context.holder.name ?? context.holder.id },
  },
  notBroughtInSince: {
    source: '§4, delivery: a parcel leaves a branch with a hand-out only',
    values: ['holder'],
    holds: ({ context: { holder, rejection } }: About) =>
      rejection === null ||
      (holder.kind === rejection.heldBy.kind && holder.id === rejection.heldBy.id) || {
        holder: holder.name ?? holder.id,
      },
  },
  sendBackWasChosen: {
    source: 'lifecycles.md 4.2, operation 32',
    values: ['chosen'],
    holds: ({ context }: About) =>
      context.rejection?.returnType === 'sendBack' || { chosen: context.rejection?.returnType ?? null },
  },
  redeliveryWasChosen: {
    source: 'lifecycles.md 4.2, operation 32',
    values: ['chosen'],
    holds: ({ context }: About) =>
      context.rejection?.returnType === 'deliverAgain' || { chosen: context.rejection?.returnType ?? null },
  },
  nothingToCollect: {
    source: 'lifecycles.md 4.2, operation 33: cash on delivery is 0',
    values: ['amount'],
    holds: ({ context }: About) => (context.collectionAmount ?? 0) === 0 || { amount: context.collectionAmount },
  },
});
