import { system } from '#machines/kit/actor.ts';
import { decide } from '#machines/kit/decide.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { standardCompany } from '#server/company/standard.ts';
import { masterData, type Planned } from '#server/demo/masterData.ts';
import { registrations } from '#server/demo/world/planned.ts';

/** An aggregate of the demonstration world, with its aggregate type. */
export interface Kept {
  readonly machine: string;
  readonly aggregate: Aggregate;
  readonly row: Record<string, unknown>;
  readonly branches: readonly string[];
  readonly owner: string | null;
  readonly claims: readonly { kind: string; key: string }[];
}

const keep = ({ machine, event: { type, ...data } }: Planned, serial: number, now: Date): Kept => {
  const aggregateType = aggregateTypes[machine];
  if (!aggregateType) throw new Error(`No machine ${machine}`);
  const at = now.toISOString();
  const id = aggregateType.identify(serial, data);
  const judged = decide(aggregateType, notCreated(aggregateType, id), {
    type,
    id,
    data,
    actor: system,
    lookups: {},
    at,
    occurredAt: at,
  });
  if (!judged.ok) throw new Error(`${machine} ${id}: ${JSON.stringify(judged.refusals)}`);
  const { aggregate } = judged;
  return {
    machine,
    aggregate,
    row: aggregateType.row(aggregate),
    branches: aggregateType.branches(aggregate.context),
    owner: aggregateType.owner(aggregate.context),
    claims: aggregateType.reservations(aggregate),
  };
};

/** Returns the registrations of the standard company and of the demonstration world's master data. */
export const plannedWorld = async (now: Date): Promise<readonly Planned[]> => {
  const { entries } = await standardCompany();
  return [...entries.flatMap(({ machine, fields }) => registrations(machine, [fields])), ...masterData(now)];
};

/** Returns all aggregates as their machines judge them; throws when one is refused. */
export const keptWorld = async (now = new Date('2026-11-20T05:00:00.000Z')): Promise<Kept[]> =>
  (await plannedWorld(now)).map((planned, index) => keep(planned, index + 1, now));
