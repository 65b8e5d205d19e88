import type pg from 'pg';
import { system, type Actor } from '#machines/kit/actor.ts';
import { decide } from '#machines/kit/decide.ts';
import { allowedNow, inScope, type Refusal } from '#machines/kit/explain.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Proposal } from '#machines/kit/proposal.ts';
import { nouns } from '#machines/nouns.ts';
import { know } from '../knowledge/know.ts';
import { historyOf } from '../store/history.ts';
import { streamKey } from '../store/load.ts';
import { machineHash } from '../store/models.ts';
import { hashOf, recordedActor, type EventRecord } from '../store/record.ts';
import type { Workspace } from './workspace.ts';

/** A proposal on its way through the machine, and what it follows from. */
export interface Wish {
  readonly noun: Noun;
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly actor: Actor;
  readonly at: string;
  readonly occurredAt: string;
  readonly cause: string | null;
  readonly correlation: string;
}

const MOST_STEPS = 1000;

/** Judges one wish and everything that follows from it; a refused reaction refuses the whole. */
export async function judge(
  client: pg.ClientBase,
  workspace: Workspace,
  first: Wish,
  known: Readonly<Record<string, unknown>>,
): Promise<readonly Refusal[]> {
  const wishes: { wish: Wish; known: Readonly<Record<string, unknown>> | null }[] = [{ wish: first, known }];
  for (let step = 0; step < wishes.length; step += 1) {
    if (step > MOST_STEPS) throw new Error(`${first.type} sets off more than ${MOST_STEPS} events`);
    const { wish, known: given } = wishes[step] ?? { wish: first, known };
    const facts = given ?? (await knowOne(client, workspace, wish));
    const refusals = await take(client, workspace, wish, facts, (reaction) =>
      wishes.push({ wish: reaction, known: null }),
    );
    if (refusals.length > 0) return refusals;
  }
  return [];
}

/** The outside facts of one wish, read now. */
const knowOne = async (client: pg.ClientBase, workspace: Workspace, wish: Wish) => {
  const { life } = workspace.get(wish.noun, wish.id);
  const [facts = {}] = await know(client, [{ ...wish, life }]);
  return facts;
};

/** Takes one event; a life's own times never go back, whoever's request waited longest. */
async function take(
  client: pg.ClientBase,
  workspace: Workspace,
  wish: Wish,
  known: Readonly<Record<string, unknown>>,
  react: (wish: Wish) => void,
): Promise<readonly Refusal[]> {
  const { noun } = wish;
  const { life, headHash, lastAt } = workspace.get(noun, wish.id);
  const at = lastAt !== null && lastAt > wish.at ? lastAt : wish.at;
  const proposal: Proposal = { ...wish, known, at };
  const history = wish.type.endsWith('.eventVoided') ? await historyOf(client, { machine: noun.id, id: wish.id }) : [];
  const judgement = decide(noun, life, proposal, history);
  if (!judgement.ok) return judgement.refusals;
  const { decision } = judgement;
  const unsigned: Omit<EventRecord, 'hash'> = {
    machine: noun.id,
    id: wish.id,
    version: judgement.life.version,
    type: decision.type,
    operation: decision.operation,
    data: decision.data,
    known,
    from: decision.from,
    to: decision.to,
    changes: decision.changes,
    actor: recordedActor(wish.actor),
    requestedBy: noun.events[wish.type]?.secondPerson ? askerOf(life) : null,
    at,
    occurredAt: wish.occurredAt,
    machineVersion: noun.version,
    machineHash: machineHash(noun.id),
    cause: wish.cause,
    correlation: wish.correlation,
    prevHash: headHash,
  };
  const record: EventRecord = { ...unsigned, hash: hashOf(unsigned) };
  const due = decision.deadlines.map(({ raises, after }) => ({
    machine: noun.id,
    id: wish.id,
    event: raises,
    dueAt: new Date(Date.parse(at) + after).toISOString(),
  }));
  workspace.put(noun.id, judgement.life, record, due, decision.left);
  await follow(workspace, wish, record, judgement.life, react);
  return [];
}

/** Puts the reactions to an event in line, with the actor's place but the system's authority. */
async function follow(workspace: Workspace, wish: Wish, record: EventRecord, life: Life, react: (wish: Wish) => void) {
  for (const reaction of wish.noun.reactions) {
    if (reaction.on !== record.type) continue;
    const noun = nouns[reaction.to];
    if (!noun) throw new Error(`Reaction to unknown machine ${reaction.to}`);
    const concerned = reaction.of(record, life);
    await workspace.load(concerned.map(({ id }) => ({ machine: noun.id, id })));
    for (const { id, data } of concerned) {
      react({
        ...wish,
        noun,
        id,
        type: reaction.proposes,
        data: data as Record<string, unknown>,
        actor: { ...system, branch: wish.actor.branch, onBehalfOf: wish.actor.id },
        cause: `${streamKey(record)}@${record.version}`,
      });
    }
  }
}

const askerOf = (life: Life): string | null =>
  (life.context as { request?: { by?: string } | null }).request?.by ?? null;

/** Refusals as they are answered: with what would be allowed, and nothing said of lives outside the actor's scope. */
export function answerRefusals(noun: Noun, life: Life, wish: Wish, refusals: readonly Refusal[]) {
  const { actor, at, occurredAt, id } = wish;
  const hidden = life.version > 0 && !inScope(noun, life.context, actor);
  if (hidden) return [{ ...outOfReach(id), next: [] }];
  const next = life.version === 0 ? [] : allowedNow(noun, life, { id, actor, known: {}, at, occurredAt });
  return refusals.map((refusal) => ({ ...refusal, next: next.filter((type) => !type.startsWith('system.')) }));
}

/** A life that is not there and one outside the actor's branches are answered alike (reliability.md 2.8). */
export const outOfReach = (id: string): Refusal => ({
  code: 'scope',
  rule: 'notWithinReach',
  values: { id },
  field: null,
});
