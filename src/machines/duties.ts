import type { EventSpec } from './kit/event.ts';
import type { AggregateType } from './kit/aggregateType.ts';

/** Two steps of one case that one person should not both do. `kind` says whether the second approves or checks money. */
export interface DutyPair {
  readonly machine: string;
  readonly kind: 'secondPerson' | 'money';
  readonly first: string;
  readonly second: string;
}

const CONFIRMS = /^(\w+\.)(\w*?)(C|c)onfirmed$/;

/** Returns the steps that move the money confirmed by an event. Prefers the step of the same name over all money steps. */
function movedBefore(events: Readonly<Record<string, EventSpec>>, confirming: string): string[] {
  const [, machine = '', stem = ''] = CONFIRMS.exec(confirming) ?? [];
  const paid = `${machine}${stem}Paid`;
  if (Object.hasOwn(events, paid)) return [paid];
  return Object.entries(events).flatMap(([type, { money, systemOnly }]) =>
    money && !systemOnly && !CONFIRMS.test(type) ? [type] : [],
  );
}

/** All duty pairs, derived from the event definitions of the machines. */
export const dutyPairs = (aggregateTypes: readonly AggregateType[]): DutyPair[] =>
  aggregateTypes.flatMap(({ id: machine, events }) =>
    Object.entries(events).flatMap(([second, { secondPerson, money, systemOnly }]): DutyPair[] => {
      if (secondPerson !== null) return [{ machine, kind: 'secondPerson', first: secondPerson, second }];
      if (!money || systemOnly || !CONFIRMS.test(second)) return [];
      return movedBefore(events, second).map((first) => ({ machine, kind: 'money', first, second }));
    }),
  );
