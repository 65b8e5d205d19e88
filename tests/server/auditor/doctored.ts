import type { Life } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import { nouns } from '#machines/nouns.ts';
import type { Subject } from '#server/auditor/subject.ts';
import type { LoggedEvent } from '#server/store/record.ts';

/** What a life would be told to be, as no history could make it. */
export interface Doctored {
  readonly states?: Readonly<Record<string, string>>;
  readonly context?: Readonly<Record<string, unknown>>;
  readonly events?: readonly Partial<LoggedEvent>[];
  readonly id?: string;
}

const AT = '2026-11-20T03:00:00.000Z';

/** A life put together by hand, with nothing kept of it: for the invariants that look at what a life is. */
export function doctored(machine: string, { states = {}, context = {}, events = [{}], id }: Doctored): Subject {
  const noun = nouns[machine];
  if (!noun) throw new Error(`No ${machine}`);
  const name = id ?? `${machine}-1`;
  const bare = unborn(noun, name);
  const life: Life = {
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
    known: {},
    changes: {},
    at: AT,
    to: '',
  };
  return {
    machine,
    id: name,
    noun,
    life,
    events: events.map((event, index) => ({ ...blank, version: index + 1, ...event }) as Subject['events'][number]),
    differences: [],
    posted: [],
    entries: [],
    kept: null,
    row: null,
    claims: [],
    deadlines: [],
    verdicts: new Map(),
  };
}
