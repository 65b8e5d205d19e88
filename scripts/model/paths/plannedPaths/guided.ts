import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { explore, type Explored } from '#modelTesting/explore.ts';
import { settle } from '#modelTesting/settle.ts';
import type { Fixtures } from '#modelTesting/situation.ts';
import { namedBy } from './cast.ts';
import { aggregatesOf, type Scene } from './scene.ts';
import { search, tryOut } from './search.ts';
import { goalsFor, type Cast } from './goals.ts';

/** Maximum number of proposals on other aggregates for one step. */
const EFFORT = 250;
/** Maximum number of failed tries of a step from aggregates in the same states. */
const PATIENCE = 3;

const answers = new Set(
  Object.values(aggregateTypes).flatMap(({ reactions }) => reactions.map(({ proposes }) => proposes)),
);

/**
 * Explores aggregates of the machine alone. Reactions to its own events occur at once, as on a server, and at no other
 * time.
 */
export function exploredAlone(fixtures: Fixtures): Explored {
  const { aggregateType } = fixtures;
  const own = new Set(
    aggregateType.reactions.flatMap(({ to, proposes }) => (to === aggregateType.id ? [proposes] : [])),
  );
  const isAnswer = (type: string): boolean => aggregateType.events[type]?.systemOnly === true && own.has(type);
  return explore(
    { ...fixtures, drafts: (type, situation) => (isAnswer(type) ? [] : fixtures.drafts(type, situation)) },
    (situation) => settle(aggregateType, situation),
  );
}

/** Returns the machines whose events cause an event, and those that they name. */
function around(target: AggregateType, type: string, cast: Cast): readonly Fixtures[] {
  const causes = Object.values(aggregateTypes).filter(({ reactions }) =>
    reactions.some(({ proposes }) => proposes === type),
  );
  const names = new Set(causes.flatMap((aggregateType) => [aggregateType.id, ...namedBy(aggregateType)]));
  return cast.fixtures.filter(({ aggregateType }) => aggregateType !== target && names.has(aggregateType.id));
}

/** Repeats the log of an aggregate of the machine alone in a world, step by step, with other required aggregates. */
export class Guide {
  readonly #own: Fixtures;
  readonly #cast: Cast;
  readonly #onScene: (scene: Scene, before: Scene) => void;
  readonly #known = new Map<string, Scene | null>();
  readonly #vain = new Map<string, number>();

  #left: number;

  constructor(
    own: Fixtures,
    cast: Cast,
    { onScene, effort }: { onScene: (scene: Scene, before: Scene) => void; effort: number },
  ) {
    this.#own = own;
    this.#cast = cast;
    this.#onScene = onScene;
    this.#left = effort;
  }

  /** Follows the log from a scene as far as possible. */
  async follow(from: Scene, log: readonly RecordedTransition[]): Promise<void> {
    let scene: Scene | null = from;
    let key = '';
    for (const [place, step] of log.entries()) {
      if (this.#isDone(scene, place, step.type)) continue;
      key += JSON.stringify([step.type, step.data]);
      const known = this.#known.get(key);
      if (known === undefined && this.#left <= 0) return;
      scene = known === undefined ? await this.#act(scene, place, step) : known;
      this.#known.set(key, scene);
      if (!scene) return;
    }
  }

  #life(scene: Scene) {
    return aggregatesOf(scene, this.#own.aggregateType)[0] ?? null;
  }

  #isDone(scene: Scene, place: number, type: string): boolean {
    const aggregate = this.#life(scene);
    return aggregate !== null && scene.world.log(this.#own.aggregateType.id, aggregate.id)[place]?.type === type;
  }

  async #act(scene: Scene, place: number, step: RecordedTransition): Promise<Scene | null> {
    const { aggregateType } = this.#own;
    const aggregate = this.#life(scene);
    const kind = [step.type, ...Object.values(aggregate?.states ?? {})].join();
    const vain = this.#vain.get(kind) ?? 0;
    if (vain >= PATIENCE) return null;
    const isByPerson = aggregateType.events[step.type]?.systemOnly !== true;
    const own = isByPerson ? await this.#propose(scene, step) : null;
    const found = own ?? (isByPerson || answers.has(step.type) ? await this.#withOthers(scene, place, step) : null);
    if (!found) this.#vain.set(kind, vain + 1);
    return found;
  }

  /** Proposes the event by a person, preferably with the same payload. */
  async #propose(scene: Scene, { type, data, to }: RecordedTransition): Promise<Scene | null> {
    const aggregate = this.#life(scene);
    const same = JSON.stringify(data);
    const goals = [...goalsFor(scene, this.#cast, this.#own, aggregate?.id ?? null, type)];
    for (const goal of goals.toSorted((one, other) => Number(other.payload === same) - Number(one.payload === same))) {
      this.#left -= 1;
      const next = await tryOut(scene, goal);
      if (!next) continue;
      this.#onScene(next, scene);
      const { id } = this.#life(next) ?? {};
      const mine = next.world.latest.find((event) => event.machine === this.#own.aggregateType.id && event.id === id);
      if (mine?.to === to) return next;
    }
    return null;
  }

  /** Proposes events of other aggregates until the event follows or can be proposed. */
  async #withOthers(scene: Scene, place: number, step: RecordedTransition): Promise<Scene | null> {
    const { aggregateType } = this.#own;
    const isByPerson = aggregateType.events[step.type]?.systemOnly !== true;
    const others = around(aggregateType, step.type, this.#cast);
    const named = this.#cast.fixtures.filter((one) => namedBy(aggregateType, step.type).includes(one.aggregateType.id));
    const fixtures = [...new Set([...others, ...(isByPerson ? named : [])])].filter(
      (one) => one.aggregateType !== aggregateType,
    );
    if (fixtures.length === 0) return null;
    let found: Scene | null = null;
    const seen = new Set<string>();
    this.#left -= await search({
      from: scene,
      cast: { ...this.#cast, fixtures },
      effort: EFFORT,
      done: async (next, before) => {
        this.#onScene(next, before);
        if (this.#isDone(next, place, step.type)) found ??= next;
        else if (isByPerson) found ??= await this.#propose(next, step);
        const marks = next.aggregates.map(({ machine, id }) =>
          JSON.stringify([machine, next.world.aggregate(machine, id)?.states]),
        );
        const isNew = !seen.has(marks.join());
        seen.add(marks.join());
        return isNew ? 'soon' : 'never';
      },
      isOver: () => found !== null,
    });
    return found;
  }
}
