import type { Facts } from '#machines/facts/ask.ts';
import { system, type Actor } from '#machines/kit/actor.ts';
import { decide } from '#machines/kit/decide.ts';
import { allowedNow, inScope, type Refusal } from '#machines/kit/explain.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Proposal } from '#machines/kit/proposal.ts';
import { nouns } from '#machines/nouns.ts';
import { entriesOf } from '#machines/postings/index.ts';
import { factsOfLives, livesLookedAt } from '../knowledge/know.ts';
import { streamKey } from '../store/load.ts';
import { machineHash } from '../store/models.ts';
import { hashOf, recordedActor, type EventRecord } from '../store/record.ts';
import type { Ground } from './ground.ts';
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

/** Events that one command may set off: more than a full vehicle of full bags. */
const MOST_STEPS = 50_000;

/** A wish in line, with the facts that are rows; those that are lives are looked at when its turn comes. */
interface InLine {
  readonly wish: Wish;
  readonly rows: Facts;
  /** The version of its life that the rows were read for. */
  readonly version: number;
}

/** Judges one wish and everything that follows from it; a refused reaction refuses the whole. */
export async function judge(
  ground: Ground,
  workspace: Workspace,
  first: Wish,
  known: Facts,
): Promise<readonly Refusal[]> {
  const refused = await take(ground, workspace, first, known);
  if ('refusals' in refused) return refused.refusals;
  const line = [...refused.follows];
  for (let step = 0; step < line.length; step += 1) {
    if (step > MOST_STEPS) throw new Error(`${first.type} sets off more than ${MOST_STEPS} events`);
    const next = line[step];
    if (!next) break;
    const taken = await take(ground, workspace, next.wish, await factsNow(ground, workspace, next));
    if ('refusals' in taken) return taken.refusals;
    for (const follower of taken.follows) line.push(follower);
  }
  return [];
}

/** The outside facts of a wish whose turn has come; what an earlier one changed is read again. */
async function factsNow(ground: Ground, workspace: Workspace, { wish, rows, version }: InLine): Promise<Facts> {
  const { life } = workspace.get(wish.noun, wish.id);
  const question = { ...wish, life };
  let known = rows;
  if (life.version !== version) {
    await workspace.look(livesLookedAt([question]));
    [known = {}] = await ground.know([question]);
  }
  return { ...known, ...factsOfLives(question, (noun, id) => workspace.get(noun, id).life) };
}

type Taken = { readonly refusals: readonly Refusal[] } | { readonly follows: readonly InLine[] };

/** Takes one event; a life's own times never go back, whoever's request waited longest. */
async function take(ground: Ground, workspace: Workspace, wish: Wish, known: Facts): Promise<Taken> {
  const { noun } = wish;
  const { life, headHash, lastAt } = workspace.get(noun, wish.id);
  const at = lastAt !== null && lastAt > wish.at ? lastAt : wish.at;
  const proposal: Proposal = { ...wish, known, at };
  const stream = { machine: noun.id, id: wish.id };
  // What this transaction accepted before is not in the log yet.
  const history = wish.type.endsWith('.eventVoided')
    ? [...(await ground.history(stream)), ...workspace.unwritten(stream)]
    : [];
  const judgement = decide(noun, life, proposal, history);
  if (!judgement.ok) return { refusals: judgement.refusals };
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
  workspace.put(noun.id, judgement.life, record, entriesOf(record, life, judgement.life), due, decision.left);
  return { follows: await follow(ground, workspace, wish, record, judgement.life, life) };
}

/** The reactions to an event, to be judged in their turn: with the actor's place but the system's authority. */
async function follow(
  ground: Ground,
  workspace: Workspace,
  wish: Wish,
  record: EventRecord,
  life: Life,
  before: Life,
): Promise<readonly InLine[]> {
  const wishes: Wish[] = [];
  for (const reaction of wish.noun.reactions) {
    if (reaction.on !== record.type) continue;
    const noun = nouns[reaction.to];
    if (!noun) throw new Error(`Reaction to unknown machine ${reaction.to}`);
    for (const { id, data } of reaction.of(record, life, before)) {
      wishes.push({
        ...wish,
        noun,
        id: id ?? (await workspace.newId(noun, data)),
        type: reaction.proposes,
        data: data as Record<string, unknown>,
        actor: { ...system, branch: wish.actor.branch, onBehalfOf: wish.actor.onBehalfOf ?? wish.actor.id },
        cause: `${streamKey(record)}@${record.version}`,
      });
    }
  }
  if (wishes.length === 0) return [];
  await workspace.load(wishes.map(({ noun, id }) => ({ machine: noun.id, id })));
  const questions = wishes.map((one) => ({ ...one, life: workspace.get(one.noun, one.id).life }));
  await workspace.look(livesLookedAt(questions));
  const rows = await ground.know(questions);
  return wishes.map((one, index) => ({
    wish: one,
    rows: rows[index] ?? {},
    version: questions[index]?.life.version ?? 0,
  }));
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
