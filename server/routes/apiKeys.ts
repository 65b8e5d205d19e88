import { issueSecret, readKeyUse } from '#calls/apiKeys.ts';
import { newSecret } from '../auth/apiKeys.ts';
import type { Auth } from '../auth/auth.ts';
import { Problem } from '../http/errors.ts';
import { implement, type Route } from '../http/route.ts';
import { isVisible, rowsOf } from '../store/rows.ts';
import type { Core } from './context.ts';
import { issueSecret as issue } from './issueSecret.ts';

/** Routes of API keys: their secrets, each shown once, and their last use. */
export const apiKeyRoutes = ({ pool, proposer }: Core, auth: () => Pick<Auth, 'apiKeys'>): Route[] => [
  implement(issueSecret, async ({ params: { id }, body: { overlapDays }, actor, language, now }) => {
    const { secret, ...kept } = newSecret();
    await issue(proposer, { machine: 'apiKey', id, data: { ...kept, overlapDays }, actor, language, now });
    return { secret };
  }),
  implement(readKeyUse, async ({ params: { id }, actor }) => {
    const row = (await rowsOf(pool, [{ machine: 'apiKey', id }])).get(`apiKey/${id}`);
    if (!row || !isVisible(actor, row)) throw new Problem('notFound');
    const use = await auth().apiKeys.lastUse(id);
    return { lastAt: use?.at.toISOString() ?? null, lastIp: use?.ip ?? null };
  }),
];
