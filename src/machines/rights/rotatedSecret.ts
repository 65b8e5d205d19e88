import { z } from 'zod';
import type { Judged, Values } from '../kit/rule.ts';
import { namesNoRecord } from '../fields/references.ts';

const DAY_MS = 86_400_000;

/** Most days for which a former secret stays valid beside its successor. */
export const OVERLAP_MOST_DAYS = 30;

/** Secrets of a record: the present one, and the one before while it is valid. Hashes are SHA-256, hexadecimal. */
export interface Secrets {
  readonly secretHash: string | null;
  readonly secretEnding: string | null;
  readonly secretIssuedAt: string | null;
  /** Secret before the last rotation; valid until `formerEndsAt`. */
  readonly formerHash: string | null;
  readonly formerEnding: string | null;
  readonly formerEndsAt: string | null;
}

export const WITHOUT_FORMER = { formerHash: null, formerEnding: null, formerEndsAt: null };

export const WITHOUT_SECRETS: Secrets = {
  secretHash: null,
  secretEnding: null,
  secretIssuedAt: null,
  ...WITHOUT_FORMER,
};

const text = z.string().nullable();

/** Columns of a list row about its secrets: their last characters and times. */
export const secretColumns = { secretEnding: text, secretIssuedAt: text, formerEnding: text, formerEndsAt: text };

/** Returns the values of these columns. */
export const secretsInRow = ({ secretEnding, secretIssuedAt, formerEnding, formerEndsAt }: Secrets) => ({
  secretEnding,
  secretIssuedAt,
  formerEnding,
  formerEndsAt,
});

/** Payload of an event that gives a record a secret. */
export const issuedSecret = {
  /** SHA-256 of the secret, hexadecimal. */
  secretHash: namesNoRecord(z.string().regex(/^[0-9a-f]{64}$/)),
  secretEnding: namesNoRecord(z.string().regex(/^[\w+/=-]{4}$/)),
  /** Days for which the secret before stays valid. */
  overlapDays: z.int().min(0).max(OVERLAP_MOST_DAYS),
};

interface Issued {
  readonly secretHash: string;
  readonly secretEnding: string;
  readonly overlapDays: number;
}

/** Returns the secrets after a further one: the present one becomes the former, unless it ends at once. */
export const withSecret = (
  { secretHash: former, secretEnding: ending }: Secrets,
  { secretHash, secretEnding, overlapDays }: Issued,
  at: string,
): Secrets => ({
  ...(former === null || overlapDays === 0
    ? WITHOUT_FORMER
    : {
        formerHash: former,
        formerEnding: ending,
        formerEndsAt: new Date(Date.parse(at) + overlapDays * DAY_MS).toISOString(),
      }),
  secretHash,
  secretEnding,
  secretIssuedAt: at,
});

/** Rule: a former secret is valid, so that it can be ended. */
export const hasFormerSecret = {
  source: 'ours: after a rotation two secrets are valid',
  values: [],
  holds: ({ at, context: { formerEndsAt } }: Judged<Secrets, unknown, unknown>): true | Values =>
    (formerEndsAt !== null && formerEndsAt > at) || {},
} as const;

/** Returns the reservations by which the server finds a record by its secrets; each hash is unique. */
export const secretReservations = (
  { secretHash, formerHash }: Pick<Secrets, 'secretHash' | 'formerHash'>,
  [present, former]: readonly [string, string],
) => [
  ...(secretHash === null ? [] : [{ kind: present, key: secretHash }]),
  ...(formerHash === null ? [] : [{ kind: former, key: formerHash }]),
];
