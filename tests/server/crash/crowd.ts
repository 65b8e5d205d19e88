import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { randomText, sha256 } from '#server/auth/random.ts';
import { tokenFor } from '#server/auth/tokens.ts';
import { created, toOrder } from '../../support/orders.ts';

const HOUR_MS = 3_600_000;
/** Time between two scans of one scanner, and between two reads of one reader, milliseconds. */
const BETWEEN_SCANS_MS = 1000;
const BETWEEN_READS_MS = 100;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** An answer to one client, with its time in milliseconds. */
export interface Answered {
  readonly kind: 'scan' | 'read';
  readonly status: number;
  readonly retryAfter: number;
  readonly took: number;
  readonly text: string;
}

/** Begins a session for each client, beyond the number that one person may have. */
export async function beginSessions(pool: pg.Pool, staff: readonly string[], count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const secret = randomText();
    await pool.query(
      `insert into sessions (id, secret_hash, staff_id, kind, ip, user_agent, created_at, last_seen_at, expires_at)
       values ($1, $2, $3, 'bearer', '127.0.0.1', 'crowd', now(), now(), $4)`,
      [randomUUID(), sha256(secret), staff[index % staff.length], new Date(Date.now() + HOUR_MS)],
    );
    tokens.push(tokenFor('bearer', secret, Buffer.alloc(0)));
  }
  return tokens;
}

const send = (
  address: string,
  authorization: string,
  kind: Answered['kind'],
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const asked = request(
      `${address}${path}`,
      {
        method,
        agent,
        headers: {
          authorization,
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => {
          const took = performance.now() - began;
          const retryAfter = Number(response.headers['retry-after'] ?? 0);
          resolve({ kind, status: response.statusCode ?? 0, retryAfter, took, text });
        });
      },
    );
    asked.on('error', reject);
    asked.end(payload);
  });

/** Scans one parcel after the other, on average a second apart. */
export async function scanUntil(
  isOver: () => boolean,
  address: string,
  token: string,
  answered: (answer: Answered) => void,
): Promise<void> {
  await pause(Math.random() * BETWEEN_SCANS_MS);
  let id: string | null = null;
  while (!isOver()) {
    const command: object =
      id === null ? created() : toOrder(id, 'order.labelPrinted', { kind: 'waybill', reason: 'Torn' });
    const body = { commands: [{ key: randomUUID(), ...command }] };
    const answer = await send(address, token, 'scan', 'POST', '/api/commands', body);
    answered(answer);
    if (answer.status === 200) {
      const { results }: { results: { id: string; version: number }[] } = JSON.parse(answer.text);
      id = (results[0]?.version ?? 0) < 20 ? (results[0]?.id ?? null) : null;
    }
    await pause(BETWEEN_SCANS_MS * 2 * Math.random());
  }
}

/** Lists orders, in an order that no index serves at once, and reads the rest of a screen. */
const READS = [
  ['POST', '/api/order/page', { pageNum: 1, pageSize: 50, filters: [], sort: [{ field: 'weightGrams', dir: 'desc' }] }],
  [
    'POST',
    '/api/order/page',
    { pageNum: 2, pageSize: 50, filters: [{ field: 'goodsName', op: 'like', value: 'Boo' }], sort: [] },
  ],
  ['GET', '/api/branch/all', undefined],
  ['POST', '/api/order/figures', { figures: [{ name: 'all', filters: [], sums: ['weightGrams'] }] }],
  ['GET', '/api/events?limit=100', undefined],
] as const;

/** Reads one screen after the other. Waits after a 503 as long as it says, as the browser does. */
export async function readUntil(
  isOver: () => boolean,
  address: string,
  token: string,
  answered: (answer: Answered) => void,
): Promise<void> {
  await pause(Math.random() * BETWEEN_READS_MS);
  for (let turn = 0; !isOver(); turn += 1) {
    const [method, path, body] = READS[turn % READS.length] ?? READS[0];
    const answer = await send(address, token, 'read', method, path, body);
    answered(answer);
    await pause(answer.retryAfter > 0 ? answer.retryAfter * 1000 * (1 + Math.random()) : BETWEEN_READS_MS);
  }
}
