import { system, type Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';

/** A person of a branch with the permission for every event of an aggregate type, and further ones by name. */
export const person = (
  aggregateType: AggregateType,
  id: string,
  branch: string | null,
  ...permissions: readonly string[]
): Actor => ({
  ...system,
  kind: 'person',
  id,
  name: `Ko ${id}`,
  staffCode: '1001',
  branch,
  roles: ['manager'],
  permissions: [...Object.keys(aggregateType.events), ...permissions],
  session: 's1',
  ip: '10.0.0.1',
});

/** The manager who does what is asked for, and the second person who decides it. */
export const FIRST = 'zaw';
export const SECOND = 'mya';
/** Neither of them. */
export const STRANGER = 'stranger';
