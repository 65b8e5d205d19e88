import { useLayoutEffect } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { useWhereabouts } from './whereabouts.ts';

/** Tells the console where the router has led; the frame and the open tabs outlive every address, so no route draws them. */
export function Arrived() {
  const { arrive } = useWhereabouts();
  const path = useRouterState({ select: ({ location }): string => location.pathname });
  const search = useRouterState({ select: ({ location }): string => location.searchStr });
  useLayoutEffect(() => arrive({ path, search }), [arrive, path, search]);
  return null;
}
