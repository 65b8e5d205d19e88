import { system, type Actor } from '#machines/kit/actor.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { planned, unbilledAmong } from '#machines/lookups/billing.ts';
import { localDay } from '#machines/time/calendar.ts';
import { beginWorld, START } from '#modelTesting/world/beginning.ts';
import type { World } from '#modelTesting/world/world.ts';
import { actorOf, type Role } from '#server/auth/people.ts';
import type { Verdict } from '#server/propose/command.ts';

const MINUTE_MS = 60_000;

interface StaffContext {
  readonly username: string;
  readonly nickName: string;
  readonly staffCode: string;
  readonly branch: string;
  readonly operateBranch?: string;
  readonly merchant?: string;
  readonly roles: readonly string[];
}

/** A member of staff in a story, with the rights of their role. */
export interface Worker {
  readonly actor: Actor;
  /** Proposes an event to a record, or for a new one (null); returns its id. Throws the refusals. */
  readonly does: (type: string, id: string | null, data?: object) => Promise<string>;
  /** Proposes an event that must be refused; returns the ids of the rules. */
  readonly isRefused: (type: string, id: string | null, data?: object) => Promise<readonly (string | null)[]>;
}

/** The company of the demonstration in memory on a day of its own, judged by the code of the server. */
export class Company {
  readonly #world: World;
  #now = START;
  #commands = 0;

  private constructor(world: World) {
    this.#world = world;
  }

  static async opened(): Promise<Company> {
    return new Company(await beginWorld());
  }

  /** Present instant; every command takes a minute. */
  get at(): string {
    return new Date(this.#now).toISOString();
  }

  /** Lets time pass, and does what is due meanwhile. */
  async waits(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    for (const due of this.#world.due(this.at)) await this.#world.raise(due, this.at);
  }

  /** Makes the bills of the days before, as the server does at night; returns their numbers. */
  async makesBills(): Promise<readonly string[]> {
    const today = localDay(this.at);
    const before = this.records('bill').length;
    const bills = planned(unbilledAmong(this.#world, today), new Set(), today);
    const commands = bills.map((bill, index) => ({
      key: `bills of ${today}-${String(index)}`,
      machine: 'bill',
      event: { type: 'bill.generated', ...bill },
    }));
    await this.#world.propose({ mode: 'each', dryRun: false, actor: system, at: this.at, commands });
    return this.records('bill')
      .slice(before)
      .map(({ id }) => id);
  }

  /** Returns a member of staff by the name they sign in with. */
  worker(username: string): Worker {
    const actor = this.#actor(username);
    const propose = async (type: string, id: string | null, data: object): Promise<Verdict> => {
      this.#now += MINUTE_MS;
      this.#commands += 1;
      const [machine = ''] = type.split('.');
      const command = {
        key: `story-${this.#commands}`,
        machine,
        ...(id === null ? {} : { id }),
        event: { type, ...data },
      };
      const [verdict] = await this.#world.propose({
        mode: 'each',
        dryRun: false,
        actor,
        at: this.at,
        commands: [command],
      });
      if (!verdict) throw new Error('No verdict');
      return verdict;
    };
    return {
      actor,
      does: async (type, id, data = {}) => {
        const verdict = await propose(type, id, data);
        if (verdict.status !== 'accepted' || verdict.id === null)
          throw new Error(`${username}: ${type} is refused: ${JSON.stringify(verdict.refusals)}`);
        return verdict.id;
      },
      isRefused: async (type, id, data = {}) => {
        const verdict = await propose(type, id, data);
        return verdict.status === 'refused' ? verdict.refusals.map(({ rule }) => rule) : [];
      },
    };
  }

  record(machine: string, id: string): Aggregate {
    const found = this.#world.aggregate(machine, id);
    if (!found) throw new Error(`${machine} ${id} is not there`);
    return found;
  }

  /** Returns the records of a type in order of creation. */
  records(machine: string): readonly Aggregate[] {
    return [...this.#world.all(machine)];
  }

  /** Returns a record as lists show it. */
  row(machine: string, id: string): Readonly<Record<string, unknown>> {
    return aggregateTypes[machine]?.row(this.record(machine, id)) ?? {};
  }

  /** Returns the types of a record's events, oldest first. */
  log(machine: string, id: string): readonly string[] {
    return this.#world.log(machine, id).map(({ type }) => type);
  }

  #actor(username: string): Actor {
    const staff = this.records('staff').find(({ context }) => (context as StaffContext).username === username);
    if (!staff) throw new Error(`Nobody is called ${username}`);
    const { operateBranch = null, merchant = null, roles, ...context } = staff.context as StaffContext;
    const person = {
      ...context,
      id: staff.id,
      operateBranch,
      merchant,
      roles: roles.map((id): Role => ({ ...(this.record('role', id).context as Role), id })),
    };
    return actorOf({ ...person, ...OUTSIDE_A_STORY }, `session of ${username}`, '10.0.0.1');
  }
}

/** Parts of a person that no rule reads. */
const OUTSIDE_A_STORY = {
  phone: null,
  email: null,
  gender: null,
  department: null,
  enabled: true,
  status: 'onJob',
  avatarName: null,
  branchName: null,
  branchNameZh: null,
  atMost: null,
  active: true,
} as const;
