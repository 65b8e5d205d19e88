import * as z from 'zod/mini';
import { passkeyName } from '#machines/staff/passkeys.ts';
import { contract } from './contract.ts';
import { PASSWORD_ERRORS } from './secondFactor.ts';
import { signedIn } from './session.ts';
import { text } from './shapes.ts';

const PASSWORD_MOST = 4096;
/** Most characters of a part of an authenticator's answer, in base64url. */
const PART_MOST = 8192;
/** Most characters of a credential's id: 1023 bytes (WebAuthn) in base64url. */
const ID_MOST = 1364;

const part = text(1, PART_MOST);
const id = text(1, ID_MOST);
const transports = z.array(text(1, 32)).check(z.maxLength(16));

/** Answer of an authenticator to `navigator.credentials.create`, each part in base64url. */
const created = z.strictObject({
  id,
  clientDataJSON: part,
  attestationObject: part,
  transports: z.optional(transports),
});

/** Answer of an authenticator to `navigator.credentials.get`, each part in base64url. */
const signed = z.strictObject({ id, clientDataJSON: part, authenticatorData: part, signature: part });

export type CreatedPasskey = z.infer<typeof created>;
export type SignedByPasskey = z.infer<typeof signed>;

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });
const userVerification = z.literal('preferred');

const ATTEMPT = ['passkeyWrong', 'passkeyExpired', 'passkeyNotHere'] as const;
const WAIT = ['signInTooMany', 'accountStopped'] as const;

export const beginPasskeySignIn = contract({
  method: 'POST',
  path: '/auth/passkey/begin',
  summary:
    'Returns what `navigator.credentials.get` takes (WebAuthn, as JSON), with the token of a sign-in that answered secondFactor `code`. Valid for one answer, for five minutes.',
  reply: z.object({
    challenge: z.string(),
    timeout: z.int(),
    rpId: z.string(),
    allowCredentials: z.array(descriptor),
    userVerification,
  }),
  errors: ['factorMissing', 'passkeyNotHere'],
});

export const signInByPasskey = contract({
  method: 'POST',
  path: '/auth/passkey',
  summary:
    'Completes a sign-in that answered secondFactor `code`, with its token: id and response of what `navigator.credentials.get` returns.',
  body: z.strictObject({ passkey: signed, rememberMe: z.optional(z.boolean()) }),
  reply: signedIn,
  errors: [...ATTEMPT, ...WAIT, 'accountInactive'],
});

export const beginPasskey = contract({
  method: 'POST',
  path: '/api/users/passkeys/begin',
  summary:
    'Returns what `navigator.credentials.create` takes (WebAuthn, as JSON) for a passkey of a new name. A signed-in person sends the password too, encrypted for the purpose `secondFactor`.',
  body: z.strictObject({ name: passkeyName, password: z.optional(text(1, PASSWORD_MOST)) }),
  reply: z.object({
    challenge: z.string(),
    timeout: z.int(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification }),
    attestation: z.literal('none'),
  }),
  errors: [...PASSWORD_ERRORS, ...WAIT, 'passkeyNotHere', 'forbidden'],
});

export const addPasskey = contract({
  method: 'POST',
  path: '/api/users/passkeys',
  summary:
    'Adds the passkey that was begun: id and response of what `navigator.credentials.create` returns. The first factor of a person brings ten recovery codes, once. A sign-in that answered secondFactor `setUp` is complete then.',
  body: z.strictObject({ passkey: created, rememberMe: z.optional(z.boolean()) }),
  reply: z.object({ recoveryCodes: z.array(z.string()), signedIn: z.optional(signedIn) }),
  errors: [...ATTEMPT, 'passkeyKnown', 'forbidden', 'accountInactive'],
});

export const removePasskey = contract({
  method: 'POST',
  path: '/api/users/passkeys/remove',
  summary:
    "Removes one of the actor's passkeys, by its name and the password. With the last factor the recovery codes end; a role may forbid that.",
  body: z.strictObject({ name: passkeyName, password: text(1, PASSWORD_MOST) }),
  status: 204,
  errors: [...PASSWORD_ERRORS, ...WAIT, 'factorRequired'],
});
