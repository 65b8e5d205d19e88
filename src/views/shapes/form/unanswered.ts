import * as z from 'zod/mini';
import { failureOf } from '#services/failure.ts';
import { keptWork } from '#services/kept/texts.ts';
import { propose, type Command, type Verdict } from '#services/propose.ts';
import { isRefusal } from '#services/outbox/verdict.ts';

const command = z.custom<Command>(
  (value) => typeof value === 'object' && value !== null && 'key' in value && 'machine' in value && 'event' in value,
);

/** Commands that a person sent from this window without an answer: whole, since the server knows a key by its content. */
const kept = keptWork('unanswered', z.record(z.string(), command), 'tab');

/** Remembers the one command of an account, a record and an event whose outcome is unknown. */
interface Unanswered {
  readonly read: () => Command | null;
  readonly write: (command: Command | null) => void;
}

/** Makes the memory of an event of a record, which outlives the form and the page; an empty id for a new record. */
export const unansweredOf = (account: string, machine: string, id: string, type: string): Unanswered => {
  const name = `${machine} ${id} ${type}`;
  return {
    read: () => kept.read(account)?.[name] ?? null,
    write: (sent) => {
      const others = Object.entries(kept.read(account) ?? {}).filter(([other]) => other !== name);
      const all = sent ? [...others, [name, sent] as const] : others;
      kept.write(account, all.length > 0 ? Object.fromEntries(all) : null);
    },
  };
};

/** Returns the events of a record whose outcome is unknown. */
export const unansweredIn = (account: string, machine: string, id: string): readonly string[] =>
  Object.keys(kept.read(account) ?? {}).flatMap((name) => {
    const begin = `${machine} ${id} `;
    return name.startsWith(begin) ? name.slice(begin.length) : [];
  });

/** Says what became of a command of an earlier form. */
export type Recalled = 'done' | 'notDone' | 'unknown';

/** Asks the server what became of a command that it gave no answer to. */
export const askedAgain = async (sent: Command): Promise<Recalled> => {
  try {
    const [verdict] = await propose([sent], { dryRun: true });
    return isDoneBefore(verdict) ? 'done' : 'notDone';
  } catch (error) {
    if (!failureOf(error)) throw error;
    return 'unknown';
  }
};

/** Returns true if a dry run of a command says that it was done before. */
export const isDoneBefore = (verdict: Verdict | undefined): boolean =>
  verdict?.status === 'duplicate' && !isRefusal(verdict);
