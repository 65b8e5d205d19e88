import type pg from 'pg';
import { nouns } from '#machines/nouns.ts';
import type { Noun } from '#machines/kit/noun.ts';
import type { Refusal } from '#machines/kit/explain.ts';
import { know } from '../knowledge/know.ts';
import { write, type RefusedAttempt, type StoredCommand } from '../store/append.ts';
import { canonical, sha256Hex } from '../store/canonical.ts';
import { streamKey } from '../store/load.ts';
import { recordedActor } from '../store/record.ts';
import type { Serials } from '../store/serials.ts';
import type { Batch, Command, Verdict } from './command.ts';
import { answerRefusals, judge, outOfReach, type Wish } from './judge.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

/** One command with its batch, and the wish it is once its noun and life are known. */
interface Task {
  readonly command: Command;
  readonly batch: Batch;
  readonly bodyHash: string;
  readonly noun: Noun | undefined;
  readonly id: string;
  readonly fresh: boolean;
}

/** Judges the commands of several batches in one transaction and writes what was accepted; verdicts in their order. */
export async function proposeAll(
  client: pg.ClientBase,
  batches: readonly Batch[],
  serials: Serials,
): Promise<Verdict[][]> {
  const tasks: Task[][] = [];
  for (const batch of batches) {
    const own: Task[] = [];
    for (const command of batch.commands) own.push(await prepare(command, batch, serials));
    tasks.push(own);
  }
  const all = tasks.flat();
  const seen = await seenVerdicts(client, all);
  const workspace = createWorkspace(client);
  const open = all.flatMap(({ noun, id, command }) =>
    noun && !seen.has(command.key) ? [{ machine: noun.id, id }] : [],
  );
  await workspace.load(open);
  const facts = await factsOf(client, workspace, all);

  const stored: StoredCommand[] = [];
  const refused: RefusedAttempt[] = [];
  const verdicts: Verdict[][] = [];
  for (const [index, own] of tasks.entries()) {
    const batch = batches[index];
    if (!batch) continue;
    const answers = await judgeBatch(client, workspace, batch, own, seen, facts);
    verdicts.push(answers);
    if (batch.dryRun) continue;
    for (const [place, verdict] of answers.entries()) {
      const task = own[place];
      if (!task || verdict.status === 'duplicate' || isKeyReused(verdict)) continue;
      seen.set(task.command.key, { bodyHash: task.bodyHash, verdict });
      stored.push({ key: task.command.key, bodyHash: task.bodyHash, verdict });
      if (verdict.status === 'refused') refused.push(attempt(task, verdict));
    }
  }
  if (stored.length > 0) {
    const at = batches[0]?.at ?? '';
    await write(client, { ...workspace.writing(), commands: stored, refused, at });
  }
  return verdicts;
}

async function prepare(command: Command, batch: Batch, serials: Serials): Promise<Task> {
  const noun = Object.hasOwn(nouns, command.machine) ? nouns[command.machine] : undefined;
  const { key: _, ...body } = command;
  const bodyHash = sha256Hex(canonical({ ...body, actor: batch.actor.id }));
  const fresh = command.id === undefined;
  const id = fresh && noun ? newId(noun, await serials(), command) : (command.id ?? '');
  return { command, batch, bodyHash, noun, id, fresh };
}

/** The id of a life to come; a payload too broken to name one is refused later, by its schema. */
const newId = (noun: Noun, serial: number, { event }: Command): string => {
  const { type: _type, ...data } = event;
  const id: unknown = noun.identify(serial, data);
  return typeof id === 'string' && id !== '' ? id : `${noun.id}-${serial}`;
};

interface Seen {
  readonly bodyHash: string;
  readonly verdict: Verdict;
}

async function seenVerdicts(client: pg.ClientBase, tasks: readonly Task[]): Promise<Map<string, Seen>> {
  const { rows } = await client.query<{ key: string; body_hash: string; verdict: Verdict }>({
    name: 'seen-commands',
    text: 'select key, body_hash, verdict from commands where key = any($1::text[])',
    values: [tasks.map(({ command }) => command.key)],
  });
  return new Map(rows.map((row) => [row.key, { bodyHash: row.body_hash, verdict: row.verdict }]));
}

async function factsOf(client: pg.ClientBase, workspace: Workspace, tasks: readonly Task[]) {
  const asked = tasks.flatMap((task) => {
    const { noun, id, batch } = task;
    const { type, ...data } = task.command.event;
    return noun
      ? [{ task, noun, type, data, life: workspace.get(noun, id).life, actor: batch.actor, at: batch.at }]
      : [];
  });
  const answers = await know(client, asked);
  return new Map(asked.map(({ task }, index) => [task, answers[index] ?? {}]));
}

