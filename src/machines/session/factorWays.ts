/** Ways to prove a second factor, the quickest first: a passkey, a code of the authenticator app, a recovery code. */
export const FACTOR_WAYS = ['passkey', 'app', 'recovery'] as const;
export type FactorWay = (typeof FACTOR_WAYS)[number];
