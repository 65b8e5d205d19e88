import type { Noun } from '#machines/kit/noun.ts';
import { nouns } from '#machines/nouns.ts';
import type { Recorded } from '#machines/kit/proposal.ts';
import { explore, type Explored } from '../../../../tests/support/model/explore.ts';
import { settle } from '../../../../tests/support/model/settle.ts';
import type { Fixtures } from '../../../../tests/support/model/situation.ts';
import { namedBy } from './cast.ts';
import { livesOf, type Scene } from './scene.ts';
import { search, tryOut } from './search.ts';
import { wishesFor, type Cast } from './wishes.ts';

/** Proposals about the other lives that are tried for one step. */
const EFFORT = 250;
/** So often a step is tried in vain from lives in the same states. */
const PATIENCE = 3;

const answers = new Set(Object.values(nouns).flatMap(({ reactions }) => reactions.map(({ proposes }) => proposes)));

/** Lives of the machine alone as a server leads them: what its own events ask of it happens at once, and never else. */
export function exploredAlone(fixtures: Fixtures): Explored {
  const { noun } = fixtures;
  const own = new Set(noun.reactions.flatMap(({ to, proposes }) => (to === noun.id ? [proposes] : [])));
  const isAnswer = (type: string): boolean => noun.events[type]?.systemOnly === true && own.has(type);
  return explore(
    { ...fixtures, drafts: (type, situation) => (isAnswer(type) ? [] : fixtures.drafts(type, situation)) },
    (situation) => settle(noun, situation),
  );
}

/** The machines whose events bring an event, and those that they name. */
function around(target: Noun, type: string, cast: Cast): readonly Fixtures[] {
  const causes = Object.values(nouns).filter(({ reactions }) => reactions.some(({ proposes }) => proposes === type));
  const names = new Set(causes.flatMap((noun) => [noun.id, ...namedBy(noun)]));
  return cast.fixtures.filter(({ noun }) => noun !== target && names.has(noun.id));
}

/** Does in a world what a life of a machine alone was led through, step by step, with the other lives that it takes. */
export class Guide {
  readonly #own: Fixtures;
  readonly #cast: Cast;
  readonly #heard: (scene: Scene, before: Scene) => void;
  readonly #known = new Map<string, Scene | null>();
  readonly #vain = new Map<string, number>();

  #left: number;

  constructor(
    own: Fixtures,
    cast: Cast,
    { heard, effort }: { heard: (scene: Scene, before: Scene) => void; effort: number },
  ) {
    this.#own = own;
    this.#cast = cast;
    this.#heard = heard;
    this.#left = effort;
  }

  /** As far as the log can be followed from a scene. */
  async follow(from: Scene, log: readonly Recorded[]): Promise<void> {
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
    return livesOf(scene, this.#own.noun)[0] ?? null;
  }

  #isDone(scene: Scene, place: number, type: string): boolean {
    const life = this.#life(scene);
    return life !== null && scene.world.log(this.#own.noun.id, life.id)[place]?.type === type;
  }

  async #act(scene: Scene, place: number, step: Recorded): Promise<Scene | null> {
    const { noun } = this.#own;
    const life = this.#life(scene);
    const kind = [step.type, ...Object.values(life?.states ?? {})].join();
    const vain = this.#vain.get(kind) ?? 0;
    if (vain >= PATIENCE) return null;
    const isByPerson = noun.events[step.type]?.systemOnly !== true;
    const own = isByPerson ? await this.#propose(scene, step) : null;
    const found = own ?? (isByPerson || answers.has(step.type) ? await this.#withOthers(scene, place, step) : null);
    if (!found) this.#vain.set(kind, vain + 1);
    return found;
  }

  /** The event by a person, with a payload like the one it was led by where that can be. */
  async #propose(scene: Scene, { type, data, to }: Recorded): Promise<Scene | null> {
    const life = this.#life(scene);
    const same = JSON.stringify(data);
    const wishes = [...wishesFor(scene, this.#cast, this.#own, life?.id ?? null, type)];
    for (const wish of wishes.toSorted((one, other) => Number(other.told === same) - Number(one.told === same))) {
      this.#left -= 1;
      const next = await tryOut(scene, wish);
      if (!next) continue;
      this.#heard(next, scene);
      const { id } = this.#life(next) ?? {};
      const mine = next.world.latest.find((event) => event.machine === this.#own.noun.id && event.id === id);
      if (mine?.to === to) return next;
    }
    return null;
  }

  /** Something about other lives first, until the event follows or can be proposed. */
  async #withOthers(scene: Scene, place: number, step: Recorded): Promise<Scene | null> {
    const { noun } = this.#own;
    const isByPerson = noun.events[step.type]?.systemOnly !== true;
    const others = around(noun, step.type, this.#cast);
    const named = this.#cast.fixtures.filter((one) => namedBy(noun, step.type).includes(one.noun.id));
    const fixtures = [...new Set([...others, ...(isByPerson ? named : [])])].filter((one) => one.noun !== noun);
    if (fixtures.length === 0) return null;
    let found: Scene | null = null;
    const seen = new Set<string>();
    this.#left -= await search({
      from: scene,
      cast: { ...this.#cast, fixtures },
      effort: EFFORT,
      done: async (next, before) => {
        this.#heard(next, before);
        if (this.#isDone(next, place, step.type)) found ??= next;
        else if (isByPerson) found ??= await this.#propose(next, step);
        const marks = next.lives.map(({ machine, id }) =>
          JSON.stringify([machine, next.world.life(machine, id)?.states]),
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
