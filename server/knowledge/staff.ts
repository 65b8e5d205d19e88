import type { Ask, Provider, Providers } from './provider.ts';

/** Roles as the payload names them, else as the life holds them; a payload of another shape is refused by its schema. */
const rolesOf = ({ data, life }: Ask): readonly string[] => {
  const named: unknown = data['roles'] ?? (life.context as { roles?: unknown }).roles;
  return Array.isArray(named) ? named.filter((role) => typeof role === 'string') : [];
};

/** All permissions of the roles a staff record names: nobody grants what he does not hold (reliability.md 2.7). */
const permissionsOfRoles: Provider = async (client, asks) => {
  const { rows } = await client.query<{ id: string; permissions: string[] }>(
    `select id, row -> 'permissions' as permissions from row_role where id = any($1)`,
    [[...new Set(asks.flatMap(rolesOf))]],
  );
  const found = new Map(rows.map(({ id, permissions }) => [id, permissions]));
  return asks.map((ask) => [...new Set(rolesOf(ask).flatMap((role) => found.get(role) ?? []))]);
};

export const staffProviders: Providers = { permissionsOfRoles };
