import { useLayoutEffect } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { useCurrentAddress } from './currentAddress.ts';

/** Reports the router's current address to the console. The frame and the tabs persist across addresses, so routes do not render them. */
export function Arrived() {
  const { arrive } = useCurrentAddress();
  const path = useRouterState({ select: ({ location }): string => location.pathname });
  const search = useRouterState({ select: ({ location }): string => location.searchStr });
  useLayoutEffect(() => arrive({ path, search }), [arrive, path, search]);
  return null;
}
