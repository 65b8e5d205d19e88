import { system, type Actor } from '../kit/actor.ts';
import { claimsChanged, heldByAnother, nameOf } from '../kit/claims.ts';
import { decide } from '../kit/decide.ts';
import { inScope, type Refusal } from '../kit/explain.ts';
import type { Claim, Life, Noun } from '../kit/noun.ts';
import { knownOf } from './known.ts';
import { keyOf, lifeIn, nounOf, nounOfEvent, type Happened, type Sandbox } from './world.ts';

/** An event that someone in the sandbox would like to happen; `id` null for a life to come. */
export interface Wish {
  readonly id: string | null;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  /** What raised it, where no person did. */
  readonly cause?: string;
}

/** What became of a wish: another sandbox and all that happened in it, or the reasons why not, and of which event they are. */
export type Verdict =
  | { readonly ok: true; readonly sandbox: Sandbox; readonly id: string; readonly events: readonly Happened[] }
  | { readonly ok: false; readonly type: string; readonly machine: string; readonly refusals: readonly Refusal[] };

/** Events that one wish may set off here; far more than a lesson needs. */
const MOST_STEPS = 5000;

interface InLine {
  readonly noun: Noun;
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly cause: string | null;
}

const refused = (
  type: string,
  rule: string,
  values: Refusal['values'],
  code: Refusal['code'] = 'invalid',
): Verdict => ({
  ok: false,
  type,
  machine: type.slice(0, type.indexOf('.')),
  refusals: [{ code, rule, values, field: null }],
});

/** A life that is not there and one outside the actor's branches are answered alike (reliability.md 2.8). */
const outOfReach = (type: string, id: string): Verdict => refused(type, 'notWithinReach', { id }, 'scope');

/** Whether somebody would see a life at all: it lies within his branches, or is the merchant's own. */
export const isSeenBy = (sandbox: Sandbox, noun: Noun, id: string, actor: Actor): boolean =>
  inScope(noun, lifeIn(sandbox, noun, id).context, actor);

/**
 * Judges a wish and everything that follows from it in other lives, as the server does: each event by its own machine, all of
 * them or none.
 */
export function propose(sandbox: Sandbox, wish: Wish): Verdict {
  const { type, data, actor, cause = null } = wish;
  const noun = nounOfEvent(type);
  if (!noun) return refused(type, 'unknownEvent', { event: type, machine: type.slice(0, type.indexOf('.')) });
  if (wish.id !== null && lifeIn(sandbox, noun, wish.id).version === 0) return outOfReach(type, wish.id);
  const numbered = wish.id === null ? { ...sandbox, serial: sandbox.serial + 1 } : sandbox;
  const id = wish.id ?? identified(noun, numbered.serial, data);
  const line: InLine[] = [{ noun, id, type, data, actor, cause }];
  let draft = numbered;
  for (let step = 0; step < line.length; step += 1) {
    if (step > MOST_STEPS) throw new Error(`${type} sets off more than ${MOST_STEPS} events`);
    const next = line[step];
    if (!next) break;
    const taken = take(sandbox, draft, next);
    if ('refusals' in taken) {
      if (wish.id !== null && !isSeenBy(sandbox, noun, wish.id, actor)) return outOfReach(type, wish.id);
      return { ok: false, type: next.type, machine: next.noun.id, refusals: taken.refusals };
    }
    draft = taken.draft;
    line.push(...taken.follows);
  }
  const claims = held(sandbox, draft);
  if ('clash' in claims) return { ok: false, type, machine: noun.id, refusals: [heldByAnother(claims.clash)] };
  return {
    ok: true,
    id,
    sandbox: { ...draft, ...claims },
    events: draft.happened.slice(sandbox.happened.length),
  };
}

/** The id of a life to come; a payload too broken to name one is refused by its schema. */
const identified = (noun: Noun, serial: number, data: object): string => {
  const id: unknown = noun.identify(serial, data);
  return typeof id === 'string' && id !== '' ? id : `${noun.id}-${serial}`;
};

