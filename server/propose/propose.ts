import type { Facts as Rows } from '#machines/facts/ask.ts';
import { heldByAnother } from '#machines/kit/claims.ts';
import { nouns } from '#machines/nouns.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import type { Refusal } from '#machines/kit/explain.ts';
import { factsOfLives, livesLookedAt } from '../knowledge/know.ts';
import { canonical, sha256Hex } from '../store/canonical.ts';
import type { StoredCommand } from '../store/commands.ts';
import { streamKey, type StreamName } from '../store/load.ts';
import { recordedActor } from '../store/record.ts';
import type { RefusedAttempt } from '../store/refusals.ts';
import type { Serials } from '../store/serials.ts';
import type { Batch, Command, Verdict } from './command.ts';
import { createGroups } from './groups.ts';
import type { Ground } from './ground.ts';
import { answerRefusals, judge, outOfReach, type Wish } from './judge.ts';
import { createWorkspace, nothingFound, type Found, type Workspace } from './workspace.ts';

/** One command with its batch, and the wish it is once its noun and life are known. */
interface Task {
  readonly command: Command;
  readonly batch: Batch;
  readonly bodyHash: string;
  readonly noun: Noun | undefined;
  readonly id: string;
  readonly fresh: boolean;
}

/** Judges the commands of several batches in the open transaction, writes what was accepted and commits; verdicts in their order. */
export async function proposeAll(ground: Ground, batches: readonly Batch[], serials: Serials): Promise<Verdict[][]> {
  const tasks: Task[][] = [];
  for (const batch of batches) {
    const own: Task[] = [];
    for (const command of batch.commands) own.push(await prepare(command, batch, serials));
    tasks.push(own);
  }
  const found = nothingFound();
  const first = createWorkspace(ground, found, serials);
  // Asked together: one round trip. The life of a command that was answered before is locked for nothing, which is rare.
  const [seen] = await Promise.all([seenVerdicts(ground, tasks.flat()), first.load(tasks.flat().flatMap(lifeOf))]);
  const facts = await factsOf(ground, first, tasks.flat());
  const { workspace, verdicts } = await judgeAll(ground, batches, tasks, { seen, found, facts }, serials);
  const stored: StoredCommand[] = [];
  const refused: RefusedAttempt[] = [];
  for (const [index, own] of tasks.entries()) {
    if (batches[index]?.dryRun) continue;
    for (const [place, task] of own.entries()) {
      const verdict = verdicts[index]?.[place];
      if (!verdict || !isFirst(verdict)) continue;
      stored.push({ key: task.command.key, bodyHash: task.bodyHash, verdict });
      if (verdict.status === 'refused') refused.push(attempt(task, verdict));
    }
  }
  const at = batches[0]?.at ?? '';
  const writing = { ...workspace.writing(), commands: stored, refused, at };
  await ground.commit(stored.length > 0 ? writing : null);
  return verdicts;
}

const lifeOf = ({ noun, id }: Task): StreamName[] => (noun ? [{ machine: noun.id, id }] : []);

/** What was read before anything was judged. */
interface Read {
  readonly seen: ReadonlyMap<string, Seen>;
  readonly found: Found;
  readonly facts: ReadonlyMap<Task, Facts>;
}

/** Judges every batch; once more for as long as something a command would hold turns out to be held by another life. */
async function judgeAll(
  ground: Ground,
  batches: readonly Batch[],
  tasks: readonly (readonly Task[])[],
  { seen: before, found, facts }: Read,
  serials: Serials,
): Promise<{ workspace: Workspace; verdicts: Verdict[][] }> {
  for (;;) {
    const workspace = createWorkspace(ground, found, serials);
    const seen = new Map(before);
    const verdicts: Verdict[][] = [];
    for (const [index, batch] of batches.entries()) {
      const own = tasks[index] ?? [];
      const answers = await judgeBatch(ground, workspace, batch, own, seen, facts);
      verdicts.push(answers);
      if (batch.dryRun) continue;
      for (const [place, { command, bodyHash }] of own.entries()) {
        const verdict = answers[place];
        if (verdict && isFirst(verdict)) seen.set(command.key, { bodyHash, verdict });
      }
    }
    const held = await ground.holders(workspace.wanted());
    const unknown = [...held].filter(([claim]) => !found.taken.has(claim));
    if (unknown.length === 0) return { workspace, verdicts };
    for (const [claim, holder] of unknown) found.taken.set(claim, holder);
  }
}

/** A verdict of this transaction's own, to be kept under its key. */
const isFirst = (verdict: Verdict): boolean =>
  verdict.status !== 'duplicate' && verdict.status !== 'held' && !isKeyReused(verdict);

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

async function seenVerdicts(ground: Ground, tasks: readonly Task[]): Promise<Map<string, Seen>> {
  const answered = await ground.answered(tasks.map(({ command }) => command.key));
  return new Map(answered.map(({ key, bodyHash, verdict }) => [key, { bodyHash, verdict }]));
}

/** The outside facts of a command, and the version of its life that they were read for. */
interface Facts {
  readonly version: number;
  readonly known: Rows;
}

