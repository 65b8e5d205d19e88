import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRouter,
} from '@tanstack/react-router';
import type { View } from './menu.ts';
import { Forbidden, NotFound } from './Missing.tsx';
import { Shell } from './Shell.tsx';
import type { Reach } from './views.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen at this route; its view is kept alive in a tab. */
    view?: View;
  }
}

/** The tree of what is granted. Fresh each time: the router ignores a tree that it already holds. */
const treeOf = ({ views, redirects, start }: Reach) => {
  const root = createRootRoute({ component: Shell });
  const fixed = [
    createRoute({
      getParentRoute: () => root,
      path: '/',
      beforeLoad: () => {
        throw redirect({ href: start, replace: true });
      },
    }),
    createRoute({
      getParentRoute: () => root,
      path: '/login',
      beforeLoad: () => {
        throw redirect({ href: '/', replace: true });
      },
    }),
    createRoute({ getParentRoute: () => root, path: '/404', component: NotFound }),
    createRoute({ getParentRoute: () => root, path: '/401', component: Forbidden }),
    createRoute({ getParentRoute: () => root, path: '/redirect/$' }),
    createRoute({
      getParentRoute: () => root,
      path: '$',
      beforeLoad: () => {
        throw redirect({ href: '/404', replace: true });
      },
    }),
  ];
  // Every part in every state, for whoever develops; a build has no trace of it.
  const gallery = import.meta.env.DEV
    ? [
        createRoute({
          getParentRoute: () => root,
          path: '/gallery',
          component: lazyRouteComponent(() => import('../gallery/Gallery.tsx'), 'Gallery'),
        }),
      ]
    : [];
  const screens = [...views.values()].map((view) =>
    createRoute({ getParentRoute: () => root, path: view.path, staticData: { view } }),
  );
  const ways = [...redirects].map(([path, target]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: () => {
        throw redirect({ href: target, replace: true });
      },
    }),
  );
  return root.addChildren([...fixed, ...gallery, ...screens, ...ways]);
};

/** A search stays the text it is: each screen reads its own. */
const search = {
  parseSearch: (text: string): Record<string, unknown> => (text ? { text } : {}),
  stringifySearch: ({ text }: Record<string, unknown>): string => (typeof text === 'string' ? text : ''),
};

/** A router over what is granted now. */
export const createConsoleRouter = (reach: Reach): AnyRouter => createRouter({ routeTree: treeOf(reach), ...search });

/** Grants something else; the open screens stay as they are. */
export const regrant = (router: AnyRouter, reach: Reach): void => {
  router.update({ ...router.options, routeTree: treeOf(reach) });
  void router.invalidate();
};
