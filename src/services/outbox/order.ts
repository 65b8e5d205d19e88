import type { KeptEntry } from './entry.ts';

/**
 * Lists the entries to send, in order: all unsettled ones, except those of a group with an earlier refusal. `entries`
 * oldest first.
 */
export const dueOf = (entries: readonly KeptEntry[], most: number): KeptEntry[] => {
  const held = new Set<string>();
  const due: KeptEntry[] = [];
  for (const entry of entries) {
    if (due.length === most) break;
    if (entry.group !== null && entry.state === 'refused') held.add(entry.group);
    if (entry.state === 'sent' || entry.state === 'refused') continue;
    if (entry.group === null || !held.has(entry.group)) due.push(entry);
  }
  return due;
};

/** Entries that wait only for somebody's decision on an earlier one of their group. */
export const heldOf = <Listed extends Pick<KeptEntry, 'group' | 'state'>>(entries: readonly Listed[]): Listed[] => {
  const held = new Set<string>();
  return entries.filter(({ group, state }) => {
    if (group !== null && state === 'refused') held.add(group);
    return group !== null && state === 'waiting' && held.has(group);
  });
};

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;

/** Delay after the nth failure (from 1), milliseconds: doubling, and out of step with others. `random` in [0, 1). */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.5 + random / 2);
