import type { Account } from '#calls/session.ts';
import type { Language } from '#i18n/languages.ts';
import { nationalOf } from '#machines/fields/phones.ts';
import type { Credential } from './credentials.ts';
import { permissionsOf, scopeOf, type Person } from './people.ts';

/** The family's names of the data scopes (calls.md 2.2), and ours for those who read no Chinese. */
const FAMILY_SCOPES = { all: '全部', branch: '本级', custom: '自定义' } as const;
const SCOPES = { all: 'All', branch: 'Own branch', custom: 'Custom' } as const;

/** Returns of an account only who it is: its person has not proven the second factor yet. */
export const bareAccountOf = (
  { id, username, enabled }: Person,
  { changedAt }: Pick<Credential, 'changedAt'>,
): Account => ({
  user: { id, username, enabled, sysUserDept: [], roles: [], pwdResetTime: familyTime(changedAt) },
  dataScopes: [],
  roles: [],
});

const MYANMAR_OFFSET_MS = 390 * 60_000;

/** The family's `yyyy-MM-dd HH:mm:ss`, in Myanmar's time (§1). */
const familyTime = (instant: Date): string =>
  new Date(instant.getTime() + MYANMAR_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/**
 * Returns a person's account: `roles` are permissions, `admin` means all of them, no `dataScopes` means all branches.
 */
export const accountOf = (person: Person, credential: Pick<Credential, 'changedAt'>, language: Language): Account => {
  const scopes = language === 'zh' ? FAMILY_SCOPES : SCOPES;
  const permissions = permissionsOf(person);
  const scope = scopeOf(person);
  const branch = person.operateBranch ?? person.branch;
  return {
    user: {
      id: person.id,
      username: person.username,
      nickName: person.nickName ?? undefined,
      // The user center asks for eleven digits (§5).
      phone: person.phone === null ? undefined : nationalOf(person.phone),
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
        dataScope: scopes[dataScope],
      })),
      pwdResetTime: familyTime(credential.changedAt),
    },
    dataScopes: scope === 'all' ? [] : [...scope],
    roles: permissions.includes('*') ? ['admin', ...permissions] : permissions,
  };
};
