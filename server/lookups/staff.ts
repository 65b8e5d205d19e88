import type { LookupSource } from '#machines/lookups/lookupRequest.ts';
import { excessOfPerson, excessOfRoles } from '#machines/lookups/authority.ts';
import { worksNow } from '#machines/lookups/people.ts';
import { comparing } from './authority.ts';
import { workOf } from '../store/staffWork.ts';
import { byKey, type Provider, type Providers, type SetProvider } from './provider.ts';

/** Returns the roles that the payload names, else those of the aggregate; the schema refuses other payloads. */
const rolesOf = ({ data, aggregate }: LookupSource): readonly string[] => {
  const named: unknown = data['roles'] ?? (aggregate.context as { roles?: unknown }).roles;
  return Array.isArray(named) ? named.filter((role) => typeof role === 'string') : [];
};

/** Looks up all permissions of the roles in a staff record. */
const permissionsOfRoles: Provider = async (client, sources) => {
  const { rows } = await client.query<{ id: string; permissions: string[] }>(
    `select id, row -> 'permissions' as permissions from row_role where id = any($1)`,
    [[...new Set(sources.flatMap(rolesOf))]],
  );
  const found = new Map(rows.map(({ id, permissions }) => [id, permissions]));
  return sources.map((source) => [...new Set(rolesOf(source).flatMap((role) => found.get(role) ?? []))]);
};

/** Looks up named aggregates that are not in use; locks them, so that none is retired meanwhile. */
const missing =
  (machine: 'role' | 'branch', namedBy: (source: LookupSource) => readonly string[]): Provider =>
  async (client, sources) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from streams where machine = $1 and id = any($2) and states ->> $1 = 'registered' order by id for share`,
      [machine, [...new Set(sources.flatMap(namedBy))]],
    );
    const found = new Set(rows.map(({ id }) => id));
    return sources.map((source) => namedBy(source).filter((id) => !found.has(id)));
  };

const namedRoles = (source: LookupSource): readonly string[] => ('roles' in source.data ? rolesOf(source) : []);

const heldRoles = ({ aggregate }: LookupSource): readonly string[] =>
  (aggregate.context as { roles?: readonly string[] }).roles ?? [];

const namedBranches = ({ data }: LookupSource): readonly string[] =>
  [data['branch'], data['operateBranch']].filter((branch) => typeof branch === 'string');

/** Looks up the department that a person has after the event; locks it, so that it neither moves nor ends meanwhile. */
const department = byKey(
  `select streams.id as key, row_department.company_code as branch
   from streams join row_department on row_department.id = streams.id
   where streams.machine = 'department' and streams.id = any($1) and row_department.state = 'registered'
   order by streams.id for share`,
  ({ data, aggregate }) => {
    const after = { ...(aggregate.context as { department?: unknown }), ...data };
    return typeof after.department === 'string' ? after.department : null;
  },
  ({ branch }) => ({ branch }),
);

/** Looks up parcels assigned to a courier: to collect, collected, to deliver, carried. */
const parcels: SetProvider = {
  find: async (client, sources) => {
    const { rows } = await client.query<{ person: string; count: number; example: string }>(
      `select person, count(*)::integer as count, min(id) as example
       from unnest($1::text[]) as person
       join row_order on (collector = person and state in ('pendingCollection', 'collected'))
         or (deliverer = person and state in ('pendingDelivery', 'delivering'))
         or (row ->> 'holderKind' = 'courier' and coalesce(deliverer, collector) = person)
       group by person`,
      [sources.map(({ aggregate }) => aggregate.id)],
    );
    const found = new Map(rows.map(({ person, ...held }) => [person, held]));
    return sources.map(({ aggregate }) => found.get(aggregate.id) ?? { count: 0, example: null });
  },
};

/** Looks up the open work of a person, beside parcels and cash. */
const work: SetProvider = {
  find: async (client, sources) => {
    const people = sources.map(({ aggregate }) => aggregate.id);
    const found = await workOf(client, people, 1);
    return people.map((person) =>
      (found.get(person) ?? []).map(({ kind, count, ids }) => ({ kind, count, example: ids[0] ?? '' })),
    );
  },
};

/**
 * Looks up whether another person of the company who has not left has the ID number of the payload. One such event is judged
 * at a time, so that two people cannot take one number.
 */
const idNumberTaken: SetProvider = {
  find: async (client, sources) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('ID numbers of staff'))`);
    return Promise.all(
      sources.map(async ({ aggregate: { id, context }, data }) => {
        const { idNumber, merchant = (context as { merchant?: unknown }).merchant } = data;
        if (typeof idNumber !== 'string' || idNumber === '' || Boolean(merchant)) return false;
        const { rows } = await client.query(
          `select from row_staff where id <> $1 and status <> 'quit' and coalesce(row ->> 'merchant', '') = ''
             and lower(row ->> 'idNumber') = lower($2) limit 1`,
          [id, idNumber],
        );
        return rows.length > 0;
      }),
    );
  },
};

const OTHERS = `
select count(*)::integer as count from row_staff
where id <> $1 and status = 'onJob' and enabled and coalesce(row ->> 'merchant', '') = '' and row -> 'roles' ?| array(
  select role.id from row_role as role where role.state = 'registered' and jsonb_exists(role.row -> 'permissions', '*'))`;

/**
 * Looks up the administrators after the event. One such event is judged at a time, so that the last two cannot both
 * leave.
 */
const administratorsAfter: SetProvider = {
  find: async (client, sources) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('administrators'))`);
    const granted = (await permissionsOfRoles(client, sources)) as readonly string[][];
    return Promise.all(
      sources.map(async (source, index) => {
        const { rows } = await client.query<{ count: number }>(OTHERS, [source.aggregate.id]);
        // Who is locked, disabled or leaves is stopped for a reason, or leaves on a day.
        const isStopped = 'reason' in source.data || 'leaveDate' in source.data;
        const { merchant } = { ...(source.aggregate.context as { merchant?: unknown }), ...source.data };
        const stays = !isStopped && !merchant && (granted[index] ?? []).includes('*') && worksNow(source.aggregate);
        return (rows[0]?.count ?? 0) + (stays ? 1 : 0);
      }),
    );
  },
};

export const staffProviders: Providers = {
  excess: comparing(excessOfPerson),
  excessOfRoles: comparing(excessOfRoles),
  rolesMissing: missing('role', namedRoles),
  rolesGone: missing('role', heldRoles),
  branchesMissing: missing('branch', namedBranches),
  idNumberTaken,
  department,
  parcels,
  work,
  administratorsAfter,
};
