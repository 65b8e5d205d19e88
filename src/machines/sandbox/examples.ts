import { lessons } from './lessons/index.ts';
import type { Deed } from './lesson.ts';
import { playerOf } from './people.ts';
import type { Sandbox } from './world.ts';

const isMissing = (value: unknown): boolean =>
  typeof value === 'string' ? value.startsWith('$') : Array.isArray(value) && value.some((one) => isMissing(one));

const withPeople = (value: unknown, sandbox: Sandbox): unknown =>
  typeof value === 'string' && value.startsWith('@') ? (playerOf(sandbox, value.slice(1))?.id ?? value) : value;

const EXAMPLES: ReadonlyMap<string, Extract<Deed, { data: object }>> = new Map(
  lessons
    .flatMap(({ before, steps }) => [...before, ...steps.map((step) => step.do)])
    .flatMap((deed) => ('data' in deed ? [[deed.type, deed] as const] : []))
    .toReversed(),
);

/** What the form of an event may begin with: made up, from the lessons; nothing that names a life of a lesson. */
export function exampleOf(type: string, sandbox: Sandbox): Readonly<Record<string, unknown>> {
  const found = EXAMPLES.get(type);
  if (!found) return {};
  return Object.fromEntries(
    Object.entries(found.data).flatMap(([field, value]) =>
      isMissing(value) ? [] : [[field, withPeople(value, sandbox)]],
    ),
  );
}
