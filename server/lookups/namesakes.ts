import type { LookupSource } from '#machines/lookups/lookupRequest.ts';
import type { SetProvider } from './provider.ts';

const nameForm = (sql: string): string => `trim(lower(look_alike(${sql})))`;

const codeOf = (parameter: string, ...fields: readonly string[]): string =>
  `(select min(other.id) from row_branch as other
    where other.state = 'registered' and other.id <> $1 and coalesce(${parameter}, '') <> ''
      and ${nameForm(parameter)} in (${fields.map((field) => nameForm(`other.row ->> '${field}'`)).join(', ')}))`;

const NAMESAKES = `select ${codeOf('$2::text', 'name')} as name, ${codeOf('$3::text', 'nameZh')} as "nameZh",
  ${codeOf('$4::text', 'abbreviation', 'code')} as abbreviation`;

/**
 * Looks up the other branches in use that are called as a branch is after the event. One such event is judged at a time, so
 * that two branches cannot take one name.
 */
export const namesakes: SetProvider = {
  find: async (client, sources: readonly LookupSource[]) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('names of branches'))`);
    return Promise.all(
      sources.map(async ({ aggregate, data }) => {
        const { name, nameZh, abbreviation } = { ...(aggregate.context as LookupSource['data']), ...data };
        const { rows } = await client.query(NAMESAKES, [aggregate.id, name, nameZh, abbreviation]);
        return rows[0];
      }),
    );
  },
};