type Taken =
  | { readonly refusals: readonly Refusal[] }
  | { readonly draft: Sandbox; readonly follows: readonly InLine[] };

function take(written: Sandbox, draft: Sandbox, wish: InLine): Taken {
  const { noun, id, type, data, actor, cause } = wish;
  const at = written.now;
  const before = lifeIn(draft, noun, id);
  const key = keyOf(noun.id, id);
  const log = draft.logs.get(key) ?? [];
  const known = knownOf(written, { noun, type, life: before, data, actor, at }, draft);
  const judgement = decide(noun, before, { id, type, data, actor, known, at, occurredAt: at }, log);
  if (!judgement.ok) return { refusals: judgement.refusals };
  const { life, decision } = judgement;
  const record: Happened = {
    machine: noun.id,
    id,
    version: life.version,
    type,
    operation: decision.operation,
    data: decision.data,
    known,
    from: decision.from,
    to: decision.to,
    changes: decision.changes,
    actor,
    at,
    occurredAt: at,
    cause,
  };
  const staying = decision.left
    ? draft.deadlines.filter((due) => due.machine !== noun.id || due.id !== id)
    : draft.deadlines;
  const begun = decision.deadlines.map(({ raises, after }) => ({
    machine: noun.id,
    id,
    event: raises,
    at: new Date(Date.parse(at) + after).toISOString(),
  }));
  const next: Sandbox = {
    ...draft,
    lives: new Map(draft.lives).set(key, life),
    logs: new Map(draft.logs).set(key, [...log, record]),
    deadlines: [...staying.filter((due) => !begun.some((one) => isSameDue(one, due))), ...begun],
    happened: [...draft.happened, record],
  };
  return following(next, wish, record, before, life);
}

const isSameDue = (one: Sandbox['deadlines'][number], other: Sandbox['deadlines'][number]): boolean =>
  one.machine === other.machine && one.id === other.id && one.event === other.event;

/** What an event asks of other lives: with the actor's place but the system's authority. */
function following(draft: Sandbox, { noun, id, actor }: InLine, record: Happened, before: Life, after: Life): Taken {
  let { serial } = draft;
  const follows = noun.reactions
    .filter(({ on }) => on === record.type)
    .flatMap((reaction) => {
      const other = nounOf(reaction.to);
      if (!other) throw new Error(`Reaction to unknown machine ${reaction.to}`);
      return reaction.of(record, after, before).map((wanted): InLine => {
        if (wanted.id === null) serial += 1;
        return {
          noun: other,
          id: wanted.id ?? identified(other, serial, wanted.data as object),
          type: reaction.proposes,
          data: wanted.data as InLine['data'],
          actor: { ...system, branch: actor.branch, onBehalfOf: actor.onBehalfOf ?? actor.id },
          cause: `${keyOf(noun.id, id)}@${record.version}`,
        };
      });
    });
  return { draft: { ...draft, serial }, follows };
}

/** What the lives of a draft let go of and would hold. */
const changesOf = (written: Sandbox, draft: Sandbox) =>
  [...draft.lives].flatMap(([key, life]) => {
    const before = written.lives.get(key);
    const noun = before === life ? null : nounOf(key.slice(0, key.indexOf('/')));
    return noun ? [{ key, ...claimsChanged(noun, before, life) }] : [];
  });

/** Who holds what after a draft; or the first claim that another life holds. */
function held(written: Sandbox, draft: Sandbox): { readonly holders: Sandbox['holders'] } | { readonly clash: Claim } {
  const changes = changesOf(written, draft);
  const holders = new Map(written.holders);
  for (const { released } of changes) for (const claim of released) holders.delete(nameOf(claim));
  for (const { key, claimed } of changes)
    for (const claim of claimed) {
      if ((holders.get(nameOf(claim)) ?? key) !== key) return { clash: claim };
      holders.set(nameOf(claim), key);
    }
  return { holders };
}
