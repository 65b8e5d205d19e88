import type { PassageEvent } from './passage.ts';
import { isOver, leadOn, type Asked, type Passages } from './passages.ts';
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

type Kept = Pick<StationContext, 'version' | 'passages' | 'results' | 'refused'>;

/** Next context of a station, and the effects that its passages request. */
export interface Led {
  readonly kept: Kept;
  readonly asked: readonly Asked[];
}

/** Sends an event to the named passages in turn and removes those that are finished. */
function leadEach(kept: Kept, names: readonly string[], event: PassageEvent): Led {
  const passages = { ...kept.passages };
  const asked = names.flatMap((name) => {
    const before = passages[name];
    if (!before) return [];
    const led = leadOn(before, event);
    if (isOver(led.passage)) delete passages[name];
    else passages[name] = led.passage;
    return led.asked;
  });
  return { kept: { ...kept, passages }, asked };
}

/** Renames a passage from its token to its outbox entry, once the browser has stored its event. */
function keep(kept: Kept, token: string, entry: string): Led {
  const led = leadEach(kept, [token], { type: 'passage.kept' });
  const { [token]: passage, ...others } = led.kept.passages;
  return { ...led, kept: { ...led.kept, passages: passage ? { [entry]: passage, ...others } : others } };
}

function accept(kept: Kept, entry: string, version: number | null): Led {
  const isLogged = version !== null && kept.results.has(version);
  const logged = isLogged ? { result: kept.results.get(version) ?? null } : null;
  const results = new Map(kept.results);
  if (isLogged) results.delete(version);
  return leadEach({ ...kept, results }, [entry], { type: 'passage.accepted', version, logged });
}

function record(kept: Kept, version: number, result: string | null): Led {
  const own = Object.entries(kept.passages).filter(([, passage]) => passage.version === version);
  const names = own.map(([name]) => name);
  if (names.length > 0) return leadEach({ ...kept, version }, names, { type: 'passage.recorded', result });
  const results = new Map(kept.results).set(version, result);
  const [oldest] = results.keys();
  if (results.size > MOST_RESULTS && oldest !== undefined) results.delete(oldest);
  return { kept: { ...kept, version, results }, asked: [] };
}

/** Returns the next context after an event, with the effects to run. */
export function lead(context: StationContext, event: StationEvent): Led {
  const kept: Kept = context;
  switch (event.type) {
    case 'event.made': {
      const passage = { ...event.sent, version: null, state: 'keeping' } as const;
      return { kept: { ...kept, passages: { ...kept.passages, [event.sent.token]: passage } }, asked: [] };
    }
    case 'event.kept':
      return keep(kept, event.token, event.entry);
    case 'event.notKept':
      return leadEach(kept, [event.token], { type: 'passage.notKept', why: event.why });
    case 'entry.adopted': {
      const passage = { ...event.sent, version: null, state: 'waiting' } as const;
      return { kept: { ...kept, passages: { ...kept.passages, [event.entry]: passage } }, asked: [] };
    }
    case 'entry.accepted':
      return accept(kept, event.entry, event.version);
    case 'entry.refused': {
      const refused = new Set(kept.refused).add(event.entry);
      return leadEach({ ...kept, refused }, [event.entry], { ...event, type: 'passage.refused' });
    }
    case 'log.told':
      return record(kept, event.version, event.result);
    case 'book.read': {
      const anew = { ...kept, version: event.version, results: new Map() };
      return leadEach(anew, Object.keys(kept.passages), { type: 'passage.reread' });
    }
    default:
      return { kept, asked: [] };
  }
}
