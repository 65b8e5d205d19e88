import type { Verdict } from './command.ts';
import type { Task } from './task.ts';

/** A command that was answered before, of the proposer or of a colleague who shares the key. */
export interface Seen {
  readonly owner: string;
  readonly ownerName: string;
  readonly bodyHash: string;
  readonly verdict: Verdict;
}

/** Commands that were answered before, by the names of their keys. */
export type SeenCommands = Map<string, Seen>;

/** The name of a key among those of all people and teams: nobody learns of another's. */
export const nameOfKey = (owner: string, key: string): string => `${owner} ${key}`;

/** Returns the command that this one repeats; what a colleague did comes before an own refusal. */
export function seenBefore(seen: ReadonlyMap<string, Seen>, { command: { key }, batch, team }: Task): Seen | undefined {
  const shared = team === null ? undefined : seen.get(nameOfKey(team, key));
  return shared ?? seen.get(nameOfKey(batch.actor.id, key));
}

/** Keeps a verdict under the key of its proposer and, if it was accepted, of the team. */
export function remember(
  seen: SeenCommands,
  { command: { key }, batch: { actor }, team, ...task }: Task,
  verdict: Verdict,
): void {
  const one = { owner: actor.id, ownerName: actor.name, bodyHash: task.bodyHashOf(actor.id), verdict };
  seen.set(nameOfKey(actor.id, key), one);
  if (team !== null && verdict.status === 'accepted') seen.set(nameOfKey(team, key), one);
}
