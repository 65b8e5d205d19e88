import { readCompany, readCompanyLogo, readSetup, SETUP_STEPS, type SetupStep } from '#calls/company.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { companyIn } from '../../company/present.ts';
import { Problem } from '../../http/errors.ts';
import { Answer, implement, type Route } from '../../http/route.ts';

interface Counts extends Record<SetupStep, number> {
  readonly head: string | null;
  readonly unrouted: string | null;
}

/** The founded branch counts once somebody has completed it; the founded administrator is not the first colleague. */
const COUNTS = `select
  (select count(*)::int from row_company where state = 'registered') as company,
  (select count(*)::int from row_branch where state = 'registered' and (version > 1 or row ->> 'superior' is not null)) as branch,
  (select count(*)::int from row_branch where state = 'registered' and row -> 'nextHops' <> '{}') as routes,
  (select count(*)::int from row_tariff where state = 'registered') as tariff,
  (select count(*)::int from row_exchange_rate where state = 'registered') as rate,
  (select count(*)::int from row_role where state = 'registered') as roles,
  (select count(*)::int - 1 from (select from row_staff limit 3) as few) as staff,
  (select count(*)::int from (select from row_order limit 1) as few) as "order",
  (select min(id) from row_branch where state = 'registered' having count(*) = 1 and max(version) = 1) as head,
  (select min(id) filter (where row -> 'nextHops' = '{}') from row_branch where state = 'registered' having count(*) > 1) as unrouted`;

/** Routes of the company itself: its name and logo, and what is still missing before its first order. */
export const companyRoutes = (db: Queryable): Route[] => [
  implement(readCompany, async () => ({ company: await companyIn(db) })),
  implement(readCompanyLogo, async ({ params: { id } }) => {
    const { rows } = await db.query<{ type: string; content: Buffer }>(
      `select type, content from uploads join upload_contents using (sha256)
       where uploads.id = $1 and exists (select from row_company where state = 'registered' and row ->> 'logo' = $1)`,
      [id],
    );
    const [found] = rows;
    if (!found) throw new Problem('notFound');
    return new Answer(found.content, {
      headers: { 'content-type': found.type, 'cache-control': 'public, max-age=31536000, immutable' },
    });
  }),
  implement(readSetup, async () => {
    const { rows } = await db.query<Counts>(COUNTS);
    const [counts] = rows;
    return {
      steps: SETUP_STEPS.map((step) => {
        const count = Math.max(0, counts?.[step] ?? 0);
        return { step, count, done: step === 'routes' ? !counts?.unrouted : count > 0 };
      }),
      branch: counts?.head ?? null,
      unrouted: counts?.unrouted ?? null,
    };
  }),
];
