import type { Actor } from '#machines/kit/actor.ts';
import { mayPropose } from '#machines/kit/explain.ts';
import { role as roles } from '#machines/registers/index.ts';
import { staff } from '#machines/staff/index.ts';
import { actorOf, type Person, type Role } from '#server/auth/people.ts';
import type { World } from '#modelTesting/world/world.ts';

/** Somebody who acts in a world with what his roles grant, as on a server, and signs in there by a name. */
export interface Acting extends Actor {
  readonly username: string;
}

type Row = Omit<Person, 'roles'> & { readonly roles: readonly string[] };

/** Everyone in a world whom nobody has marked as gone, in the order in which they came. */
export const peopleOf = (world: World): readonly Acting[] =>
  [...world.all('staff')].map((aggregate) => {
    const row = staff.row(aggregate) as unknown as Row;
    const held = row.roles
      .flatMap((id) => world.aggregate('role', id) ?? [])
      .map((one) => roles.row(one) as unknown as Role);
    const person = { ...row, roles: held, branchName: null, branchNameZh: null, atMost: null, active: true };
    return { ...actorOf(person, `session of ${aggregate.id}`, '127.0.0.1'), username: row.username };
  });

/** People who could propose an event: the intended person, then those of the same branch, then those of the company. */
export function candidates(people: readonly Acting[], meant: Actor, type: string): readonly Acting[] {
  const may = people.filter((actor) => mayPropose({ actor, type }));
  const near = ({ id, branch, scope }: Acting): number => {
    if (id === meant.id) return 0;
    return branch === meant.branch ? 1 : scope === 'all' ? 2 : 3;
  };
  return may.filter((one) => near(one) < 3).toSorted((one, other) => near(one) - near(other));
}
