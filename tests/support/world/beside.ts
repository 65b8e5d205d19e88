import type pg from 'pg';
import { actorOf, createPeople } from '#server/auth/people.ts';
import { raise, type Due } from '#server/deadlines.ts';
import type { Batch, Verdict } from '#server/propose/command.ts';
import { within } from '#server/routes/commands.ts';
import { canonical } from '#server/store/canonical.ts';
import type { Serving } from '../serving.ts';
import { signIn } from '../sessions.ts';
import { uploadNamed } from '#modelTesting/world/uploads.ts';
import { dueApart } from './differences.ts';
import { World } from '#modelTesting/world/world.ts';

const IP = '127.0.0.1';
/** Number of serial numbers that a process takes from the database at once. A world ends at the end of such a block. */
const BLOCK = 100;
/** Duration of a session in these tests: less than its idle time, in milliseconds. */
const SESSION_MS = 3 * 3_600_000;
/**
 * Interval in commands. After each interval, one command is repeated, and one is sent with a version that does not
 * exist.
 */
const EVERY = 20;

/** A difference between the answers of the server and of the world. */
export class Differs extends Error {
  constructor(asked: unknown, world: unknown, server: unknown) {
    super(`${JSON.stringify(asked)}\nworld:  ${canonical(world)}\nserver: ${canonical(server)}`);
  }
}

interface Served {
  readonly serving: Serving;
  readonly pool: pg.Pool;
  /** Sets the server's clock. */
  readonly setClock: (at: Date) => void;
  /** Clears the server's cache of people and sessions. */
  readonly forgetPeople: () => void;
}

/** Aggregate types that determine the identity of a person. */
const PEOPLE: readonly string[] = ['staff', 'role', 'merchant'];

interface SignedIn {
  readonly authorization: string;
  readonly session: string;
  readonly until: number;
}

/** Returns a verdict without the sentences of its refusals, which only HTTP adds. */
const unworded = (verdict: Verdict): Verdict => ({
  ...verdict,
  refusals: verdict.refusals.map((refusal) => {
    const { message: _, ...rest } = refusal as typeof refusal & { message?: string };
    return rest;
  }),
});

/** Returns values as they arrive through HTTP. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Returns the same command with a version that does not exist. */
const outdated = (command: Batch['commands'][number]): Batch['commands'][number] => ({
  ...command,
  key: `${command.key}-outdated`,
  expectedVersion: 9999,
});

/** A world and a server with the same proposals at the same instants in the same sessions. */
export class Beside extends World {
  #served: Served | null = null;
  #serial = BLOCK - 1;
  #asked = 0;
  /** True while a deadline is raised: the server receives it separately. */
  #raising = false;
  /** Number of the server's answers by status. */
  readonly statuses = new Map<Verdict['status'], number>();
  readonly #sessions = new Map<string, SignedIn>();
  /** Wraps each judgement of the world. A test may replace rules of the world only. */
  around: <Result>(judge: () => Promise<Result>) => Promise<Result> = (judge) => judge();

