import type { Deed, Lesson } from './lesson.ts';
import { partPlayedBy } from './people.ts';
import type { Outcome } from './run.ts';
import type { Sandbox } from './world.ts';

/** Texts of a lesson and of each of its steps. */
export interface Sayings {
  readonly id: string;
  readonly title: Lesson['title'];
  readonly about: Lesson['about'];
  readonly steps: readonly Pick<Lesson['steps'][number], 'text' | 'hint'>[];
}

/** Returns the steps of a run that a lesson can use: allowed acts and waits. */
export const teachable = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.filter(({ refused, step }) => !refused && (step.kind === 'act' || step.kind === 'wait'));

/** Replaces ids in a payload by the names of aggregates and the parts of people. */
function named(value: unknown, names: ReadonlyMap<string, string>, sandbox: Sandbox): unknown {
  if (typeof value === 'string') {
    const name = names.get(value);
    if (name !== undefined) return `$${name}`;
    const part = partPlayedBy(sandbox, value);
    return part === null ? value : `@${part}`;
  }
  if (Array.isArray(value)) return value.map((one) => named(one, names, sandbox));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, names, sandbox)]));
}

/** Makes a lesson from a run. */
export function lessonOf(outcomes: readonly Outcome[], sayings: Sayings): Lesson {
  const names = new Map<string, string>();
  const steps = teachable(outcomes).map(({ step, events, after }, index) => {
    const said = sayings.steps[index];
    if (!said) throw new Error(`Step ${index + 1} of the lesson says nothing`);
    const deed: Deed =
      step.kind === 'act'
        ? {
            by: step.by,
            type: step.type,
            on: step.id === null ? null : (names.get(step.id) ?? null),
            data: named(step.data, names, after) as Record<string, unknown>,
          }
        : { until: events[0]?.type ?? null, minutes: step.kind === 'wait' ? step.minutes : 1 };
    const born: Record<string, string> = {};
    for (const event of events) {
      if (event.version !== 1 || names.has(event.id)) continue;
      const name = `${event.machine}${[...names.values()].filter((one) => one.startsWith(event.machine)).length + 1}`;
      names.set(event.id, name);
      if (step.kind === 'act' && step.id === null && event.type === step.type) Object.assign(deed, { as: name });
      else born[event.machine] ??= name;
    }
    return { ...said, do: Object.keys(born).length > 0 ? { ...deed, born } : deed };
  });
  return { id: sayings.id, title: sayings.title, about: sayings.about, before: [], steps };
}
