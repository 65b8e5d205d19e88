import { request, Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '#modelTesting/random.ts';
import type { Verdict } from '#server/propose/command.ts';
import { created, toOrder } from '../../support/orders.ts';

/**
 * A command that a client sent under a key, with its answer. This record of the client survives every crash of the
 * server.
 */
export interface Sent {
  readonly key: string;
  readonly command: object;
  readonly told: Verdict;
  /** Number of attempts until the answer. */
  readonly tries: number;
}

/** The current address of the server; a restart changes it. */
export interface Whereabouts {
  address: string;
}

/** An answer to one attempt, with its time in milliseconds. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
  readonly took: number;
}

const TIMEOUT_MS = 5000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const post = (address: string, authorization: string, body: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { authorization, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(
      `${address}/api/commands`,
      { method: 'POST', agent, timeout: TIMEOUT_MS, headers },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            retryAfter: response.headers['retry-after'],
            took: performance.now() - began,
          }),
        );
        response.on('error', reject);
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('No answer in time')));
    asked.on('error', reject);
    asked.end(body);
  });

/**
 * Sends one command after the other until stopped. An unanswered command is sent again under the same key to the
 * current address. `answered` gets every answer, and null for an attempt without one.
 */
async function writeUntil(
  stopped: () => boolean,
  where: Whereabouts,
  authorization: string,
  shared: string[],
  random: () => number,
  acknowledged: () => void,
  answered: (answer: Answer | null) => void = () => undefined,
): Promise<Sent[]> {
  const book: Sent[] = [];
  const own: string[] = [];
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)];
  const next = (): object => {
    const id = random() < 0.5 ? pick(shared) : pick(own);
    if (id === undefined || random() < 0.3) return created(random() < 0.5 ? {} : { mailSn: crypto.randomUUID() });
    return random() < 0.7
      ? toOrder(id, 'order.labelPrinted', { kind: 'waybill', reason: 'Torn' })
      : toOrder(id, 'order.extraFeeAdded', { kind: 'upstairs', amount: 100, channel: 'cash', stage: 'online' });
  };
  while (!stopped()) {
    const key = crypto.randomUUID();
    const command = { key, ...next() };
    const { told, tries } = await insist(where, authorization, JSON.stringify({ commands: [command] }), answered);
    if (told.id !== null && told.version <= 2) (shared.length < 8 ? shared : own).push(told.id);
    acknowledged();
    book.push({ key, command, told, tries });
  }
  return book;
}

/** Writers that send commands side by side, and how far they have come. */
export interface Writers {
  /** Number of answers so far. */
  readonly acknowledged: () => number;
  /** Commands of each writer, once all have stopped. */
  readonly done: Promise<Sent[][]>;
  readonly stop: () => void;
  readonly isOver: () => boolean;
}

/** Lets one writer for each token write until it is stopped; the random choices follow from the seed. */
export function startWriters(
  tokens: readonly string[],
  where: Whereabouts,
  seed: number,
  answered?: (answer: Answer | null) => void,
): Writers {
  let stopping = false;
  let acknowledged = 0;
  const shared: string[] = [];
  const count = (): number => (acknowledged += 1);
  const isOver = (): boolean => stopping;
  const done = Promise.all(
    tokens.map((token, index) => writeUntil(isOver, where, token, shared, seeded(seed + index), count, answered)),
  );
  done.catch(() => undefined);
  return { acknowledged: () => acknowledged, done, stop: () => (stopping = true), isOver };
}

async function insist(
  where: Whereabouts,
  authorization: string,
  body: string,
  answered: (answer: Answer | null) => void,
): Promise<{ told: Verdict; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const answer = await post(where.address, authorization, body).catch(() => null);
    answered(answer);
    if (answer?.status === 200) {
      const { results }: { results: Verdict[] } = JSON.parse(answer.text);
      const [told] = results;
      if (told) return { told, tries };
    }
    if (answer && ![429, 503].includes(answer.status)) throw new Error(`Answered ${answer.status}: ${answer.text}`);
    await pause(answer?.status === 429 ? 200 : 20);
  }
}
