import { rightsIn, type RoleRights } from '#views/records/role/change.ts';
import type { AnyShown } from '#views/shapes/detail/options.ts';

/** A role as the panes of its screen show it. */
export type ShownRole = AnyShown;

/** Rights of a shown role. */
export const rightsOf = ({ row }: Pick<ShownRole, 'row'>): RoleRights => rightsIn(row);

/** Returns the name of a role in a language. */
export const roleNameOf = ({ row }: Pick<ShownRole, 'row'>, language: string): string => {
  const { id, [language === 'zh' ? 'nameZh' : 'name']: name } = row;
  return typeof name === 'string' && name !== '' ? name : id;
};
