import { lessons } from './lessons/index.ts';
import type { Deed } from './lesson.ts';
import { partOf, playerOf, roleAndBranch } from './people.ts';
import type { Sandbox } from './world.ts';

const isMissing = (value: unknown): boolean =>
  typeof value === 'string' ? value.startsWith('$') : Array.isArray(value) && value.some((one) => isMissing(one));

/** Fields with the branch of the person who fills in the form. */
const HERE: readonly string[] = ['originBranch', 'fromBranch', 'branch'];

/** Returns a value with the place and the people of a branch. */
const at = (branch: string, field: string, value: unknown, sandbox: Sandbox): unknown => {
  if (HERE.includes(field)) return branch;
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  const [role] = roleAndBranch(value.slice(1));
  return playerOf(sandbox, partOf(role, branch))?.id ?? value;
};

const EXAMPLES: ReadonlyMap<string, Extract<Deed, { data: object }>> = new Map(
  lessons
    .flatMap(({ before, steps }) => [...before, ...steps.map((step) => step.do)])
    .flatMap((deed) => ('data' in deed ? [[deed.type, deed] as const] : []))
    .toReversed(),
);

/**
 * Returns initial values of an event's form at a branch, from the lessons. Names of a lesson's aggregates are omitted.
 */
export function exampleOf(type: string, branch: string, sandbox: Sandbox): Readonly<Record<string, unknown>> {
  const found = EXAMPLES.get(type);
  if (!found) return {};
  return Object.fromEntries(
    Object.entries(found.data).flatMap(([field, value]) =>
      isMissing(value) ? [] : [[field, at(branch, field, value, sandbox)]],
    ),
  );
}
