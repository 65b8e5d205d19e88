import { FORMER_SECRET, SECRET } from '#machines/apiKey/index.ts';
import type { ApiKeyRow } from '#machines/apiKey/row.ts';
import { permissionsOfScopes } from '#machines/apiKey/scopes.ts';
import { fromMyanmar } from '#machines/time/calendar.ts';
import { createFreshCache } from './freshCache.ts';
import { DEFAULT_ROLE } from './people.ts';
import type { Queryable } from './queryable.ts';
import { randomText, sha256 } from './random.ts';
import type { Identity } from './session.ts';

/** Beginning of every secret, by which people and scanners of leaked secrets recognise one. */
const PREFIX = 'shw_';
const FORM = /^Bearer (shw_[\w-]{43})$/;
const ENDING = 4;
const TOUCH_MS = 60_000;

/** Reads the secret of an API key from an `Authorization` header; null for any other. */
export const readSecret = (header: string | undefined): string | null => FORM.exec(header ?? '')?.[1] ?? null;

const hashOf = (secret: string): string => sha256(secret).toString('hex');

/** Makes a secret of 256 random bits; only its hash and its last characters are kept. */
export const newSecret = () => {
  const secret = PREFIX + randomText();
  return { secret, secretHash: hashOf(secret), secretEnding: secret.slice(-ENDING) };
};

const READ = `
select key.row as key, customer.row -> 'permissions' as "atMost", claims.kind = '${FORMER_SECRET}' as "isFormer"
from claims join row_api_key as key on key.id = claims.id
join row_merchant as customer on customer.id = key.row ->> 'merchant' and customer.enabled
where claims.kind in ('${SECRET}', '${FORMER_SECRET}') and claims.key = $1 and claims.machine = 'apiKey' and key.state = 'active'`;

interface Found {
  readonly key: ApiKeyRow & { readonly id: string };
  /** Upper limit of permissions that is set for the customer (§6). */
  readonly atMost: readonly string[] | null;
  readonly isFormer: boolean;
}

const DAY_MS = 86_400_000;

/** Returns the instant at which a secret stops working: the end of the last day, for a former one its own if earlier. */
const endOf = ({ key: { expiresOn, formerEndsAt }, isFormer }: Found): number => {
  const over = Date.parse(fromMyanmar(`${expiresOn}T00:00:00`)) + DAY_MS;
  return isFormer ? Math.min(over, Date.parse(formerEndsAt ?? '')) : over;
};

const TOUCH = `
insert into api_key_uses as use (key, last_at, last_ip) values ($1, $2, $3)
on conflict (key) do update set last_at = $2, last_ip = $3 where use.last_at <= $4`;

/** Identifies programs by the secret of an API key; cached answers are never older than a second. */
export const createApiKeys = (db: Queryable) => {
  const cache = createFreshCache<Found | null>();

  const load = async (hash: string): Promise<Found | null> => {
    const { rows } = await db.query<Found>({ name: 'api-key', text: READ, values: [hash] });
    return rows[0] ?? null;
  };

  return {
    /** Returns the identity of a program, which acts for the customer of its key; null for a secret that does not work. */
    identify: async (secret: string, ip: string, now: Date): Promise<Identity | null> => {
      const hash = hashOf(secret);
      const found = await cache.get(hash, async () => {
        const loaded = await load(hash);
        if (loaded) await db.query(TOUCH, [loaded.key.id, now, ip, new Date(now.getTime() - TOUCH_MS)]);
        return loaded;
      });
      if (!found || endOf(found) <= now.getTime()) return null;
      const { key, atMost } = found;
      const expiresAt = new Date(endOf(found));
      return {
        session: { id: key.id, user: key.id, kind: 'key', createdAt: now, lastSeenAt: now, expiresAt, lockedAt: null },
        scopes: key.scopes,
        actor: {
          kind: 'person',
          id: key.id,
          name: key.name,
          staffCode: null,
          branch: null,
          merchant: key.merchant,
          roles: [DEFAULT_ROLE],
          permissions: permissionsOfScopes(key.scopes).filter((one) => atMost === null || atMost.includes(one)),
          scope: [],
          session: key.id,
          ip,
          onBehalfOf: null,
        },
      };
    },
    /** Returns when and from where a key was last used, to the minute; null if never. */
    lastUse: async (id: string): Promise<{ readonly at: Date; readonly ip: string } | null> => {
      const { rows } = await db.query<{ at: Date; ip: string }>(
        'select last_at as at, last_ip as ip from api_key_uses where key = $1',
        [id],
      );
      return rows[0] ?? null;
    },
  };
};
