import type { ApiScope } from '#machines/apiKey/scopes.ts';
import type { Actor } from '#machines/kit/actor.ts';

/**
 * `browser` needs an HttpOnly cookie and a matching header token. `bearer` is the header token of a script, alone.
 * `change` only permits to change the initial password (§4), `factor` to enter the code or to set the second factor up.
 * `key` is the secret of an API key.
 */
export type SessionKind = 'browser' | 'bearer' | 'change' | 'factor' | 'key';

/** A signed-in person's session. Its `id` is no secret; of the secret only the SHA-256 is stored. */
export interface Session {
  readonly id: string;
  readonly user: string;
  readonly kind: SessionKind;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** Time when the person locked the screen; null while it is unlocked. */
  readonly lockedAt: Date | null;
}

/** A session with the present actor of its person or program. */
export interface Identity {
  readonly session: Session;
  readonly actor: Actor;
  /** Scopes of an API key; absent for a person. */
  readonly scopes?: readonly ApiScope[];
}
