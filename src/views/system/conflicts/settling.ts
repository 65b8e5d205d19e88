import type { CompanyConflict } from '#services/conflicts.ts';
import { intend, type Command } from '#services/propose.ts';

/** Side of a conflict that the installation keeps. */
export type Side = 'own' | 'standard';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that never change: other entries refer to the entry by them. */
const KEYS = ['code'];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns the fields of an entry of this installation, whether the conflict is about a field or the whole. */
export const ownFields = ({ own }: CompanyConflict): Fields =>
  isFields(own) ? (isFields(own['fields']) ? own['fields'] : own) : {};

/** Returns the fields in which the two sides of a conflict differ, each with both values. */
export function differing(conflict: CompanyConflict): readonly { field: string; standard: unknown; own: unknown }[] {
  const { field, standard, own } = conflict;
  if (field !== null) return [{ field, standard, own }];
  if (!isFields(standard)) return [];
  const here = ownFields(conflict);
  return Object.keys(standard)
    .filter((name) => !KEYS.includes(name) && !same(standard[name], here[name]))
    .map((name) => ({ field: name, standard: standard[name], own: here[name] }));
}

/** Returns whether the standard company retired the entry. */
export const isRetiredInStandard = ({ kind, standard }: CompanyConflict): boolean =>
  kind === 'retiredInStandard' || kind === 'entriesBelow' || (kind === 'refused' && standard === null);

/** Returns the commands that settle a conflict: the changes that the kept side needs, then the decision. */
export function settling(machine: 'role' | 'menu', conflict: CompanyConflict, keeps: Side): readonly Command[] {
  const { key, kind, number } = conflict;
  const command = (verb: string, fields: object): Command =>
    intend(machine, key, { type: `${machine}.${verb}`, ...fields });
  const decision = command('standardJudged', { conflict: number, keeps });
  if (keeps === 'own') return [decision];
  if (isRetiredInStandard(conflict)) return [command('retired', {}), decision];
  const fields = Object.fromEntries(differing(conflict).map(({ field, standard }) => [field, standard ?? null]));
  const changes = Object.keys(fields).length === 0 ? [] : [command('amended', fields)];
  return [...(kind === 'retiredHere' ? [command('restored', {})] : []), ...changes, decision];
}
