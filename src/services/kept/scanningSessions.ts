import * as z from 'zod/mini';
import { session } from '../session.ts';
import type { Stream } from '../stream.ts';
import { isLastSeen, orLastSeen, scanningName } from './lastSeen.ts';
import { change, scanning } from './shapes.ts';
import { forgetWhere, keep, keepAll, recall, recallAll } from './store.ts';

/** Sessions of one machine that are kept: more than anybody has open at once. */
const MOST_SESSIONS = 12;
/** Fields of an aggregate that list things. */
const LISTS = ['parcels', 'items', 'extras'] as const;

type Scanning = z.infer<typeof scanning>;

/** State that an event about one thing left; in the lists of the context that thing alone. */
export interface Change extends Pick<Stream, 'regions'> {
  readonly version: number;
  readonly context: Readonly<Record<string, unknown>>;
}

const changesOf = (machine: string, id: string): string => `scanned/${machine}/${id}/`;
/** Names in the order of the versions. */
const changeName = (machine: string, id: string, version: number): string =>
  `${changesOf(machine, id)}${String(version).padStart(10, '0')}`;

/** Keeps what the log told of an aggregate at a scanner after it was read whole. */
export async function keepChanges(machine: string, id: string, changes: readonly Change[]): Promise<void> {
  const user = session.getSnapshot().context.user?.id;
  const kept = changes.flatMap((one) => {
    const { success, data } = change.safeParse(one);
    return success ? [[changeName(machine, id, data.version), data] as const] : [];
  });
  if (user !== undefined && kept.length > 0) await keepAll(user, new Map(kept)).catch(console.warn);
}

/** Lays the changes that go on from an aggregate over it, up to the first that is missing. */
function withChanges(kept: Scanning, changes: readonly unknown[]): Scanning {
  let { version, regions, context } = kept;
  const lists = Object.fromEntries(LISTS.map((list) => [list, { ...context[list] }]));
  for (const one of changes) {
    const { success, data } = change.safeParse(one);
    if (!success || data.version <= version) continue;
    if (data.version !== version + 1) break;
    ({ version, regions } = data);
    context = { ...context, ...data.context };
    for (const list of LISTS) Object.assign(lists[list] ?? {}, data.context[list]);
  }
  if (version === kept.version) return kept;
  return { ...kept, version, regions, context: { ...context, ...lists }, row: { ...kept.row, version } };
}

/** An aggregate for the screen. Names are not kept; the person's own is known. */
function shown({ context, events, ...kept }: Scanning): Stream {
  const { user } = session.getSnapshot().context;
  const nameOf = (person: string | null | undefined): string => (person === user?.id ? (user?.nickName ?? '') : '');
  const names = { openedByName: nameOf(context.openedBy), startedByName: nameOf(context.startedBy) };
  return {
    ...kept,
    context: { remark: null, ...names, ...context },
    events: events.map((one) => ({ ...one, refusals: [] })),
  };
}

const ids = z.array(z.string());
/** Name under which the ids of the kept sessions of a machine are listed, the one that was read last first. */
const listName = (machine: string): string => `scanning/${machine}`;

/** Forgets the changes that the aggregate was read with, and sessions that were not read for long. */
async function tidy(user: string, machine: string, id: string, version: number): Promise<void> {
  const before = ids.safeParse((await recall(user, listName(machine)))?.value).data ?? [];
  const all = [id, ...before.filter((other) => other !== id)];
  if (before[0] !== id) await keep(user, listName(machine), all.slice(0, MOST_SESSIONS));
  const next = changeName(machine, id, version + 1);
  const isOver = (name: string): boolean => name.startsWith(changesOf(machine, id)) && name < next;
  const isOf = (other: string, name: string): boolean =>
    name === scanningName(machine, other) || name.startsWith(changesOf(machine, other));
  const gone = all.slice(MOST_SESSIONS);
  await forgetWhere((owner, name) => owner === user && (isOver(name) || gone.some((other) => isOf(other, name))));
}

/** An aggregate that is worked on with a scanner. Without a line it is as this browser last knew it. */
export async function streamOrLastSeen(machine: string, id: string, read: () => Promise<Stream>): Promise<Stream> {
  const user = session.getSnapshot().context.user?.id;
  const stream = await orLastSeen(scanningName(machine, id), scanning, read, async (kept) => {
    const changes = user === undefined ? [] : await recallAll(user, changesOf(machine, id)).catch(() => []);
    return shown(
      withChanges(
        kept,
        changes.map(({ value }) => value),
      ),
    );
  });
  if (user !== undefined && !isLastSeen(machine, id)) await tidy(user, machine, id, stream.version).catch(console.warn);
  return stream;
}
