import { menus } from './index.ts';

/** Components of the standard menu's screens by full path; a path that begins with a slash is whole (calls.md). */
export const menuComponents: ReadonlyMap<string, string> = new Map(
  menus.flatMap(({ path, component, parent }) => {
    if (!component || !path) return [];
    const above = menus.find(({ code }) => code === parent)?.path ?? '';
    return [[path.startsWith('/') ? path : `${above}/${path}`, component] as const];
  }),
);
