import { staff } from '../world/staff.ts';
import type { Random } from './random.ts';

/** Substitute roles for branches without staff of a role. */
const substituteRoles: Readonly<Record<string, string>> = { sorter: 'clerk', transport: 'clerk' };

/** Roles of the head office, for all branches. */
const company = new Set(['finance', 'support', 'operations', 'merchant']);

/** Returns the usernames of a role, in a branch unless the role works for the whole company. */
const peopleOf = (role: string, branch: string): readonly string[] =>
  staff
    .filter(({ roles, operateBranch }) => roles.includes(role) && (company.has(role) || operateBranch === branch))
    .map(({ username }) => username);

/** Picks a person for each role and branch once, so that the same people handle a parcel throughout. */
export function createCrew(random: Random) {
  const chosen = new Map<string, string>();
  return (role: string, branch: string): string => {
    const place = company.has(role) ? role : `${role}@${branch}`;
    const found = chosen.get(place);
    if (found !== undefined) return found;
    const there = peopleOf(role, branch);
    const someone = random.pick(there.length > 0 ? there : peopleOf(substituteRoles[role] ?? role, branch));
    chosen.set(place, someone);
    return someone;
  };
}

export type Crew = ReturnType<typeof createCrew>;
