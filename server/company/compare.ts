import type pg from 'pg';
import { kinds, nameOf, type CompanyEntry } from './entry.ts';
import { entriesBelow, loadOwn, type Own, type Shipped } from './installation.ts';
import { isChanged, merge, type Conflict, type Merged } from './merge.ts';

/** An entry whose standard differs from what was shipped. */
export interface Changed extends Pick<CompanyEntry, 'machine' | 'key'> {
  readonly name: string;
  readonly shipped: Shipped | null;
  readonly standard: CompanyEntry['fields'] | null;
}

/** A changed entry with what the installation has, and what follows from the comparison. */
export interface Compared extends Changed {
  readonly own: Own | null;
  readonly merged: Merged;
}

/** Lists entries that differ from the shipped ones: first those of the standard, in its order, then removed ones. */
export function changedEntries(
  standard: readonly CompanyEntry[],
  shipped: ReadonlyMap<string, Shipped>,
): readonly Changed[] {
  const names = new Set(standard.map(nameOf));
  const kept = standard.map((entry) => ({ entry, standard: entry.fields }));
  const removed = [...shipped.values()].flatMap((entry) =>
    names.has(nameOf(entry)) ? [] : [{ entry, standard: null }],
  );
  return [...kept, ...removed].flatMap(({ entry: { machine, key }, standard: fields }) => {
    const name = nameOf({ machine, key });
    const changed = { machine, key, name, shipped: shipped.get(name) ?? null, standard: fields };
    return isChanged(kinds[machine].sets, changed) ? [changed] : [];
  });
}

/** Compares changed entries with what the installation has now, under locks until the transaction ends. */
export async function compare(client: pg.ClientBase, changed: readonly Changed[]): Promise<readonly Compared[]> {
  const owns = await loadOwn(client, changed);
  const compared = changed.map((entry) => {
    const own = owns.get(entry.name) ?? null;
    return { ...entry, own, merged: merge(kinds[entry.machine], { ...entry, own }) };
  });
  return keepingParents(client, compared);
}

/** Keeps an entry in use while entries below it are: retiring a menu entry would retire those too. */
async function keepingParents(client: pg.ClientBase, compared: readonly Compared[]): Promise<readonly Compared[]> {
  const retiring = compared.filter(({ merged }) => merged.change === 'retired');
  const retiringNames = new Set(retiring.map(({ name }) => name));
  const below = new Map<string, readonly string[]>();
  for (const machine of new Set(retiring.map((entry) => entry.machine)))
    for (const [name, names] of await entriesBelow(client, machine)) below.set(name, names);
  /** Returns the entries below another that stay: not retired themselves, or kept because of entries below them. */
  const staying = (name: string): readonly string[] =>
    (below.get(name) ?? []).filter((child) => !retiringNames.has(child) || staying(child).length > 0);
  return compared.map((entry) => {
    if (!retiringNames.has(entry.name) || !below.has(entry.name)) return entry;
    const stay = staying(entry.name);
    const conflicts = stay.length === 0 ? [] : [hasEntriesBelow(entry, stay)];
    return { ...entry, merged: { change: null, fields: {}, conflicts, waits: true } };
  });
}

const hasEntriesBelow = ({ shipped }: Changed, own: readonly string[]): Conflict => ({
  kind: 'entriesBelow',
  field: null,
  shipped: shipped?.fields ?? null,
  standard: null,
  own,
});
