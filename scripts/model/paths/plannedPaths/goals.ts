import { mainOf } from '#machines/lookups/found/read.ts';
import { mayPropose } from '#machines/kit/explain.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { belonging } from '#modelTesting/world/belonging.ts';
import { machineNamed } from '#modelTesting/world/calling.ts';
import { Fitting } from '#modelTesting/world/fitting.ts';
import { draftsFor, openTo } from '#modelTesting/world/moves.ts';
import { ownFiles } from '#modelTesting/world/ownFiles.ts';
import type { Draft, Fixtures } from '#modelTesting/situation.ts';
import { fitting as fitted, placeFor } from './fits.ts';
import type { FreshTexts } from './fresh.ts';
import { inTurn, movedTo, placeIn } from './own.ts';
import { candidates, peopleOf } from './people.ts';
import { aggregateIn, aggregatesOf, type Scene, type Step } from './scene.ts';

/** A possible next step in a scene. */
export interface TestGoal extends Omit<Step, 'follows' | 'at'> {
  /** Payload of the fixtures, as text. */
  readonly payload: string;
  /** Kind of try: failed tries of one kind are limited. */
  readonly kind: string;
}

/** Inputs of a scene. */
export interface Cast {
  readonly fixtures: readonly Fixtures[];
  /** Maximum number of aggregates of a machine that people begin in one scene; one by default. */
  readonly most: Readonly<Record<string, number>>;
  /** Part of an aggregate that decides the outcome of an event: equal parts give equal outcomes. */
  readonly kindOf: (fixtures: Fixtures, aggregate: Aggregate, type: string, scene: Scene) => string;
  readonly random: () => number;
  readonly texts: FreshTexts;
}

/** Number of people who try the same, because a rule may require another person. */
const TRIED = 2;

/** Yields every possible next proposal of people: one for each form of the fixtures, fitted to the scene. */
export function* goalsOf(scene: Scene, cast: Cast): Generator<TestGoal> {
  for (const fixtures of cast.fixtures) {
    const { aggregateType } = fixtures;
    const begun = scene.steps.filter(({ machine, id }) => machine === aggregateType.id && id === null).length;
    const ids = aggregatesOf(scene, aggregateType).map(({ id }) => id);
    for (const id of [...(begun < (cast.most[aggregateType.id] ?? 1) ? [null] : []), ...ids]) {
      const types = openTo(aggregateType, aggregateIn(scene, aggregateType, id)).filter(
        (type) => !aggregateType.events[type]?.systemOnly,
      );
      for (const type of types) yield* goalsFor(scene, cast, fixtures, id, type);
    }
  }
}

/** Yields the proposals of one event of an aggregate. */
export function* goalsFor(
  scene: Scene,
  cast: Cast,
  fixtures: Fixtures,
  id: string | null,
  type: string,
): Generator<TestGoal> {
  const aggregate = aggregateIn(scene, fixtures.aggregateType, id);
  const people = peopleOf(scene.world);
  const fitting = new Fitting(scene.world, aggregateTypes, cast.random);
  for (const [index, draft] of draftsFor(fixtures, type, aggregate, scene.world).entries()) {
    const kind = `${cast.kindOf(fixtures, aggregate, type, scene)} ${index}`;
    yield* tries({ scene, cast, fitting, people, fixtures }, { aggregate, id, type, draft, kind });
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
  readonly aggregate: Aggregate;
  readonly id: string | null;
  readonly type: string;
  readonly draft: Draft;
  readonly kind: string;
}

function* tries({ scene, cast, fitting, people, fixtures }: Place, { aggregate, id, type, draft, kind }: Asked) {
  const { aggregateType } = fixtures;
  const { random } = cast;
  const { world } = scene;
  const born = id === null ? null : aggregate;
  fitting.turnTo(aggregateType, born);
  const usual = fitting.actor(draft.actor, aggregateType, born, type);
  const place = placeFor(scene, type, draft.data) ?? placeIn(scene, id, usual.branch);
  const meant = place === null ? usual : { ...usual, branch: place, id: '' };
  for (const by of inTurn(scene, candidates(people, meant, type), draft.actor.id).slice(0, TRIED)) {
    if (!mayPropose({ actor: by, type })) continue;
    const { data: renewed, fresh } = cast.texts.renewed(
      aggregateType.id,
      type,
      fitting.data(draft.data, by),
      draft.data,
    );
    const belongs = belonging(type, { world, aggregate, data: renewed as Draft['data'], actor: by, fitting, random });
    if (belongs === null) continue;
    const data = movedTo(scene.own, fitted(scene, type, belongs, draft.data, random));
    const company = namedIn(scene, data);
    if (lacks(scene, cast, aggregateType, data)) continue;
    yield {
      by,
      machine: aggregateType.id,
      id,
      type,
      data: ownFiles(aggregateType, type, data, by, aggregate),
      fresh,
      payload: JSON.stringify(draft.data),
      kind: company.length === 0 ? kind : [kind, by.branch, ...company].join(),
    } satisfies TestGoal;
  }
}

/** Yields each text of a payload with its field. */
function* textsIn(value: unknown, field = ''): Generator<readonly [field: string, text: string]> {
  if (typeof value === 'string') yield [field, value];
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, field);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, key);
}

/** Locates the aggregates of a scene that a payload names, and the people they concern. */
const namedIn = ({ world, aggregates }: Scene, data: unknown): string[] => {
  const texts = [...textsIn(data)].map(([, text]) => text);
  return aggregates.flatMap(({ machine, id }) => {
    const aggregate = texts.some((text) => text.startsWith(id)) ? world.aggregate(machine, id) : null;
    return aggregate
      ? [`${mainOf(aggregate)} of ${aggregateTypes[machine]?.branches(aggregate.context).join('+')}`]
      : [];
  });
};

/** Returns true if a payload names an aggregate that does not exist in the scene. */
const lacks = ({ world }: Scene, { fixtures }: Cast, { id }: AggregateType, data: unknown): boolean =>
  [...textsIn(data)].some(([field, text]) => {
    const machine = machineNamed(id, field);
    const isLed = machine !== null && fixtures.some(({ aggregateType }) => aggregateType.id === machine);
    return (
      isLed &&
      world.aggregate(machine, text) === null &&
      ![...world.all(machine)].some((aggregate) => text.startsWith(aggregate.id))
    );
  });
