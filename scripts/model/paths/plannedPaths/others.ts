import { peopleOf, type Acting } from './people.ts';
import type { Scene } from './scene.ts';

/** Returns every other actor of a scene, then one person of each set of roles, here and at another branch. */
export function othersThan(by: Acting, { steps, world }: Scene): Acting[] {
  const people = peopleOf(world);
  const kinds = new Map<string, Acting>();
  for (const one of people) {
    const kind = `${one.roles.join()} ${one.branch === by.branch}`;
    if (!kinds.has(kind)) kinds.set(kind, one);
  }
  const acted = steps.flatMap((step) => people.find(({ id }) => id === step.by.id) ?? []);
  const all = new Map([...acted, ...kinds.values()].map((one) => [one.id, one]));
  all.delete(by.id);
  return [...all.values()];
}
