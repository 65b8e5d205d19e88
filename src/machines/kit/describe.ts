import { z } from 'zod';
import { deadlinesOn } from './lifecycle.ts';
import type { Noun } from './noun.ts';
import type { Way } from './structure.ts';

/** A text in each language the console speaks. */
export type Texts = Readonly<Record<string, string>>;

/** Looks up a message in every language; undefined where one is missing. */
export type Words = (id: string) => Texts | undefined;

/** The machine as data (interfaces.md, 'The machine as data'), without its hash. */
export interface Description {
  readonly machine: string;
  readonly version: number;
  readonly regions: readonly string[];
  readonly states: readonly object[];
  readonly events: readonly object[];
  readonly rules: readonly object[];
  readonly transitions: readonly {
    from: string | null;
    event: string;
    to: string | null;
    rules: readonly string[];
    region?: string;
  }[];
  readonly reactions: readonly { on: string; proposes: string; to: string }[];
  readonly deadlines: readonly { state: string; raises: string; after: string }[];
}

/** Describes the live machine: nothing here is written by hand, so it cannot drift from what decides. */
export function describe(noun: Noun, words: Words): Description {
  const { structure } = noun;
  const states = [...structure.states.values()].filter((state) => state.meta.absent !== true);
  return {
    machine: noun.id,
    version: noun.version,
    regions: structure.regions,
    states: states.map(({ id, region, meta }) => ({
      id,
      ...(region === structure.main ? {} : { region }),
      code: meta.code ?? null,
      phase: meta.phase ?? null,
      final: meta.final ?? false,
      tags: meta.tags ?? [],
      title: words(`state.${noun.id}.${id}`) ?? {},
      description: words(`about.state.${noun.id}.${id}`) ?? {},
    })),
    events: Object.entries(noun.events).map(([type, spec]) => ({
      type,
      operation: spec.operation,
      title: words(`event.${type}`) ?? {},
      description: words(`about.event.${type}`) ?? {},
      payload: z.toJSONSchema(spec.payload, { unrepresentable: 'any' }),
      irreversible: spec.irreversible,
      twoPersons: spec.secondPerson !== null,
      systemOnly: spec.systemOnly,
    })),
    rules: Object.values(noun.rules).map((rule) => ({
      id: rule.id,
      source: rule.source,
      code: rule.code,
      statement: words(`statement.${rule.id}`) ?? {},
      refusal: words(`rule.${rule.id}`) ?? {},
      values: rule.values,
      knows: rule.knows,
      ...(Object.keys(rule.limits).length > 0 && { limits: rule.limits }),
    })),
    transitions: waysOfAll(noun).map((way) => ({
      from: structure.states.get(way.from)?.meta.absent === true ? null : way.from,
      event: way.event,
      to: typeof way.to === 'object' && way.to !== null ? 'history' : way.to,
      rules: way.rules.map((name) => `${noun.id}.${name}`),
      ...(way.region === structure.main ? {} : { region: way.region }),
    })),
    reactions: noun.reactions.map(({ on, proposes, to }) => ({ on, proposes, to })),
    deadlines: deadlinesOf(noun),
  };
}

/** Every way of every region, in the order of the machine. */
export const waysOfAll = (noun: Noun): Way[] => [...noun.structure.ways.values()].flatMap((ways) => [...ways.values()]);

/** The deadlines that begin with each state: event raised and ISO 8601 duration. */
export const deadlinesOf = (noun: Noun): { state: string; raises: string; after: string }[] =>
  [...noun.structure.states.values()].flatMap(({ id, node }) =>
    deadlinesOn(node.entry).map((found) => ({ state: id, ...found })),
  );
