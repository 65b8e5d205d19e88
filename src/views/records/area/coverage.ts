import type { Area as AreaNode } from '#services/references.ts';
import type { Courier } from '#services/maps.ts';

/** A responsible area by its record. */
export interface AreaEntry {
  readonly id: string;
  readonly name: string;
  readonly branch: string;
  readonly places: readonly string[];
}

/** A township with its name, and the ids of the areas that contain it, narrowest first, itself included. */
export interface Township {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly within: readonly string[];
}

/** Covered: couriers collect and deliver there; nobody: only the area is named; outside: in no responsible area. */
export type Cover = 'covered' | 'nobody' | 'outside';

export interface Covered extends Township {
  readonly cover: Cover;
  readonly areas: readonly AreaEntry[];
  readonly couriers: readonly Courier[];
}

/** Returns the lowest places of a tree of areas, named in a language. */
export function townshipsOf(tree: readonly AreaNode[], nameOf: (area: AreaNode) => string): Township[] {
  const below = (area: AreaNode, state: string, within: readonly string[]): Township[] => {
    const own = [area.value, ...within];
    const children = area.children ?? [];
    if (children.length === 0) return [{ id: area.value, name: nameOf(area), state, within: own }];
    return children.flatMap((child) => below(child, state, own));
  };
  return tree.flatMap(({ children = [] }) => children.flatMap((state) => below(state, nameOf(state), [])));
}

/** Returns who covers each township: couriers given it, and those given nothing in the branches whose areas hold it. */
export function coverageOf(
  townships: readonly Township[],
  areas: readonly AreaEntry[],
  couriers: readonly Courier[],
): Covered[] {
  return townships.map((township) => {
    const holds = (places: readonly string[]): boolean => township.within.some((id) => places.includes(id));
    const own = areas.filter(({ places }) => holds(places));
    const people = couriers.filter(({ areas: given, branch }) =>
      given.length > 0 ? holds(given) : own.some((area) => area.branch === branch),
    );
    const cover = people.length > 0 ? 'covered' : own.length > 0 ? 'nobody' : 'outside';
    return { ...township, cover, areas: own, couriers: people };
  });
}
