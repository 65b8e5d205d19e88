import type pg from 'pg';
import { readConflicts } from '#calls/conflicts.ts';
import { reasonOf } from '#i18n/say.ts';
import { has, readPermission } from '../access.ts';
import { companyConflicts } from '../company/conflicts.ts';
import { Problem } from '../http/errors.ts';
import { wordsOf } from '../http/language.ts';
import { implement, type Route } from '../http/route.ts';

/** Route of the open conflicts with the standard company (decision 80). */
export const conflictRoutes = (pool: pg.Pool): Route[] => [
  implement(readConflicts, async ({ query: { machine, id }, actor, language }) => {
    if (!has(actor, readPermission(machine))) throw new Problem('forbidden');
    const words = wordsOf(language);
    const open = await companyConflicts(pool, { machine });
    return {
      conflicts: open
        .filter(({ key }) => id === undefined || key === id)
        .map(({ number, key, kind, field, standard, own, refusals, version, foundAt }) => ({
          number,
          key,
          kind,
          field,
          standard: standard ?? null,
          own: own ?? null,
          reasons: refusals.map((refusal) => reasonOf(refusal, machine, words)),
          version,
          foundAt,
        })),
    };
  }),
];
