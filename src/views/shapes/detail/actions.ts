import { reasonSentence } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import { transitionsOf } from '#machines/kit/explain.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Stream } from '#services/stream.ts';
import { rankOf, type ActRank, type Acts } from '../presentation/acts.ts';
import type { Presentation } from '../presentation/presentation.ts';

type Refusal = Stream['events'][number]['refusals'][number];

/** An event as a person meets it: whether it is allowed now, and every reason why not. */
export interface Act {
  readonly type: string;
  /** The phase of the aggregate it belongs to, or what it changes beside it. */
  readonly group: string;
  readonly allowed: boolean;
  readonly refusals: readonly Refusal[];
  /** The present state knows it; else it belongs to another state. */
  readonly declared: boolean;
  /** False if the person's roles do not grant it in any state. */
  readonly granted: boolean;
  /** True if it carries the record on. */
  readonly moves: boolean;
  /** Its rank among the actions, and its place within the rank. */
  readonly rank: ActRank;
  readonly place: number;
  /** The region whose money it settles; null when it settles none. */
  readonly settles: string | null;
}

const BESIDE: Readonly<Record<string, string>> = { exception: 'exception', customs: 'transport', request: 'request' };

/** Group of an event: the phase it leads to, money, or changes beside the path. */
export function groupOf(aggregateType: AggregateType, type: string): string {
  const { structure } = aggregateType;
  const ways = [...structure.transitions.values()].flatMap((own) => own.get(type) ?? []);
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

/** The rank of an event that no presentation ranks: it is in the menu. */
const UNRANKED = { rank: 'beside', place: 0 } as const;

/** Everything people could do with an aggregate, in the machine's order; what only the system may do is left out. */
export function actsOf(
  aggregateType: AggregateType & Partial<Pick<Presentation, 'acts'>>,
  aggregate: Aggregate,
  events: Stream['events'],
): Act[] {
  return events
    .filter(({ type }) => aggregateType.events[type]?.systemOnly === false)
    .map(({ type, allowed, refusals }) => {
      const ways = transitionsOf(aggregateType, aggregate, type);
      const main = ways.find((way) => 'event' in way && way.region === aggregateType.structure.main);
      const declared = ways.length > 0 && ways.every((way) => 'event' in way);
      return {
        type,
        ...((aggregateType.acts && rankOf(aggregateType.acts, type)) ?? UNRANKED),
        group: groupOf(aggregateType, type),
        allowed,
        refusals: refusals.toSorted((one, other) => moneyOf(aggregateType, one) - moneyOf(aggregateType, other)),
        declared,
        granted: refusals.every(({ code }) => code !== 'role'),
        moves: main !== undefined && 'to' in main && main.to !== null,
        settles: settledRegion(aggregateType, ways),
      };
    });
}

/** Payment status 1: paid (§4). */
const PAID = 1;

/** The region beside the main one whose money an event settles, if any. */
function settledRegion(aggregateType: AggregateType, ways: ReturnType<typeof transitionsOf>): string | null {
  for (const way of ways) {
    if (!('to' in way) || typeof way.to !== 'string' || way.region === aggregateType.structure.main) continue;
    const meta = aggregateType.structure.states.get(way.to)?.meta;
    if (meta?.phase === 'money' && meta.code === PAID) return way.region;
  }
  return null;
}

const isOf = ({ id }: AggregateType, region: string, { rule }: Refusal): boolean => rule === `${id}.${region}Settled`;

/** 1 for a refusal that a payment removes, else 0: what else is in the way is said before money is asked for. */
const moneyOf = (aggregateType: AggregateType, refusal: Refusal): 0 | 1 =>
  aggregateType.structure.regions.some((region) => isOf(aggregateType, region, refusal)) ? 1 : 0;

/** Returns whether the record itself is in the way of an event, and not only money or the person. */
const isBlocked = (aggregateType: AggregateType, { refusals }: Act): boolean =>
  refusals.some((refusal) => ['rule', 'locked'].includes(refusal.code) && moneyOf(aggregateType, refusal) === 0);

/** The steps onward that wait for the money of a region. */
const waitingFor = (aggregateType: AggregateType, acts: readonly Act[], region: string): Act[] =>
  acts
    .filter(({ declared, rank, settles }) => declared && rank === 'forward' && settles === null)
    .filter(({ refusals }) => refusals.some((refusal) => isOf(aggregateType, region, refusal)));

/** The step that a payment would be for and that is refused for another reason now; null where one may follow. */
export function blockedOf(aggregateType: AggregateType, acts: readonly Act[], { settles }: Act): Act | null {
  const waiting = settles === null ? [] : waitingFor(aggregateType, acts, settles).toSorted(byRank);
  return waiting.every((act) => isBlocked(aggregateType, act)) ? (waiting[0] ?? null) : null;
}

const MOST_SHOWN = 3;
/** Phases whose events lead back or end: no button beside the forward ones. */
const ASIDE = ['return', 'end'];

/**
 * Chooses the few events that have a button: those that carry the record on, and those that undo or disable it
 * reversibly. Money is offered while another event waits for it, and for nothing but money.
 */
export function shownOf(aggregateType: AggregateType, acts: readonly Act[]): Act[] {
  const declared = acts.filter((act) => act.declared);
  const onward = declared.filter(({ rank, settles }) => rank === 'forward' && settles === null);
  const waits = (region: string): boolean =>
    waitingFor(aggregateType, acts, region).some((act) => !isBlocked(aggregateType, act));
  const owed = declared.filter(({ settles, allowed }) => allowed && settles !== null && waits(settles));
  const back = declared.filter(
    ({ type, rank, moves, group }) =>
      rank === 'back' && moves && !ASIDE.includes(group) && !aggregateType.events[type]?.irreversible,
  );
  return [...owed.slice(0, 1), ...onward.toSorted(byRank), ...back.toSorted(byRank)]
    .toSorted(byLeave)
    .slice(0, MOST_SHOWN);
}

/** Events of the menu beside the buttons: those that the person's roles grant. 'Why not?' lists the others. */
export const furtherOf = (acts: readonly Act[], shown: readonly Act[]): Act[] =>
  acts.filter((act) => act.declared && act.granted && !shown.includes(act));

/** The event of the primary button: the first that is shown, where it is allowed and carries the record on. */
export const primaryOf = ([first]: readonly Act[]): Act | null =>
  first?.allowed && first.rank === 'forward' ? first : null;

const byRank = (one: Act, other: Act): number => one.place - other.place;

/** Forward events that are allowed, then those refused, then those that lead back. */
const byLeave = (one: Act, other: Act): number => leaveOf(one) - leaveOf(other);
const leaveOf = ({ rank, allowed }: Act): number => (rank === 'back' ? 2 : 0) + (allowed ? 0 : 1);

/** Acts by group, in the order in which the groups first appear. */
export const groupedActs = (acts: readonly Act[]): [string, Act[]][] => [...Map.groupBy(acts, ({ group }) => group)];

/** The allowed event that removes the cause of a refusal, if any: the button that leads on. */
export const remedyOf = (
  { refusals }: Pick<Act, 'refusals'>,
  acts: readonly Act[],
  { remedies = {} }: Pick<Acts, 'remedies'>,
): Act | undefined => {
  const wanted = refusals.flatMap(({ rule }) => (rule ? [remedies[rule]] : []));
  return acts.find(({ type, allowed }) => allowed && wanted.includes(type));
};

/** Returns an act with its first reason alone: what stands beside that reason removes no other one. */
export const byFirstReason = (act: Act): Act => ({ ...act, refusals: act.refusals.slice(0, 1) });

/** The first reason of an act, in words, for a button; 'Why not?' lists all. */
export const firstReasonOf = (
  { refusals: [first] }: Pick<Act, 'refusals'>,
  aggregateType: AggregateType,
  words: Words,
): string => (first ? reasonSentence(first, aggregateType.id, words) : '');

/** All reasons of an act, in words. */
export const reasonsOf = ({ refusals }: Pick<Act, 'refusals'>, aggregateType: AggregateType, words: Words): string =>
  [...new Set(refusals.map((refusal) => reasonSentence(refusal, aggregateType.id, words)))].join(' · ');
