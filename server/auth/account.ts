import type { Account } from '#calls/session.ts';
import type { Credential } from './credentials.ts';
import { permissionsOf, scopeOf, type Person } from './people.ts';

const DATA_SCOPES = { all: '全部', branch: '本级', custom: '自定义' } as const;

const MYANMAR_OFFSET_MS = 390 * 60_000;

/** The family's `yyyy-MM-dd HH:mm:ss`, in Myanmar's time (§1). */
const familyTime = (instant: Date): string =>
  new Date(instant.getTime() + MYANMAR_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/**
 * Returns a person's account: `roles` are permissions, `admin` means all of them, no `dataScopes` means all branches.
 */
export const accountOf = (person: Person, credential: Pick<Credential, 'changedAt'>): Account => {
  const permissions = permissionsOf(person);
  const scope = scopeOf(person);
  const branch = person.operateBranch ?? person.branch;
  return {
    user: {
      id: person.id,
      username: person.username,
      nickName: person.nickName ?? undefined,
      phone: person.phone ?? undefined,
      email: person.email ?? undefined,
      gender: person.gender ?? undefined,
      staffCode: person.staffCode ?? undefined,
      avatarName: person.avatarName ?? undefined,
      branch: person.branch ?? undefined,
      operateBranch: person.operateBranch ?? undefined,
      department: person.department ?? undefined,
      merchant: person.merchant ?? undefined,
      enabled: person.enabled,
      dept:
        branch === null
          ? undefined
          : { id: branch, name: person.branchName ?? branch, nameZh: person.branchNameZh ?? undefined },
      sysUserDept: [...new Set([person.branch, person.operateBranch])]
        .filter((code) => code !== null)
        .map((companyCode) => ({ companyCode })),
      roles: person.roles.map(({ id, name, level, dataScope }) => ({
        id,
        name,
        level,
        dataScope: DATA_SCOPES[dataScope],
      })),
      pwdResetTime: familyTime(credential.changedAt),
    },
    dataScopes: scope === 'all' ? [] : [...scope],
    roles: permissions.includes('*') ? ['admin', ...permissions] : permissions,
  };
};
