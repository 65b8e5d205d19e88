import { system, type Actor } from '#machines/kit/actor.ts';
import type { Noun } from '#machines/kit/noun.ts';

/** A person of a branch who may propose every event of a noun, and whatever else is named. */
export const person = (noun: Noun, id: string, branch: string | null, ...permissions: readonly string[]): Actor => ({
  ...system,
  kind: 'person',
  id,
  name: `Ko ${id}`,
  staffCode: '1001',
  branch,
  roles: ['manager'],
  permissions: [...Object.keys(noun.events), ...permissions],
  session: 's1',
  ip: '10.0.0.1',
});

/** The manager who does what is asked for, and the second person who decides it. */
export const FIRST = 'zaw';
export const SECOND = 'mya';
/** Neither of them. */
export const STRANGER = 'stranger';
