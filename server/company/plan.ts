import type { Command, Verdict } from '../propose/command.ts';
import { canonical, sha256Hex } from '../store/canonical.ts';
import type { Compared } from './compare.ts';
import type { CompanyEntry } from './entry.ts';
import type { Shipped } from './installation.ts';
import type { Conflict } from './merge.ts';

/** A conflict with the entry that it is about. */
export interface FoundConflict extends Conflict, Pick<CompanyEntry, 'machine' | 'key'> {
  readonly id: string | null;
  readonly refusals: Verdict['refusals'];
}

/** Proposed commands of one entry. */
interface Proposed {
  readonly entry: Compared;
  readonly commands: readonly Command[];
}

/** Builds a command's key from the entry, its version here and the change, so that it is recorded at most once. */
const commandKey = ({ name, own }: Compared, event: object): string =>
  `company ${name} ${own?.version ?? 0} ${sha256Hex(canonical(event)).slice(0, 16)}`;

const commandsOf = (entry: Compared): readonly Command[] => {
  const { machine, own, merged } = entry;
  const command = (verb: string, fields: object): Command => {
    const event = { type: `${machine}.${verb}`, ...fields };
    return { key: commandKey(entry, event), machine, ...(own ? { id: own.id } : {}), event };
  };
  if (merged.change === 'registered') return [command('registered', merged.fields)];
  const changes = Object.keys(merged.fields).length > 0 ? [command('amended', merged.fields)] : [];
  return [...(merged.change === null ? [] : [command(merged.change, {})]), ...changes];
};

/** Order of changes: entries come before those that may refer to them, and retirements last. */
const RANKS = ['registered', 'restored', null, 'retired'] as const;

const rankOf = ({ merged }: Compared): number => RANKS.indexOf(merged.change);

/** Plans the commands that bring entries up to date. */
export const planned = (compared: readonly Compared[]): readonly Proposed[] =>
  compared
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((entry) => ({ entry, commands: commandsOf(entry) }));

/** Outcome of a plan: the shipped entries and the conflicts. */
export interface Outcome {
  readonly shipped: readonly Shipped[];
  readonly conflicts: readonly FoundConflict[];
}

/** Derives the shipped entries from the verdicts. An entry that waits or was refused is compared again later. */
export function outcomeOf(proposed: readonly Proposed[], verdicts: readonly Verdict[]): Outcome {
  const answers = new Map(verdicts.map((verdict) => [verdict.key, verdict]));
  const shipped: Shipped[] = [];
  const conflicts: FoundConflict[] = [];
  for (const { entry, commands } of proposed) {
    const { machine, key, own, merged, standard } = entry;
    const about = { machine, key, id: own?.id ?? null };
    conflicts.push(...merged.conflicts.map((conflict) => ({ ...about, ...conflict, refusals: [] })));
    const replies = commands.flatMap((command) => answers.get(command.key) ?? []);
    const refused = replies.find(({ status }) => status !== 'accepted' && status !== 'duplicate');
    if (refused) conflicts.push({ ...about, ...refusedBy(entry), refusals: refused.refusals });
    if (refused || merged.waits) continue;
    const id = own?.id ?? replies[0]?.id ?? null;
    const fields = standard ?? entry.shipped?.fields ?? {};
    shipped.push({ machine, key, id, fields, inUse: standard !== null });
  }
  return { shipped, conflicts };
}

const refusedBy = ({ shipped, standard, own }: Compared): Conflict => ({
  kind: 'refused',
  field: null,
  shipped: shipped?.fields ?? null,
  standard,
  own: own && { fields: own.fields, inUse: own.inUse },
});
