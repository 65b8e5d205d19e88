import { z } from 'zod';
import type { Credential } from './credentials.ts';
import { permissionsOf, scopeOf, type Person } from './people.ts';

const DATA_SCOPES = { all: '全部', branch: '本级', custom: '自定义' } as const;

/** The account as `auth/info` and `auth/login` answer it (calls.md 2.2); whatever is not named here never leaves. */
export const accountReply = z.strictObject({
  user: z.strictObject({
    id: z.string(),
    username: z.string(),
    nickName: z.string().optional(),
    phone: z.string().optional(),
    email: z.string().optional(),
    gender: z.string().optional(),
    staffCode: z.string().optional(),
    avatarName: z.string().optional(),
    enabled: z.boolean(),
    branch: z.string().optional(),
    operateBranch: z.string().optional(),
    department: z.string().optional(),
    merchant: z.string().optional(),
    dept: z.strictObject({ id: z.string(), name: z.string(), nameZh: z.string().optional() }).optional(),
    sysUserDept: z.array(z.strictObject({ companyCode: z.string() })),
    roles: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        level: z.number(),
        dataScope: z.enum(Object.values(DATA_SCOPES)),
      }),
    ),
    pwdResetTime: z.string(),
  }),
  dataScopes: z.array(z.string()),
  roles: z.array(z.string()),
  /** The screen is locked: nothing but its unlocking is answered. */
  locked: z.literal(true).optional(),
});

export const loginReply = z.strictObject({
  token: z.string(),
  user: accountReply,
  initPassword: z.union([z.literal(0), z.literal(1)]),
});

type Account = z.infer<typeof accountReply>;

const MYANMAR_OFFSET_MS = 390 * 60_000;

/** The family's `yyyy-MM-dd HH:mm:ss`, in Myanmar's time (§1). */
const familyTime = (instant: Date): string =>
  new Date(instant.getTime() + MYANMAR_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** A person's account: `roles` are permission strings, `admin` stands for all of them, no `dataScopes` for all branches. */
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
