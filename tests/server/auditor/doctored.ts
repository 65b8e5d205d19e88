import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Subject } from '#server/auditor/subject.ts';
import type { LoggedEvent } from '#server/store/record.ts';

/** The parts of an aggregate that no history can produce. */
export interface Doctored {
  readonly states?: Readonly<Record<string, string>>;
  readonly context?: Readonly<Record<string, unknown>>;
  readonly events?: readonly Partial<LoggedEvent>[];
  readonly id?: string;
}

const AT = '2026-11-20T03:00:00.000Z';

/** Returns an aggregate assembled by hand and not stored, for invariants of a single aggregate. */
export function doctored(machine: string, { states = {}, context = {}, events = [{}], id }: Doctored): Subject {
  const aggregateType = aggregateTypes[machine];
  if (!aggregateType) throw new Error(`No ${machine}`);
  const name = id ?? `${machine}-1`;
  const bare = notCreated(aggregateType, name);
  const aggregate: Aggregate = {
    ...bare,
    version: events.length,
    states: { ...bare.states, ...states },
    context: { ...(bare.context as object), ...context },
  };
  const blank = {
    position: 1,
    machine,
    id: name,
    type: `${machine}.made`,
    data: {},
    lookups: {},
    changes: {},
    at: AT,
    to: '',
  };
  return {
    machine,
    id: name,
    aggregateType,
    aggregate,
    events: events.map((event, index) => ({ ...blank, version: index + 1, ...event }) as Subject['events'][number]),
    differences: [],
    posted: [],
    entries: [],
    kept: null,
    row: null,
    reservations: [],
    deadlines: [],
    verdicts: new Map(),
  };
}
