import type pg from 'pg';
import { CALLS } from '#calls/areas.ts';
import { keyOf } from '#calls/contract.ts';
import { actorOf, createPeople } from '#server/auth/people.ts';
import { mayReveal } from '#server/access.ts';
import { call, type Answered } from './call.ts';
import type { Search } from './found.ts';
import { createJudge, type Special } from './judge.ts';
import { plain, type Known } from './known.ts';
import { PHONE, PLANTER } from './plant.ts';
import { post, type Request } from './request.ts';
import type { SweptWorld } from './world.ts';

/** Records of the world, and the calls that were answered. */
export interface Swept {
  readonly world: SweptWorld;
  readonly known: ReadonlyMap<string, Known>;
  readonly search: Search;
  /** Documented operations that were answered, as `method path`. */
  readonly answered: Set<string>;
}

const PATTERNS = CALLS.map(({ contract }) => ({
  key: keyOf(contract),
  isForEach: contract.path.startsWith('/api/:machine/'),
  method: contract.method,
  shape: new RegExp(`^${contract.path.replaceAll(/:\w+/g, '([^/]+)')}$`),
  // A literal path precedes one with parameters.
  parameters: contract.path.split(':').length,
})).toSorted((one, other) => one.parameters - other.parameters);

/** Returns the documented operation of a request: its call, and the machine of a list. */
function operationOf({ method, url }: Request): string {
  const [path = ''] = url.split('?');
  const found = PATTERNS.find((one) => one.method === method && one.shape.test(path));
  if (!found) throw new Error(`No call ${method} ${url}`);
  return found.isForEach ? `${found.key} ${path.split('/')[2] ?? ''}` : found.key;
}

/** Values of one's own record, which everybody sees whole. */
async function ownOf(pool: pg.Pool, id: string): Promise<Set<string>> {
  const { rows } = await pool.query<{ row: Record<string, unknown> }>('select row from row_staff where id = $1', [id]);
  const texts = Object.values(rows[0]?.row ?? {}).filter((value) => typeof value === 'string');
  return new Set(texts.flatMap((text) => [text, plain(text)]));
}

/** Creates what asks as one account and judges each answer. */
export async function createSweeper({ world, known, search, answered }: Swept, account: string) {
  const { pool } = world;
  const found = await createPeople(pool).of(await world.staffId(account));
  if (!found) throw new Error(`Nobody is called ${account}`);
  const actor = actorOf(found, '', '127.0.0.1');
  const own = await ownOf(pool, actor.id);
  // What the account itself looks for, its own view of a list repeats.
  if (account === PLANTER) own.add(PHONE);
  const judge = createJudge({ pool, search, known, actor, own });
  const faults: string[] = [];

  const ask = async (request: Request, special: Special = {}): Promise<Answered> => {
    if (mayReveal(actor) || special.onPaper === true) await pool.query('delete from personal_reads');
    const answer = await call(world, account, request);
    if (answer.status < 300) answered.add(operationOf(request));
    const about = `${request.method} ${request.url} ${JSON.stringify(request.body ?? {}).slice(0, 200)}`;
    if (answer.status >= 500) faults.push(`${about}: ${answer.text}`);
    faults.push(...(await judge(answer, special)).map((fault) => `${about}: ${fault}`));
    return answer;
  };

  return {
    account,
    actor,
    own,
    faults,
    ask,
    /** Proposes events as the console does. */
    propose: (commands: readonly object[]) =>
      ask(post('/api/commands', { commands: commands.map((one) => ({ ...one, key: crypto.randomUUID() })) })),
  };
}

export type Sweeper = Awaited<ReturnType<typeof createSweeper>>;
