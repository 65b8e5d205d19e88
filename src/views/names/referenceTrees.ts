import type { Language } from '#i18n/languages.ts';
import { allRows, type Row } from '#services/page.ts';
import type { Reference } from '#views/shapes/fields/reference.ts';
import { named, OPTIONS, REGISTERED, text } from './namedRows.ts';

/** Returns the entries of a tree, each after its parent; those without a distinguishing text get the path of their parents. */
function inTree(entries: readonly { readonly entry: Reference; readonly above: string | null }[]): Reference[] {
  const ids = new Set(entries.map(({ entry }) => entry.id));
  const below = (above: string | null, path: readonly string[]): Reference[] =>
    entries
      .filter((entry) => (entry.above !== null && ids.has(entry.above) ? entry.above : null) === above)
      .flatMap(({ entry: { description = path.join(' · '), ...entry } }) => [
        { ...entry, depth: path.length, description },
        ...below(entry.id, [...path, entry.label]),
      ]);
  return below(null, []);
}

const bySort = (a: Row, b: Row): number => Number(a['sort']) - Number(b['sort']);

/** Departments, each below its parent, told apart by the names of their branches. */
export async function departments(language: Language, branches: readonly Reference[]): Promise<readonly Reference[]> {
  const rows = await allRows('department', {}, OPTIONS);
  const branchNames = new Map(branches.map(({ id, label }) => [id, label]));
  const entries = rows.toSorted(bySort).map((row) => {
    const branch = text(row['companyCode']);
    const entry = {
      id: row.id,
      label: named(row, language),
      description: branchNames.get(branch) ?? branch,
      branch,
      ...(row.state === 'retired' && { gone: true }),
    };
    return { entry, above: text(row['parent']) || null };
  });
  return inTree(entries);
}

/** Entries of the menu, each below its parent. */
export async function menus(language: Language): Promise<readonly Reference[]> {
  const rows = await allRows('menu', { filters: REGISTERED }, OPTIONS);
  return inTree(
    rows.toSorted(bySort).map((row) => ({
      entry: { id: row.id, label: (language === 'zh' && text(row['titleZh'])) || text(row['title']) },
      above: text(row['parent']) || null,
    })),
  );
}
