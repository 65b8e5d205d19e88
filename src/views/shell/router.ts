import {
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { Arrived } from './Arrived.tsx';
import type { Reach } from './views.ts';
import { FORBIDDEN, GALLERY, NOT_FOUND, REDIRECT, wayOn } from './addresses.ts';

/** The tree of what is granted: the screens, the pages that are none, and the way on for every other address. */
const treeOf = (reach: Reach) => {
  const root = createRootRoute({
    component: Arrived,
    beforeLoad: ({ location }) => {
      const next = wayOn(location.pathname, reach, location.searchStr);
      if (next !== null) throw redirect({ href: next, replace: true });
    },
  });
  const pages = [NOT_FOUND, FORBIDDEN, ...(GALLERY === null ? [] : [GALLERY]), `${REDIRECT}$`, '$'];
  return root.addChildren(
    [...reach.views.keys(), ...pages].map((path) => createRoute({ getParentRoute: () => root, path })),
  );
};

/** A search stays the text it is: each screen reads its own. */
const search = {
  parseSearch: (text: string): Record<string, unknown> => (text ? { text } : {}),
  stringifySearch: ({ text }: Record<string, unknown>): string => (typeof text === 'string' ? text : ''),
};

/** A router over what is granted now. */
export const createConsoleRouter = (reach: Reach, history: RouterHistory): AnyRouter =>
  createRouter({ routeTree: treeOf(reach), history, ...search });

/** Grants something else; the open screens stay as they are. */
export const regrant = (router: AnyRouter, reach: Reach): void => {
  router.update({ ...router.options, routeTree: treeOf(reach) });
  void router.invalidate();
};