async function judgeBatch(
  client: pg.ClientBase,
  workspace: Workspace,
  batch: Batch,
  tasks: readonly Task[],
  seen: ReadonlyMap<string, Seen>,
  facts: ReadonlyMap<Task, Record<string, unknown>>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const now = new Map(seen);
  for (const task of tasks) {
    const verdict = await judgeTask(client, workspace, task, now, facts.get(task) ?? {});
    verdicts.push(verdict);
    now.set(task.command.key, { bodyHash: task.bodyHash, verdict });
    if (batch.mode === 'each') {
      if (verdict.status === 'accepted' && !batch.dryRun) workspace.commit();
      else workspace.discard();
    }
  }
  if (batch.mode === 'each') return verdicts;
  const failed = verdicts.find(({ status }) => status === 'refused' || status === 'conflict');
  if (!failed && !batch.dryRun) workspace.commit();
  else workspace.discard();
  return failed
    ? verdicts.map((verdict) => (verdict.status === 'accepted' ? undone(verdict, failed.key) : verdict))
    : verdicts;
}

/** In an atomic batch one refusal refuses all. */
const undone = (verdict: Verdict, key: string): Verdict => ({
  ...verdict,
  status: 'refused',
  events: [],
  refusals: [{ code: 'rule', rule: 'allOrNothing', values: { key }, field: null, next: [] }],
});

async function judgeTask(
  client: pg.ClientBase,
  workspace: Workspace,
  task: Task,
  seen: ReadonlyMap<string, Seen>,
  known: Readonly<Record<string, unknown>>,
): Promise<Verdict> {
  const { command, batch, noun, id, fresh } = task;
  const head = { key: command.key, machine: command.machine, id: fresh ? null : id, version: 0, state: [], events: [] };
  const before = seen.get(command.key);
  if (before)
    return before.bodyHash === task.bodyHash
      ? { ...before.verdict, status: 'duplicate' }
      : refusedBy(head, keyReused(command.key));
  if (!noun) return refusedBy(head, invalid('unknownMachine', { machine: command.machine }));
  const { type, ...data } = command.event;
  if (!Object.hasOwn(noun.events, type))
    return refusedBy(head, invalid('unknownEvent', { event: type, machine: noun.id }));
  const { life } = workspace.get(noun, id);
  if (life.version === 0 && !fresh) return refusedBy(head, outOfReach(id));
  const occurredAt = command.occurredAt ?? batch.at;
  if (occurredAt > batch.at) return refusedBy(head, invalid('occurredInFuture', { at: batch.at, time: occurredAt }));
  const wish: Wish = {
    noun,
    id,
    type,
    data,
    actor: batch.actor,
    at: batch.at,
    occurredAt,
    cause: batch.cause ?? null,
    correlation: command.key,
  };
  const present = { ...head, version: life.version, state: life.version === 0 ? [] : Object.values(life.states) };
  if (command.expectedVersion !== undefined && command.expectedVersion !== life.version) {
    const values = { expected: command.expectedVersion, version: life.version };
    const [refusal = { ...outOfReach(id), next: [] }] = answerRefusals(noun, life, wish, [
      { code: 'rule', rule: 'versionSeen', values, field: null },
    ]);
    return refusal.rule === 'versionSeen'
      ? { ...present, status: 'conflict', refusals: [refusal] }
      : { ...head, status: 'refused', refusals: [refusal] };
  }
  const refusals = await judge(client, workspace, wish, known);
  if (refusals.length > 0) {
    const answered = answerRefusals(noun, life, wish, refusals);
    const hidden = answered.some(({ rule }) => rule === 'notWithinReach');
    return { ...(hidden ? head : present), status: 'refused', refusals: answered };
  }
  const after = workspace.get(noun, id).life;
  return {
    ...head,
    id,
    status: 'accepted',
    version: after.version,
    state: Object.values(after.states),
    events: workspace
      .draftEvents()
      .filter((event) => event.correlation === command.key)
      .map((event) => ({ type: event.type, version: event.version, stream: streamKey(event) })),
    refusals: [],
  };
}

const invalid = (rule: string, values: Refusal['values']): Refusal => ({ code: 'invalid', rule, values, field: null });
const keyReused = (key: string): Refusal => invalid('keyReused', { key });
const isKeyReused = ({ refusals }: Verdict): boolean => refusals.some(({ rule }) => rule === 'keyReused');

const refusedBy = (head: Omit<Verdict, 'status' | 'refusals'>, refusal: Refusal): Verdict => ({
  ...head,
  status: 'refused',
  refusals: [{ ...refusal, next: [] }],
});

const attempt = ({ command, batch }: Task, { id, refusals }: Verdict): RefusedAttempt => ({
  machine: command.machine,
  id: id ?? command.id ?? null,
  type: command.event.type,
  actor: recordedActor(batch.actor),
  refusals: refusals.map(({ code, rule, values }) => ({ code, rule, values })),
});
