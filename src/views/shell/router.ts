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
import { FORBIDDEN, GALLERY, NOT_FOUND, REDIRECT, redirectFor } from './addresses.ts';

/** Route tree of the granted screens, the other pages, and a redirect for every other address. */
const treeOf = (reach: Reach) => {
  const root = createRootRoute({
    component: Arrived,
    beforeLoad: ({ location }) => {
      const next = redirectFor(location.pathname, reach, location.searchStr);
      if (next !== null) throw redirect({ href: next, replace: true });
    },
  });
  const pages = [NOT_FOUND, FORBIDDEN, ...(GALLERY === null ? [] : [GALLERY]), `${REDIRECT}$`, '$'];
  return root.addChildren(
    [...reach.views.keys(), ...pages].map((path) => createRoute({ getParentRoute: () => root, path })),
  );
};

/** Keeps the search as text: each screen parses its own. */
const search = {
  parseSearch: (text: string): Record<string, unknown> => (text ? { text } : {}),
  stringifySearch: ({ text }: Record<string, unknown>): string => (typeof text === 'string' ? text : ''),
};

/** Creates a router of the granted screens. */
export const createConsoleRouter = (reach: Reach, history: RouterHistory): AnyRouter =>
  createRouter({ routeTree: treeOf(reach), history, ...search });

/** Replaces the granted screens; open ones stay unchanged. */
export const regrant = (router: AnyRouter, reach: Reach): void => {
  router.update({ ...router.options, routeTree: treeOf(reach) });
  void router.invalidate();
};
