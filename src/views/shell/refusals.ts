import type { RouterHistory } from '@tanstack/react-router';
import type { Asker } from '#services/http.ts';
import { keyOf } from './views.ts';
import { FORBIDDEN } from './addresses.ts';

const viewOf = ({ pathname, search }: Asker): string => keyOf(pathname, search);

/**
 * Leads to /401 where the view in front was refused (§8), and answers whether the person sees that. A view that was left meanwhile
 * moves nobody.
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