  protected override serial(): number {
    return (this.#serial += 1);
  }

  /** Connects a server. Its database already contains all events so far. */
  async join(served: Served): Promise<void> {
    const block = Math.floor(this.#serial / BLOCK) + 1;
    this.#serial = block * BLOCK - 1;
    await served.pool.query(`alter sequence serial_blocks restart with ${block}`);
    this.#served = served;
  }

  override async propose(batch: Batch): Promise<Verdict[]> {
    const served = this.#served;
    if (!served || this.#raising) return this.around(() => super.propose(batch));
    if (batch.actor.kind === 'system') return this.#bySystem(served, batch);
    const own = await this.#both(served, batch);
    const { latest } = this;
    this.#forgetPeople(served);
    this.#asked += 1;
    if (this.#asked % EVERY === 0) await this.#both(served, batch);
    if (this.#asked % EVERY === EVERY / 2)
      await this.#both(served, { ...batch, commands: batch.commands.map(outdated) });
    this.latest = latest;
    return own;
  }

  /** Sends the server's own proposals directly, without HTTP. */
  async #bySystem(served: Served, batch: Batch): Promise<Verdict[]> {
    served.setClock(new Date(batch.at));
    const own = await this.around(() => super.propose(batch));
    this.#compare([batch.at, batch.commands, 'system'], own, await served.serving.proposer.propose(batch));
    this.#forgetPeople(served);
    return own;
  }

  /** Clears the server's cache and the sessions after events that change the identity of a person. */
  #forgetPeople(served: Served): void {
    if (this.latest.some(({ machine }) => PEOPLE.includes(machine))) served.forgetPeople();
    for (const { machine, id } of this.latest) if (machine === 'staff') this.#sessions.delete(id);
  }

  #compare(asked: unknown, own: readonly Verdict[], answered: readonly Verdict[]): void {
    if (canonical(sent(own)) !== canonical(answered)) throw new Differs(asked, own, answered);
  }

  /** Proposes to the world, then to the server: both answers must be equal. */
  async #both({ serving, setClock, pool }: Served, batch: Batch): Promise<Verdict[]> {
    const now = new Date(batch.at);
    setClock(now);
    const { actor, authorization } = await this.#signedIn(pool, this.#someone(batch.actor.id), now);
    const commands = sent(batch.commands);
    await uploadNamed(pool, { actor, commands, at: batch.at });
    const own = await this.around(() => super.propose({ ...batch, actor, commands, isWritten: true }));
    const { status, body, text } = await serving.ask<{ results?: Verdict[] }>('POST', '/api/commands', {
      as: null,
      headers: { authorization },
      body: { mode: batch.mode, dryRun: batch.dryRun, commands },
    });
    if (status !== 200 || !body.results) throw new Error(`${status}: ${text}`);
    const answered = body.results.map(unworded);
    // The world tells everybody the state of what was refused; the server only those who may read it.
    const told = own.map((verdict) => within(actor, verdict));
    this.#compare([batch.at, commands, actor.id], told, answered);
    for (const verdict of answered) this.statuses.set(verdict.status, (this.statuses.get(verdict.status) ?? 0) + 1);
    return own;
  }

  override async raise(due: Due, at: string): Promise<Verdict[]> {
    const served = this.#served;
    if (!served) return super.raise(due, at);
    served.setClock(new Date(at));
    const unlike = await dueApart(this, served.pool, at);
    if (unlike.length > 0) throw new Error(unlike.join('\n'));
    this.#raising = true;
    const own = await super.raise(due, at);
    this.#raising = false;
    let answered: readonly Verdict[] = [];
    const { proposer } = served.serving;
    const hearing: Parameters<typeof raise>[0] = {
      proposeWhile: async (...asked) => {
        const verdicts = await proposer.proposeWhile(...asked);
        answered = verdicts ?? [];
        return verdicts;
      },
    };
    await raise(hearing, due, at);
    this.#compare([at, due], own, answered);
    this.#forgetPeople(served);
    return own;
  }

  /** Returns the id of the person; of the first member of staff when there is no such person. */
  #someone(id: string): string {
    const [first] = this.all('staff');
    return this.aggregate('staff', id) ? id : (first?.id ?? id);
  }

  /** Returns the server's actor for a person in a session at this moment. */
  async #signedIn(pool: pg.Pool, id: string, now: Date) {
    const known = this.#sessions.get(id);
    const signedIn =
      known && known.until > now.getTime() ? known : { ...(await signIn(pool, id)), until: now.getTime() + SESSION_MS };
    this.#sessions.set(id, signedIn);
    const person = await createPeople(pool).of(id);
    if (!person) throw new Error(`${id} is nobody`);
    return { actor: actorOf(person, signedIn.session, IP), authorization: signedIn.authorization };
  }
}
