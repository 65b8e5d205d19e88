import type { Actor } from '#machines/kit/actor.ts';
import { mayPropose } from '#machines/kit/explain.ts';
import { role as roles } from '#machines/registers/index.ts';
import { staff } from '#machines/staff/index.ts';
import { actorOf, type Person, type Role } from '#server/auth/people.ts';
import type { World } from '#modelTesting/world/world.ts';

/** An actor in a world with the permissions of a server's roles, and a sign-in name. */
export interface Acting extends Actor {
  readonly username: string;
}

type Row = Omit<Person, 'roles'> & { readonly roles: readonly string[] };

/** Returns the active people of a world, in order of registration. */
export const peopleOf = (world: World): readonly Acting[] =>
  [...world.all('staff')].map((aggregate) => {
    const row = staff.row(aggregate) as unknown as Row;
    const held = row.roles
      .flatMap((id) => world.aggregate('role', id) ?? [])
      .map((one) => roles.row(one) as unknown as Role);
    const person = { ...row, roles: held, branchName: null, branchNameZh: null, atMost: null, active: true };
    return { ...actorOf(person, `session of ${aggregate.id}`, '127.0.0.1'), username: row.username };
  });

/** Returns the people who could propose an event: the given actor, then the same branch, then the whole company. */
export function candidates(people: readonly Acting[], meant: Actor, type: string): readonly Acting[] {
  const may = people.filter((actor) => mayPropose({ actor, type }));
  const near = ({ id, branch, scope }: Acting): number => {
    if (id === meant.id) return 0;
    return branch === meant.branch ? 1 : scope === 'all' ? 2 : 3;
  };
  return may.filter((one) => near(one) < 3).toSorted((one, other) => near(one) - near(other));
}
