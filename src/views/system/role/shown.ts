import type { AnyShown } from '#views/shapes/detail/options.ts';

/** A role as the panes of its screen show it. */
export type ShownRole = AnyShown;

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Rights of a shown role; a field that is absent grants nothing. */
export const rightsOf = ({ row }: Pick<ShownRole, 'row'>) => ({
  permissions: texts(row['permissions']),
  menus: texts(row['menus']),
  dataScope: typeof row['dataScope'] === 'string' ? row['dataScope'] : 'branch',
  customBranches: texts(row['customBranches']),
});

/** Returns the name of a role in a language. */
export const roleNameOf = ({ row }: Pick<ShownRole, 'row'>, language: string): string => {
  const { id, [language === 'zh' ? 'nameZh' : 'name']: name } = row;
  return typeof name === 'string' && name !== '' ? name : id;
};
