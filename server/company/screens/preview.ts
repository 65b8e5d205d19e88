import type { BuiltMenu } from '#calls/menus.ts';
import { EVERYTHING } from '#machines/rights/everything.ts';
import { lookedAtAs } from '#machines/journals/journals.ts';
import type { Menu } from '#machines/registers/index.ts';
import { readPermission } from '../../access.ts';
import { POLICY } from '../../policy.ts';
import type { ScreenRead } from './subject.ts';
import { subjectOf } from './subjects.ts';

/** Rights that a role gives an account which has no other. */
export interface RoleRights {
  readonly permissions: readonly string[];
  readonly dataScope: string;
}

/** Returns whether the server answers a call of a screen for holders of these rights, by the policy of the calls. */
function answers({ call, machines, needsEveryBranch }: ScreenRead, { permissions, dataScope }: RoleRights): boolean {
  const holds = (permission: string): boolean => permissions.includes(permission) || permissions.includes(EVERYTHING);
  const access = POLICY[call]?.access ?? [];
  return (
    (typeof access === 'string' || access.some(holds)) &&
    (machines?.some((machine) => lookedAtAs(machine).every((one) => holds(readPermission(one)))) ?? true) &&
    (needsEveryBranch !== true || dataScope === 'all')
  );
}

const componentsIn = (menu: readonly BuiltMenu[]): string[] =>
  menu.flatMap(({ component, children }) => [...(component ? [component] : []), ...componentsIn(children ?? [])]);

/** Returns what the screens of a menu show to holders of these rights. */
export function previewScreens(menu: readonly BuiltMenu[], entries: readonly Menu[], rights: RoleRights) {
  const shown = new Set(componentsIn(menu));
  const known = new Map(entries.flatMap((entry) => (entry.component ? [[entry.component, entry] as const] : [])));
  return [...known].flatMap(([component, { permission }]) => {
    if (!shown.has(component)) return [];
    const { about, rows, reads, acts } = subjectOf(component, permission ?? null);
    return [{ component, about, rows, acts: [...acts], sees: reads.every((read) => answers(read, rights)) }];
  });
}
