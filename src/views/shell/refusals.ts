import type { RouterHistory } from '@tanstack/react-router';
import type { Asker } from '#services/http.ts';
import { keyOf } from './views.ts';
import { FORBIDDEN } from './addresses.ts';

const viewOf = ({ pathname, search }: Asker): string => keyOf(pathname, search);

/**
 * Redirects to /401 if the request of the shown view was refused (§8), and returns true in that case. A view left meanwhile redirects
 * nothing.
 */
export const refusalsAt =
  (history: Pick<RouterHistory, 'location' | 'push'>) =>
  (asker: Asker): boolean => {
    const { location } = history;
    if (location.pathname === FORBIDDEN) return true;
    if (viewOf(asker) !== viewOf(location)) return false;
    history.push(FORBIDDEN);
    return true;
  };
