import type { PassageEvent } from './passage.ts';
import { isOver, advance, type RequestedEffect, type Passages } from './passages.ts';
import type { StationEvent } from './types.ts';

/** Maximum number of results kept for answers still to come; most belong to other people's scans. */
const MOST_RESULTS = 500;

export interface StationContext {
  /** Version of the aggregate that was read last. */
  readonly version: number;
  readonly passages: Passages;
  /** Results in the log by version, for versions that no entry has matched yet. */
  readonly results: ReadonlyMap<number, string | null>;
  /** Outbox names of the refused entries already listed. */
  readonly refused: ReadonlySet<string>;
  /** Subject of the open dialog: one thing by key, or the whole if `key` is null. */
  readonly dialog: { readonly key: string | null; readonly type: string } | null;
}

type Tracked = Pick<StationContext, 'version' | 'passages' | 'results' | 'refused'>;

/** Next context of a station, and the effects that its passages request. */
export interface Step {
  readonly tracked: Tracked;
  readonly effects: readonly RequestedEffect[];
}

/** Sends an event to the named passages in turn and removes those that are finished. */
function advanceEach(tracked: Tracked, names: readonly string[], event: PassageEvent): Step {
  const passages = { ...tracked.passages };
  const effects = names.flatMap((name) => {
    const before = passages[name];
    if (!before) return [];
    const step = advance(before, event);
    if (isOver(step.passage)) delete passages[name];
    else passages[name] = step.passage;
    return step.effects;
  });
  return { tracked: { ...tracked, passages }, effects };
}

/** Renames a passage from its token to its outbox entry, once the browser has stored its event. */
function renamePassage(tracked: Tracked, token: string, entry: string): Step {
  const step = advanceEach(tracked, [token], { type: 'passage.kept' });
  const { [token]: passage, ...others } = step.tracked.passages;
  return { ...step, tracked: { ...step.tracked, passages: passage ? { [entry]: passage, ...others } : others } };
}

function accept(tracked: Tracked, entry: string, version: number | null): Step {
  const isLogged = version !== null && tracked.results.has(version);
  const logged = isLogged ? { result: tracked.results.get(version) ?? null } : null;
  const results = new Map(tracked.results);
  if (isLogged) results.delete(version);
  return advanceEach({ ...tracked, results }, [entry], { type: 'passage.accepted', version, logged });
}

function record(tracked: Tracked, version: number, result: string | null): Step {
  const own = Object.entries(tracked.passages).filter(([, passage]) => passage.version === version);
  const names = own.map(([name]) => name);
  if (names.length > 0) return advanceEach({ ...tracked, version }, names, { type: 'passage.recorded', result });
  const results = new Map(tracked.results).set(version, result);
  const [oldest] = results.keys();
  if (results.size > MOST_RESULTS && oldest !== undefined) results.delete(oldest);
  return { tracked: { ...tracked, version, results }, effects: [] };
}

/** Returns the next context after an event, with the effects to run. */
export function advanceStation(context: StationContext, event: StationEvent): Step {
  const tracked: Tracked = context;
  switch (event.type) {
    case 'event.made': {
      const passage = { ...event.sent, version: null, state: 'keeping' } as const;
      return { tracked: { ...tracked, passages: { ...tracked.passages, [event.sent.token]: passage } }, effects: [] };
    }
    case 'event.kept':
      return renamePassage(tracked, event.token, event.entry);
    case 'event.notKept':
      return advanceEach(tracked, [event.token], { type: 'passage.notKept', why: event.why });
    case 'entry.adopted': {
      const passage = { ...event.sent, version: null, state: 'waiting' } as const;
      return { tracked: { ...tracked, passages: { ...tracked.passages, [event.entry]: passage } }, effects: [] };
    }
    case 'entry.accepted':
      return accept(tracked, event.entry, event.version);
    case 'entry.refused': {
      const refused = new Set(tracked.refused).add(event.entry);
      return advanceEach({ ...tracked, refused }, [event.entry], { ...event, type: 'passage.refused' });
    }
    case 'log.read':
      return record(tracked, event.version, event.result);
    case 'record.read': {
      const reread = { ...tracked, version: event.version, results: new Map() };
      return advanceEach(reread, Object.keys(tracked.passages), { type: 'passage.reread' });
    }
    default:
      return { tracked, effects: [] };
  }
}