async function factsOf(ground: Ground, workspace: Workspace, tasks: readonly Task[]): Promise<Map<Task, Facts>> {
  const asked = tasks.flatMap((task) => {
    const { noun, id, batch } = task;
    const { type, ...data } = task.command.event;
    return noun
      ? [{ task, noun, type, data, life: workspace.get(noun, id).life, actor: batch.actor, at: batch.at }]
      : [];
  });
  await workspace.look(livesLookedAt(asked));
  const answers = await ground.know(asked);
  return new Map(asked.map(({ task, life }, index) => [task, { version: life.version, known: answers[index] ?? {} }]));
}

async function judgeBatch(
  ground: Ground,
  workspace: Workspace,
  batch: Batch,
  tasks: readonly Task[],
  seen: ReadonlyMap<string, Seen>,
  facts: ReadonlyMap<Task, Facts>,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const now = new Map(seen);
  const groups = createGroups(batch.stopped);
  for (const task of tasks) {
    if (batch.mode === 'each' && groups.isStopped(task.command)) {
      verdicts.push(held(workspace, task));
      continue;
    }
    const verdict = await judgeTask(ground, workspace, task, now, facts.get(task));
    verdicts.push(verdict);
    groups.heard(task.command, verdict);
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
  if (!failed) return verdicts;
  return verdicts.map((verdict, index) => {
    const task = tasks[index];
    return task && verdict.status === 'accepted' ? undone(verdict, headOf(workspace, task), failed.key) : verdict;
  });
}

/** A command that waits until somebody has decided about an earlier one of its group. */
const held = (workspace: Workspace, task: Task): Verdict => {
  const { key, machine } = task.command;
  return { key, machine, ...headOf(workspace, task), status: 'held', events: [], refusals: [] };
};

/** In an atomic batch one refusal refuses all: no life was made, none moved. */
const undone = (verdict: Verdict, head: Pick<Verdict, 'id' | 'version' | 'state'>, key: string): Verdict => ({
  ...verdict,
  ...head,
  status: 'refused',
  events: [],
  refusals: [{ code: 'rule', rule: 'allOrNothing', values: { key }, field: null, next: [] }],
});

/** The life of a command as it is now. */
const headOf = (workspace: Workspace, { noun, id, fresh }: Task): Pick<Verdict, 'id' | 'version' | 'state'> => {
  if (!noun || fresh) return { id: null, version: 0, state: [] };
  const { life } = workspace.get(noun, id);
  return { id, version: life.version, state: life.version === 0 ? [] : stateOf(noun, life) };
};

async function judgeTask(
  ground: Ground,
  workspace: Workspace,
  task: Task,
  seen: ReadonlyMap<string, Seen>,
  read: Facts | undefined,
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
  const occurredAt = new Date(command.occurredAt ?? batch.at).toISOString();
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
  const present = { ...head, ...headOf(workspace, task) };
  if (command.expectedVersion !== undefined && command.expectedVersion !== life.version) {
    const values = { expected: command.expectedVersion, version: life.version };
    const [refusal = { ...outOfReach(id), next: [] }] = answerRefusals(noun, life, wish, [
      { code: 'rule', rule: 'versionSeen', values, field: null },
    ]);
    return refusal.rule === 'versionSeen'
      ? { ...present, status: 'conflict', refusals: [refusal] }
      : { ...head, status: 'refused', refusals: [refusal] };
  }
  // An earlier command of the same transaction may have changed what the facts were asked about.
  const question = { ...wish, life };
  const known = read?.version === life.version ? read.known : await ground.knowAgain(question, read?.known ?? {});
  if (read?.version !== life.version) await workspace.look(livesLookedAt([question]));
  const others = factsOfLives(question, (other, key) => workspace.get(other, key).life);
  const facts = workspace.withUnwrittenUses({ machine: noun.id, id }, { ...known, ...others });
  const refusals = await judge(ground, workspace, wish, facts);
  const clash = refusals.length === 0 ? workspace.clash() : null;
  if (clash) return { ...present, status: 'refused', refusals: [{ ...heldByAnother(clash), next: [] }] };
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
    state: stateOf(noun, after),
    events: workspace
      .draftEvents()
      .filter((event) => event.correlation === command.key)
      .map((event) => ({ type: event.type, version: event.version, stream: streamKey(event) })),
    refusals: [],
  };
}

/** A life's states, the main one first: a life from the database keeps no order of its own. */
const stateOf = ({ structure }: Noun, { states }: Life): string[] =>
  structure.regions.map((region) => states[region] ?? '');

const invalid = (rule: string, values: Refusal['values']): Refusal => ({ code: 'invalid', rule, values, field: null });
const keyReused = (key: string): Refusal => invalid('keyReused', { key });
const isKeyReused = ({ refusals }: Verdict): boolean => refusals.some(({ rule }) => rule === 'keyReused');

const refusedBy = (head: Omit<Verdict, 'status' | 'refusals'>, refusal: Refusal): Verdict => ({
  ...head,
  status: 'refused',
  refusals: [{ ...refusal, next: [] }],
});

const attempt = ({ command, batch, fresh }: Task, { id, state, refusals }: Verdict): RefusedAttempt => ({
  machine: command.machine,
  id: id ?? command.id ?? null,
  type: command.event.type,
  actor: recordedActor(batch.actor),
  refusals: refusals.map(({ code, rule, values }) => ({ code, rule, values })),
  states: fresh || state.length > 0 ? state : null,
});
