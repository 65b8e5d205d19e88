import { role } from '#machines/registers/role.ts';
import type { RoleRights } from '#views/records/role/change.ts';
import type { FieldInfo } from '#views/shapes/fields/kind.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';

/** Fields of a role beside its permissions and menu entries that decide about its holders. */
type Basics = Pick<RoleRights, 'dataScope' | 'customBranches' | 'secondFactor'> & { readonly level: number };

/** A field of a role with its value in two roles. */
interface Compared {
  readonly info: FieldInfo;
  readonly own: unknown;
  readonly other: unknown;
}

const NAMES = ['level', 'dataScope', 'customBranches', 'secondFactor'] as const;

/** Compares two roles by level, data scope, its branches where either names some, and second factor. */
export function comparedFields(own: Basics, other: Basics): readonly Compared[] {
  const fields = fieldsOf(role.events['role.registered']?.payload.shape ?? {});
  const isCustom = [own, other].some(({ dataScope }) => dataScope === 'custom');
  const branchesOf = ({ dataScope, customBranches }: Basics) => (dataScope === 'custom' ? customBranches : []);
  return NAMES.flatMap((name): Compared[] => {
    const info = fields.find((field) => field.name === name);
    if (!info || (name === 'customBranches' && !isCustom)) return [];
    return name === 'customBranches'
      ? [{ info, own: branchesOf(own), other: branchesOf(other) }]
      : [{ info, own: own[name], other: other[name] }];
  });
}
