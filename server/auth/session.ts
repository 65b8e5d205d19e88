import type { Actor } from '#machines/kit/actor.ts';

/**
 * `browser`: an HttpOnly cookie and the header token, both and matching. `bearer`: the header token of a script, alone.
 * `change`: good for changing the initial password and nothing else (§4).
 */
export type SessionKind = 'browser' | 'bearer' | 'change';

/** A signed-in person's session. Its `id` is no secret; the secret is stored only as its SHA-256. */
export interface Session {
  readonly id: string;
  readonly user: string;
  readonly kind: SessionKind;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  /** When the person locked the screen; null while it is open. */
  readonly lockedAt: Date | null;
}

/** A session with the actor its person is now. */
export interface Identity {
  readonly session: Session;
  readonly actor: Actor;
}
