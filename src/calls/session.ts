import * as z from 'zod/mini';
import { FACTOR_WAYS } from '#machines/session/factorWays.ts';
import { contract } from './contract.ts';
import { short, text } from './shapes.ts';

/** Most characters of an encrypted password. */
const SEALED_MOST = 4096;
const sealed = short(SEALED_MOST);

/**
 * An account (calls.md 2.2): `roles` are permissions, `admin` means all of them. Without `dataScopes` it has all
 * branches.
 */
const account = z.object({
  user: z.object({
    id: z.string(),
    username: z.string(),
    nickName: z.optional(z.string()),
    phone: z.optional(z.string()),
    email: z.optional(z.string()),
    gender: z.optional(z.string()),
    staffCode: z.optional(z.string()),
    avatarName: z.optional(z.string()),
    enabled: z.boolean(),
    branch: z.optional(z.string()),
    operateBranch: z.optional(z.string()),
    department: z.optional(z.string()),
    merchant: z.optional(z.string()),
    dept: z.optional(z.object({ id: z.string(), name: z.string(), nameZh: z.optional(z.string()) })),
    sysUserDept: z.array(z.object({ companyCode: z.string() })),
    roles: z.array(z.object({ id: z.string(), name: z.string(), level: z.number(), dataScope: z.string() })),
    pwdResetTime: z.string(),
  }),
  dataScopes: z.array(z.string()),
  roles: z.array(z.string()),
  /** True while the screen is locked; only the unlock call is then allowed. */
  locked: z.optional(z.boolean()),
});

export type Account = z.infer<typeof account>;

export const readKey = contract({
  method: 'GET',
  path: '/auth/key',
  summary: 'Returns the public key for encrypting passwords: RSA-OAEP with SHA-256, base64 SPKI.',
  reply: z.object({ kid: z.string(), algorithm: z.literal('RSA-OAEP-256'), publicKey: z.string() }),
});

/** Reply of a complete sign-in, or of one that needs another step. */
export const signedIn = z.object({
  token: z.string(),
  user: account,
  initPassword: z.number(),
  /** The step that is left: a code, or the setting up that a role requires. The token opens nothing else. */
  secondFactor: z.optional(z.enum(['code', 'setUp'])),
  /** With the step `code`: what proves it, the quickest first. A passkey is proven by `POST auth/passkey`, the others by their code. */
  factors: z.optional(z.array(z.enum(FACTOR_WAYS))),
});

export type SignedInReply = z.infer<typeof signedIn>;

export const signIn = contract({
  method: 'POST',
  path: '/auth/login',
  summary:
    'Signs in; a browser also receives the session cookie. With initPassword 1 the token can only change the password, with secondFactor only complete the sign-in.',
  body: z.strictObject({
    username: text(1, 64),
    password: text(1, SEALED_MOST),
    code: z.optional(short(16)),
    uuid: z.optional(short(64)),
    rememberMe: z.optional(z.boolean()),
  }),
  reply: signedIn,
  errors: [
    'captchaGone',
    'captchaWrong',
    'credentialsWrong',
    'accountInactive',
    'initialExpired',
    'accountStopped',
    'signInTooMany',
    'secretUnreadable',
    'secretReplayed',
  ],
});

export const readAccount = contract({
  method: 'GET',
  path: '/auth/info',
  summary: "Returns the actor's account.",
  reply: account,
});

export const signOut = contract({
  method: 'DELETE',
  path: '/auth/logout',
  summary: 'Ends the present session, if there is one; without a header token that of the cookie.',
});

export const lockScreen = contract({
  method: 'POST',
  path: '/api/users/lock',
  summary: 'Locks the present session: every other call answers 423 until the password is entered.',
  status: 204,
});

export const unlockScreen = contract({
  method: 'POST',
  path: '/api/users/unlock',
  summary: 'Unlocks the present session with the password, encrypted for the purpose `unlock`.',
  body: z.strictObject({ password: text(1, SEALED_MOST) }),
  status: 204,
  errors: ['unlockWrong', 'signInTooMany', 'accountStopped', 'secretUnreadable', 'secretReplayed'],
});

export const changePassword = contract({
  method: 'POST',
  path: '/api/users/updatePass',
  summary:
    "Changes the actor's password and ends every session. Both passwords are encrypted, separately or as one envelope sent twice.",
  body: z.strictObject({ oldPass: sealed, newPass: sealed }),
  errors: [
    'passwordWrong',
    'passwordPolicy',
    'passwordCommon',
    'passwordSame',
    'initialExpired',
    'signInTooMany',
    'accountStopped',
    'secretUnreadable',
    'secretReplayed',
  ],
});
