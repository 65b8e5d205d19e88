import { system, type Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';

/** Returns a person of a branch with permission for every event of an aggregate type, and further permissions. */
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

/** The manager who does the requested work, and the second person who decides it. */
export const FIRST = 'zaw';
export const SECOND = 'mya';
/** A third person. */
export const STRANGER = 'stranger';
