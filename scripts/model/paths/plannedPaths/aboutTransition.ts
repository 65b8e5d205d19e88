import type { transitionsOfAll } from '#machines/kit/describe.ts';
import type { Verdict } from '#server/propose/command.ts';
import { transitionKey } from '#modelTesting/explore.ts';
import type { Fixtures, Trial } from '#modelTesting/situation.ts';
import type { Question } from '../asked.ts';
import { asked, lasting, rulesIn, type Untimed } from './ask.ts';
import { Broken, type Shown } from './broken.ts';
import type { LedTo } from './drivenTo.ts';
import { edgesOf } from './limit.ts';
import { otherPayloads } from './payloads.ts';
import { peopleOf } from './people.ts';
import type { Places } from './places.ts';
import { whyNotReached, whyNotTaken } from './reasons.ts';
import type { Planner } from './plan.ts';
import { refusedPeople, refusedToAnybody } from './refusedPeople.ts';
import type { Scene } from './scene.ts';
import { momentOf } from './search.ts';
import { takesStock } from './stock.ts';
import { attemptOf, isBound, proposable, trialsOf } from './trials.ts';
import { goalsFor } from './goals.ts';

const UNSTEADY = 'a server answers it otherwise a little later or at another time of the day';
const UNBROKEN = 'nobody of the demonstration world and no payload breaks it there';
/** Maximum number of aggregates in one state that are asked in turn. */
const MANY = 12;

const expected = ({ refusals }: Verdict): Question['refused'] => refusals.map(({ code, rule }) => ({ code, rule }));

interface Company {
  readonly fixtures: Fixtures;
  readonly planner: Planner;
  readonly places: Places;
  readonly led: LedTo;
}

/** A proposal that takes a transition, and the scene in which it does. */
interface Kept {
  readonly scene: Scene;
  readonly untimed: Untimed;
  readonly after?: Scene;
}

/** Questions about one transition: the planned proposal, other people, other payloads, and refused proposals. */
export class AboutTransition {
  readonly #with: Company;
  readonly #way: ReturnType<typeof transitionsOfAll>[number];
  readonly #broken = new Broken();
  /** Rules with a question about them alone, or about their limit. */
  readonly #shown = new Set<string>();
  /** Reason why a rule's trials cannot be proposed, by rule. */
  readonly #reasons = new Map<string, string>();

  constructor(company: Company, transition: ReturnType<typeof transitionsOfAll>[number]) {
    this.#with = company;
    this.#way = transition;
  }

  async ask(): Promise<void> {
    const { planner, fixtures } = this.#with;
    const { from, event, rules } = this.#way;
    const key = transitionKey(from, event);
    for (const { scene, goal } of planner.refused.get(key)?.values() ?? []) await this.#hear(scene, goal);
    const done = planner.proposed.get(key);
    const untimed = done?.after.steps.at(-1);
    const kept = done && untimed ? { scene: done.before, untimed, after: done.after } : await this.#elsewhere();
    if (kept) await this.#about(kept);
    else this.#leave('allows', 'as planned', this.#untaken());
    if (fixtures.aggregateType.events[event]?.systemOnly) await this.#byAnybody();
    for (const rule of rules) this.#alone(rule, kept === null);
  }

  async #about(kept: Kept): Promise<void> {
    await this.#asPlanned(kept);
    await this.#byOthers(kept);
    await this.#atLimits(kept);
    for (const rule of this.#way.rules) await this.#byTrials(kept, rule);
    await this.#byPayloads(kept);
    if (!this.#isComplete()) await this.#elsewhere();
  }

  #untaken(): string {
    return whyNotTaken(this.#with.fixtures.aggregateType, this.#with.planner, this.#way.from, this.#way.event);
  }

  #name(does: 'allows' | 'refuses', what: string): string {
    return `${does} ${this.#way.event} in ${this.#way.from}: ${what}`;
  }

