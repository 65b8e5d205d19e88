import { z } from 'zod';
import { deadlinesOn } from './lifecycle.ts';
import type { AggregateType } from './aggregateType.ts';
import type { Transition } from './structure.ts';

/** A text in each language of the console. */
export type Texts = Readonly<Record<string, string>>;

/** Returns a message in every language; undefined if one is missing. */
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

/** Describes the live machine. Nothing is written by hand, so the description always matches the code. */
export function describe(aggregateType: AggregateType, words: Words): Description {
  const { structure } = aggregateType;
  const states = [...structure.states.values()].filter((state) => state.meta.absent !== true);
  return {
    machine: aggregateType.id,
    version: aggregateType.version,
    regions: structure.regions,
    states: states.map(({ id, region, meta }) => ({
      id,
      ...(region === structure.main ? {} : { region }),
      code: meta.code ?? null,
      phase: meta.phase ?? null,
      final: meta.final ?? false,
      tags: meta.tags ?? [],
      title: words(`state.${aggregateType.id}.${id}`) ?? {},
      description: words(`about.state.${aggregateType.id}.${id}`) ?? {},
    })),
    events: Object.entries(aggregateType.events).map(([type, spec]) => ({
      type,
      operation: spec.operation,
      title: words(`event.${type}`) ?? {},
      description: words(`about.event.${type}`) ?? {},
      payload: z.toJSONSchema(spec.payload, { unrepresentable: 'any' }),
      irreversible: spec.irreversible,
      twoPersons: spec.secondPerson !== null,
      systemOnly: spec.systemOnly,
    })),
    rules: Object.values(aggregateType.rules).map((rule) => ({
      id: rule.id,
      source: rule.source,
      code: rule.code,
      statement: words(`statement.${rule.id}`) ?? {},
      refusal: words(`rule.${rule.id}`) ?? {},
      values: rule.values,
      knows: rule.lookups,
      ...(Object.keys(rule.limits).length > 0 && { limits: rule.limits }),
    })),
    transitions: transitionsOfAll(aggregateType).map((transition) => ({
      from: structure.states.get(transition.from)?.meta.absent === true ? null : transition.from,
      event: transition.event,
      to: typeof transition.to === 'object' && transition.to !== null ? 'history' : transition.to,
      rules: transition.rules.map((name) => `${aggregateType.id}.${name}`),
      ...(transition.region === structure.main ? {} : { region: transition.region }),
    })),
    reactions: aggregateType.reactions.map(({ on, proposes, to }) => ({ on, proposes, to })),
    deadlines: deadlinesOf(aggregateType),
  };
}

/** Every transition of every region, in the order of the machine. */
export const transitionsOfAll = (aggregateType: AggregateType): Transition[] =>
  [...aggregateType.structure.transitions.values()].flatMap((transitions) => [...transitions.values()]);

/** The deadlines that begin with each state: event to raise and ISO 8601 duration. */
export const deadlinesOf = (aggregateType: AggregateType): { state: string; raises: string; after: string }[] =>
  [...aggregateType.structure.states.values()].flatMap(({ id, node }) =>
    deadlinesOn(node.entry).map((found) => ({ state: id, ...found })),
  );
