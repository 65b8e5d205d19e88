import { mainOf } from '#machines/facts/found/read.ts';
import { mayPropose } from '#machines/kit/explain.ts';
import type { Life, Noun } from '#machines/kit/noun.ts';
import { nouns } from '#machines/nouns.ts';
import { belonging } from '../../../../tests/support/world/belonging.ts';
import { machineNamed } from '../../../../tests/support/world/calling.ts';
import { Fitting } from '../../../../tests/support/world/fitting.ts';
import { draftsFor, openTo } from '../../../../tests/support/world/moves.ts';
import { ownFiles } from '../../../../tests/support/world/ownFiles.ts';
import type { Draft, Fixtures } from '../../../../tests/support/model/situation.ts';
import { fitting as fitted, placeFor } from './fits.ts';
import type { FreshTexts } from './fresh.ts';
import { inTurn, movedTo, placeIn } from './own.ts';
import { candidates, peopleOf } from './people.ts';
import { lifeIn, livesOf, type Scene, type Step } from './scene.ts';

/** Something that could be done next in a scene. */
export interface Wish extends Omit<Step, 'follows' | 'at'> {
  /** The payload as the fixtures have it. */
  readonly told: string;
  /** What makes another try of the same kind: as often as it was tried in vain, it is tried no more. */
  readonly kind: string;
}

/** What a scene is played with. */
export interface Cast {
  readonly fixtures: readonly Fixtures[];
  /** Lives of a machine that people begin in one scene; one unless named. */
  readonly most: Readonly<Record<string, number>>;
  /** What of a life makes a difference to an event: where all of this is the same, the same is to be expected. */
  readonly kindOf: (fixtures: Fixtures, life: Life, type: string, scene: Scene) => string;
  readonly random: () => number;
  readonly texts: FreshTexts;
}

/** People who try the same: another one may be asked for, by a rule. */
const TRIED = 2;

/** All that people could do next, a proposal for each form that the fixtures fill in, fitted to the scene. */
export function* wishesOf(scene: Scene, cast: Cast): Generator<Wish> {
  for (const fixtures of cast.fixtures) {
    const { noun } = fixtures;
    const begun = scene.steps.filter(({ machine, id }) => machine === noun.id && id === null).length;
    const ids = livesOf(scene, noun).map(({ id }) => id);
    for (const id of [...(begun < (cast.most[noun.id] ?? 1) ? [null] : []), ...ids]) {
      const types = openTo(noun, lifeIn(scene, noun, id)).filter((type) => !noun.events[type]?.systemOnly);
      for (const type of types) yield* wishesFor(scene, cast, fixtures, id, type);
    }
  }
}

/** The same for one event of a life. */
export function* wishesFor(
  scene: Scene,
  cast: Cast,
  fixtures: Fixtures,
  id: string | null,
  type: string,
): Generator<Wish> {
  const life = lifeIn(scene, fixtures.noun, id);
  const people = peopleOf(scene.world);
  const fitting = new Fitting(scene.world, nouns, cast.random);
  for (const [index, draft] of draftsFor(fixtures, type, life, scene.world).entries()) {
    const kind = `${cast.kindOf(fixtures, life, type, scene)} ${index}`;
    yield* tries({ scene, cast, fitting, people, fixtures }, { life, id, type, draft, kind });
  }
}

interface Place {
  readonly scene: Scene;
  readonly cast: Cast;
  readonly fitting: Fitting;
  readonly people: ReturnType<typeof peopleOf>;
  readonly fixtures: Fixtures;
}
interface Asked {
  readonly life: Life;
  readonly id: string | null;
  readonly type: string;
  readonly draft: Draft;
  readonly kind: string;
}

function* tries({ scene, cast, fitting, people, fixtures }: Place, { life, id, type, draft, kind }: Asked) {
  const { noun } = fixtures;
  const { random } = cast;
  const { world } = scene;
  const born = id === null ? null : life;
  fitting.turnTo(noun, born);
  const usual = fitting.actor(draft.actor, noun, born, type);
  const place = placeFor(scene, type, draft.data) ?? placeIn(scene, id, usual.branch);
  const meant = place === null ? usual : { ...usual, branch: place, id: '' };
  for (const by of inTurn(scene, candidates(people, meant, type), draft.actor.id).slice(0, TRIED)) {
    if (!mayPropose({ actor: by, type })) continue;
    const { data: told, fresh } = cast.texts.renewed(noun.id, type, fitting.data(draft.data, by), draft.data);
    const belongs = belonging(type, { world, life, data: told as Draft['data'], actor: by, fitting, random });
    if (belongs === null) continue;
    const data = movedTo(scene.own, fitted(scene, type, belongs, draft.data, random));
    const company = namedIn(scene, data);
    if (lacks(scene, cast, noun, data)) continue;
    yield {
      by,
      machine: noun.id,
      id,
      type,
      data: ownFiles(noun, type, data, by, life),
      fresh,
      told: JSON.stringify(draft.data),
      kind: company.length === 0 ? kind : [kind, by.branch, ...company].join(),
    } satisfies Wish;
  }
}

/** Each text of a payload with the field it stands in. */
function* textsIn(value: unknown, field = ''): Generator<readonly [field: string, text: string]> {
  if (typeof value === 'string') yield [field, value];
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, field);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, key);
}

/** Where the lives of a scene are that a payload names, and whom they concern. */
const namedIn = ({ world, lives }: Scene, data: unknown): string[] => {
  const texts = [...textsIn(data)].map(([, text]) => text);
  return lives.flatMap(({ machine, id }) => {
    const life = texts.some((text) => text.startsWith(id)) ? world.life(machine, id) : null;
    return life ? [`${mainOf(life)} of ${nouns[machine]?.branches(life.context).join('+')}`] : [];
  });
};

/** Whether a payload names a life that has yet to begin in the scene. */
const lacks = ({ world }: Scene, { fixtures }: Cast, { id }: Noun, data: unknown): boolean =>
  [...textsIn(data)].some(([field, text]) => {
    const machine = machineNamed(id, field);
    const isLed = machine !== null && fixtures.some(({ noun }) => noun.id === machine);
    return (
      isLed && world.life(machine, text) === null && ![...world.all(machine)].some((life) => text.startsWith(life.id))
    );
  });
