import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { isForStaff } from '#machines/rights/staffFields.ts';
import { PageFault } from './fault.ts';

/** Throws if a business customer asks by a field that is for staff alone: answers would reveal the value. */
export function refuseStaffFields(actor: Actor, { id }: AggregateType, fields: readonly string[]): void {
  const hidden = actor.merchant === null ? undefined : fields.find((field) => isForStaff(id, field));
  if (hidden !== undefined) throw new PageFault('staffField', { field: hidden });
}
