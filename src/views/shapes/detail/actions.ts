import { reasonOf } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import { waysOf } from '#machines/kit/explain.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Stream } from '#services/streams.ts';

type Refusal = Stream['events'][number]['refusals'][number];

/** An event as a person meets it: whether it is allowed now, and every reason why not. */
export interface Act {
  readonly type: string;
  /** The phase of the life it belongs to, or what it changes beside it. */
  readonly group: string;
  readonly allowed: boolean;
  readonly refusals: readonly Refusal[];
  /** The present state knows it; else it belongs to another state. */
  readonly declared: boolean;
  /** It moves the life on. */
  readonly moves: boolean;
  /** How far along the phases of a life it leads; the nearer to the end, the later. */
  readonly progress: number;
  /** The region whose money it settles; null when it settles none. */
  readonly settles: string | null;
}

const BESIDE: Readonly<Record<string, string>> = { exception: 'exception', customs: 'transport', request: 'request' };

/** Which group an event belongs to: the phase it leads to, the money, or what it changes beside the way. */
export function groupOf(noun: Noun, type: string): string {
  const { structure } = noun;
  const ways = [...structure.ways.values()].flatMap((own) => own.get(type) ?? []);
  const phaseOf = (state: string): string | undefined => structure.states.get(state)?.meta.phase;
  const along = ways.filter(({ region }) => region === structure.main);
  for (const { from, to } of along) {
    if (typeof to !== 'string') continue;
    const phase = phaseOf(to);
    if (phase !== undefined) return phase === 'end' ? (phaseOf(from) ?? phase) : phase;
  }
  const beside = ways.find(({ region, to }) => region !== structure.main && to !== null);
  if (along.length === 0 && beside && phaseOf(beside.from)) return phaseOf(beside.from) ?? 'desk';
  return (beside && BESIDE[beside.region]) ?? 'desk';
}

/** Everything people could do with a life, in the machine's order; what only the system may do is left out. */
export function actsOf(noun: Noun, life: Life, events: Stream['events']): Act[] {
  return events
    .filter(({ type }) => noun.events[type]?.systemOnly === false)
    .map(({ type, allowed, refusals }) => {
      const ways = waysOf(noun, life, type);
      const main = ways.find((way) => 'event' in way && way.region === noun.structure.main);
      const declared = ways.length > 0 && ways.every((way) => 'event' in way);
      const target = main && 'to' in main && typeof main.to === 'string' ? main.to : null;
      return {
        type,
        group: groupOf(noun, type),
        allowed,
        refusals,
        declared,
        moves: main !== undefined && 'to' in main && main.to !== null,
        progress: target === null ? -1 : progressOf(noun, target),
        settles: settledRegion(noun, ways),
      };
    });
}

/** Where a state's phase stands among the phases of the life, in the machine's order. */
function progressOf(noun: Noun, state: string): number {
  const { states, main } = noun.structure;
  const phases = [
    ...new Set([...states.values()].filter(({ region }) => region === main).map(({ meta }) => meta.phase)),
  ];
  return phases.indexOf(states.get(state)?.meta.phase);
}

/** Payment status 1: paid (§4). */
const PAID = 1;

/** The region whose money an event settles, if any. */
function settledRegion(noun: Noun, ways: ReturnType<typeof waysOf>): string | null {
  for (const way of ways) {
    if (!('to' in way) || typeof way.to !== 'string') continue;
    const meta = noun.structure.states.get(way.to)?.meta;
    if (meta?.phase === 'money' && meta.code === PAID) return way.region;
  }
  return null;
}

const MOST_PRIMARY = 3;
/** Phases whose events lead back or end: never the first thing offered. */
const ASIDE = ['return', 'end'];

/** What a desk does with a life that nothing carries on any more but its end: end it, or add to it. */
const atTheDesk = (acts: readonly Act[]): Act[] => {
  const own = acts.filter(({ declared, group }) => declared && group === 'desk');
  return own.some(({ moves }) => moves) ? own : [];
};

/**
 * The few events that carry the life on from here: money the next step waits for, then the farthest step, allowed ones
 * first; at a desk also what only ends it.
 */
export const primaryOf = (noun: Noun, acts: readonly Act[]): Act[] => {
  const onward = acts.filter(
    ({ type, declared, moves, group }) =>
      declared && moves && !ASIDE.includes(group) && !noun.events[type]?.irreversible,
  );
  const waitsFor = (region: string): boolean =>
    onward.some(({ refusals }) => refusals.some(({ rule }) => rule === `${noun.id}.${region}Settled`));
  const owed = acts.filter(({ settles, allowed }) => allowed && settles !== null && waitsFor(settles));
  const first = onward.length > 0 ? [...owed.slice(0, 1), ...onward] : atTheDesk(acts);
  return first.toSorted((one, other) => rank(other) - rank(one)).slice(0, MOST_PRIMARY);
};

/** Allowed before refused; then what settles money, then what leads farthest. */
const rank = ({ allowed, settles, progress }: Act): number =>
  (allowed ? 1000 : 0) + (settles === null ? 0 : 100) + progress;

/** Acts by group, in the order in which the groups first appear. */
export const groupedActs = (acts: readonly Act[]): [string, Act[]][] => [...Map.groupBy(acts, ({ group }) => group)];

/** All reasons of an act, in words. */
export const reasonsOf = ({ refusals }: Act, noun: Noun, words: Words): string =>
  [...new Set(refusals.map((refusal) => reasonOf(refusal, noun.id, words)))].join(' · ');
