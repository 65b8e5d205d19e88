import * as z from 'zod/mini';
import { contract } from './contract.ts';
import { signedIn } from './session.ts';
import { text } from './shapes.ts';

const SEALED_MOST = 4096;
/** Most characters of a code as it is typed: six digits, or a recovery code with gaps. */
const CODE_MOST = 32;

const code = text(1, CODE_MOST);
const password = text(1, SEALED_MOST);

const ATTEMPT = ['factorWrong', 'signInTooMany', 'accountStopped'] as const;
export const PASSWORD_ERRORS = ['passwordWrong', 'secretUnreadable', 'secretReplayed'] as const;

export const enterCode = contract({
  method: 'POST',
  path: '/auth/secondFactor',
  summary:
    'Completes a sign-in that answered secondFactor `code`, with its token: a code of the authenticator app, or a recovery code.',
  body: z.strictObject({ code, rememberMe: z.optional(z.boolean()) }),
  reply: signedIn,
  errors: [...ATTEMPT, 'factorReplayed', 'factorMissing', 'accountInactive'],
});

export const readSecondFactor = contract({
  method: 'GET',
  path: '/api/users/secondFactor',
  summary:
    'Returns the second factor of the actor: the app, the passkeys, since when, and how many recovery codes are left.',
  reply: z.object({
    isOn: z.boolean(),
    /** UTC ISO; absent without one. */
    since: z.optional(z.string()),
    /** True if the authenticator app is set up. */
    hasApp: z.boolean(),
    passkeys: z.array(
      z.object({
        name: z.string(),
        /** UTC ISO. */
        addedAt: z.string(),
        /** UTC ISO; null before the first sign-in. */
        lastUsedAt: z.nullable(z.string()),
      }),
    ),
    recoveryLeft: z.int(),
    /** True if a role of the actor requires one. */
    isRequired: z.boolean(),
  }),
});

export const beginSecondFactor = contract({
  method: 'POST',
  path: '/api/users/secondFactor/begin',
  summary:
    'Makes a secret for an authenticator app. A signed-in person sends the password too, encrypted for the purpose `secondFactor`.',
  body: z.strictObject({ password: z.optional(password) }),
  reply: z.object({
    /** In base32, to be typed where no picture can be read. */
    secret: z.string(),
    /** Content of the QR code: an otpauth address. */
    address: z.string(),
    /** Modules of the QR code row by row: 1 is black. */
    picture: z.array(z.string()),
  }),
  errors: [...PASSWORD_ERRORS, 'signInTooMany', 'accountStopped', 'forbidden'],
});

export const confirmSecondFactor = contract({
  method: 'POST',
  path: '/api/users/secondFactor/confirm',
  summary:
    'Confirms the secret by its first code, and returns ten recovery codes, once. A sign-in that answered secondFactor `setUp` is complete then.',
  body: z.strictObject({ code, rememberMe: z.optional(z.boolean()) }),
  reply: z.object({ recoveryCodes: z.array(z.string()), signedIn: z.optional(signedIn) }),
  errors: [...ATTEMPT, 'factorNotBegun', 'forbidden', 'accountInactive'],
});

export const removeSecondFactor = contract({
  method: 'POST',
  path: '/api/users/secondFactor/remove',
  summary:
    "Removes the actor's authenticator app, by the password and a code. Without a passkey that is the whole second factor, which a role may demand.",
  body: z.strictObject({ password, code }),
  status: 204,
  errors: [...ATTEMPT, ...PASSWORD_ERRORS, 'factorReplayed', 'factorMissing', 'factorRequired'],
});
