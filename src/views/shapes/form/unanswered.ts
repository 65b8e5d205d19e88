import * as z from 'zod/mini';
import type { Command, Verdict } from '#services/propose.ts';
import { keptWork } from '#services/kept/texts.ts';
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

/** Returns true if a dry run of a command says that it was done before. */
export const isDoneBefore = (verdict: Verdict | undefined): boolean =>
  verdict?.status === 'duplicate' && !isRefusal(verdict);