  #ask(does: 'allows' | 'refuses', what: string, { scene, asked: question, verdict }: Shown): void {
    this.#with.places.ask(this.#name(does, what), scene, question, expected(verdict));
  }

  #leave(does: 'allows' | 'refuses', what: string, why: string): void {
    this.#with.places.leave(this.#name(does, what), why);
  }

  #idOf(rule: string): string {
    return `${this.#with.fixtures.aggregateType.id}.${rule}`;
  }

  #isComplete(): boolean {
    return this.#way.rules.every((rule) => this.#shown.has(rule) || this.#broken.isAlone(this.#idOf(rule)));
  }

  async #hear(scene: Scene, untimed: Untimed): Promise<void> {
    const found = await lasting(scene, untimed);
    if (found?.verdict.status === 'refused') this.#broken.offer({ scene, ...found });
  }

  /** Returns the first allowed proposal of aggregates in the state, and collects new refusals. */
  async #elsewhere(): Promise<Kept | null> {
    const { fixtures, planner, led } = this.#with;
    const { from, event } = this.#way;
    let kept: Kept | null = null;
    for (const { scene, aggregate } of led
      .in(from)
      .filter((one) => !takesStock(one.scene))
      .slice(0, MANY))
      for (const untimed of goalsFor(scene, planner.cast, fixtures, aggregate.id, event)) {
        const verdict = await asked(scene, untimed, momentOf(scene));
        if (verdict.status === 'accepted') kept ??= { scene, untimed };
        else if (this.#broken.isNews(verdict)) await this.#hear(scene, untimed);
        if (kept && this.#isComplete()) return kept;
      }
    return kept;
  }

  async #asPlanned({ scene, untimed }: Kept): Promise<void> {
    const found = await lasting(scene, untimed);
    if (found?.verdict.status === 'accepted') this.#ask('allows', 'as planned', { scene, ...found });
    else this.#leave('allows', 'as planned', UNSTEADY);
  }

  /** Asks for an event that only the server proposes. */
  async #byAnybody(): Promise<void> {
    const { fixtures, planner, led } = this.#with;
    const { from, event } = this.#way;
    const what = 'to anybody but the server';
    const isAbsent = fixtures.aggregateType.structure.states.get(from)?.meta.absent === true;
    const place = isAbsent ? { scene: planner.beginning, aggregate: null } : led.in(from)[0];
    const whyNot = (): string => `no life was led to ${from}: ${whyNotReached(fixtures.aggregateType, planner, from)}`;
    const shown =
      place && (await refusedToAnybody(fixtures.aggregateType, place.scene, place.aggregate?.id ?? null, event));
    if (shown) this.#ask('refuses', what, shown);
    else this.#leave('refuses', what, place ? `nobody is refused so in ${from}` : whyNot());
  }

  /** Asks people without permission or out of reach, and others whom a rule refuses. */
  async #byOthers({ scene, untimed }: Kept): Promise<void> {
    const { found, left, byRules } = await refusedPeople(this.#with.fixtures.aggregateType, scene, untimed);
    for (const [what, shown] of found) this.#ask('refuses', what, shown);
    for (const [what, why] of left) this.#leave('refuses', what, why);
    for (const one of byRules) await this.#hear(scene, one.asked);
  }

  /** Asks for the last number of a payload that a rule allows, and the first that it refuses. */
  async #atLimits({ scene, untimed }: Kept): Promise<void> {
    for (const { field, rule, limit, allowed, refused } of await edgesOf(scene, untimed)) {
      const own = this.#way.rules.find((one) => this.#idOf(one) === rule);
      const [passes, fails] = [await lasting(scene, allowed), await lasting(scene, refused)];
      if (own === undefined || passes?.verdict.status !== 'accepted' || fails?.verdict.status !== 'refused') continue;
      this.#ask('allows', `${own}, ${field} at its ${limit}`, { scene, ...passes });
      this.#ask('refuses', `${own}, ${field} one beyond its ${limit}`, { scene, ...fails });
      this.#shown.add(own);
    }
  }

  /** Asks the trials of a rule in the fixtures, including both sides of its bounds. */
  async #byTrials({ scene, untimed, after }: Kept, rule: string): Promise<void> {
    const { fixtures } = this.#with;
    const hasLimit = this.#shown.has(rule);
    const attempt = attemptOf(fixtures, scene, untimed, after);
    for (const trial of trialsOf(fixtures, rule, attempt)) {
      const change = proposable(trial, attempt, peopleOf(scene.world));
      const whyNot =
        typeof change === 'string' ? change : await this.#try(trial, rule, scene, { ...untimed, ...change });
      if (whyNot === null) continue;
      if (!trial.holds) this.#reasons.set(rule, whyNot);
      if (isBound(trial) && !hasLimit)
        this.#leave(trial.holds ? 'allows' : 'refuses', `${rule}, ${trial.name}`, whyNot);
    }
  }

  async #try(trial: Trial, rule: string, scene: Scene, untimed: Untimed): Promise<string | null> {
    const found = await lasting(scene, untimed);
    if (!found) return UNSTEADY;
    const rules = rulesIn(found.verdict);
    const isForeseen = trial.holds ? rules.length === 0 : rules.includes(this.#idOf(rule));
    if (!isForeseen) return `in this world it is ${rules.length === 0 ? 'allowed' : `refused by ${rules.join(', ')}`}`;
    this.#ask(trial.holds ? 'allows' : 'refuses', `${rule}, ${trial.name}`, { scene, ...found });
    if (rules.length === 1) this.#shown.add(rule);
    return null;
  }

  /** Asks with payloads changed in one place, until the questions are complete. */
  async #byPayloads({ scene, untimed }: Kept): Promise<void> {
    for (const data of otherPayloads(untimed.machine, untimed.data, scene.world)) {
      if (this.#isComplete()) return;
      const verdict = await asked(scene, { ...untimed, data }, momentOf(scene));
      if (this.#broken.isNews(verdict)) await this.#hear(scene, { ...untimed, data });
    }
  }

  /** Asks for the best refusal of a rule, unless a trial or limit of it was asked alone. */
  #alone(rule: string, isUntaken: boolean): void {
    if (this.#shown.has(rule)) return;
    const id = this.#idOf(rule);
    const shown = this.#broken.get(id);
    if (!shown) {
      this.#leave('refuses', rule, isUntaken ? this.#untaken() : (this.#reasons.get(rule) ?? UNBROKEN));
      return;
    }
    const others = rulesIn(shown.verdict).filter((one) => one !== id);
    this.#ask('refuses', others.length === 0 ? rule : `${rule}, beside ${others.join(', ')}`, shown);
  }
}
