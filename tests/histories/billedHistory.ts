import { row as billRow } from '#machines/bill/row.ts';
import type { Bill } from '#machines/bill/context.ts';
import { system, type Actor } from '#machines/kit/actor.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { START } from '#modelTesting/world/beginning.ts';
import type { World } from '#modelTesting/world/world.ts';

const MINUTE = 60_000;
/** A minute after the midnight of Yangon that follows the beginning. */
const NIGHT = Date.parse('2026-11-20T17:31:00.000Z');

/** An event that somebody might propose. */
export interface Wanted {
  readonly machine: string;
  readonly id?: string;
  readonly type: string;
  readonly data?: object;
}

/** One random history of the money of some customers: its world, its clock, and what was accepted. */
export class BilledHistory {
  readonly lines: string[] = [];
  readonly kinds = new Set<string>();
  /** By customer: the sums that the list of bills offered to give back before each repayment. */
  readonly repaid = new Map<string, number>();
  readonly world: World;
  readonly #people: readonly Actor[];
  #now = START;
  #number = 0;

  constructor(world: World, people: readonly Actor[]) {
    this.world = world;
    this.#people = people;
  }

  midnight(): void {
    this.#now = NIGHT;
  }

  get at(): string {
    return new Date(this.#now).toISOString();
  }

  /** Proposes an event; returns the id of its record, or null if it is refused. */
  async propose(by: Actor, { machine, id, type, data = {} }: Wanted): Promise<string | null> {
    this.#now += MINUTE;
    this.#number += 1;
    const offered = type === 'refundPaid' && id !== undefined ? this.#toGiveBack(id) : null;
    const event = { type: `${machine}.${type}`, ...data };
    const [verdict] = await this.world.propose({
      mode: 'each',
      dryRun: false,
      actor: by,
      at: this.at,
      commands: [{ key: `billed-${this.#number}`, machine, ...(id === undefined ? {} : { id }), event }],
    });
    if (verdict?.status !== 'accepted') return null;
    for (const one of this.world.latest) this.kinds.add(one.type);
    if (offered) this.repaid.set(offered.customer, (this.repaid.get(offered.customer) ?? 0) + offered.toGiveBack);
    this.lines.push(JSON.stringify({ id: verdict.id, by: by.name, ...event }));
    return verdict.id;
  }

  #toGiveBack(bill: string): { readonly customer: string; readonly toGiveBack: number } {
    return billRow(this.world.aggregate('bill', bill) as Aggregate<Bill>);
  }

  /** Proposes an event that must be allowed. */
  async must(by: Actor, wanted: Wanted): Promise<string> {
    const id = await this.propose(by, wanted);
    if (id === null) throw new Error(`${wanted.machine}.${wanted.type} was refused after\n${this.lines.join('\n')}`);
    return id;
  }

  person(who: number): Actor {
    return this.#people[who % this.#people.length] ?? system;
  }
}
