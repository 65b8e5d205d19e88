import type pg from 'pg';
import { excessOfRole, rolesCompared, type Holder, type RoleById } from '#machines/lookups/authority.ts';
import type { LookupSource } from '#machines/lookups/lookupRequest.ts';
import type { Provider, SetProvider } from './provider.ts';

type Fields = Readonly<Record<string, unknown>>;

const readRoles = async (client: pg.ClientBase, ids: readonly string[]): Promise<RoleById> => {
  const { rows } = await client.query<{ id: string; row: Fields }>('select id, row from row_role where id = any($1)', [
    [...new Set(ids)],
  ]);
  const found = new Map(rows.map(({ id, row }) => [id, row]));
  return (id) => found.get(id) ?? null;
};

/** Makes a provider that compares the actor's roles with those that a staff record or its payload names. */
export const comparing =
  (compare: (source: LookupSource, roleById: RoleById) => unknown): Provider =>
  async (client, sources) => {
    const roleById = await readRoles(client, sources.flatMap(rolesCompared));
    return sources.map((source) => compare(source, roleById));
  };

/** One person for each set of roles that contains this one. */
const HOLDERS = `
select (array_agg(nick_name order by id))[1] as name, row -> 'roles' as roles from row_staff
where status <> 'quit' and row -> 'roles' ? $1 group by row -> 'roles' order by min(id)`;

/** Looks up the authority of a role and of its holders beyond that of the actor. */
export const excessOfChangedRole: Provider = (client, sources) =>
  Promise.all(
    sources.map(async (source) => {
      const { rows: holders } = await client.query<Holder>(HOLDERS, [source.aggregate.id]);
      const roleById = await readRoles(client, [...source.actor.roles, ...holders.flatMap(({ roles }) => roles)]);
      return excessOfRole(source, holders, roleById);
    }),
  );

/** Counts the people who could still do everything after a change of a role's permissions. */
const ADMINISTRATORS = `
select count(*)::integer as count from row_staff
where status = 'onJob' and enabled and coalesce(row ->> 'merchant', '') = '' and row -> 'roles' ?| array(
  select role.id from row_role as role
  where role.state = 'registered'
    and ((role.id <> $1 and jsonb_exists(role.row -> 'permissions', '*')) or (role.id = $1 and $2)))`;

/**
 * Looks up the administrators after a change of a role. One such change is judged at a time, so that two
 * administrators cannot empty the role of the other at once.
 */
export const administratorsAfterRole: SetProvider = {
  find: async (client, sources) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('administrators'))`);
    return Promise.all(
      sources.map(async ({ aggregate, data }) => {
        const granted: unknown = data['permissions'] ?? (aggregate.context as { permissions?: unknown }).permissions;
        const isEverything = Array.isArray(granted) && granted.includes('*');
        const { rows } = await client.query<{ count: number }>(ADMINISTRATORS, [aggregate.id, isEverything]);
        return rows[0]?.count ?? 0;
      }),
    );
  },
};
