import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { call } from './call.ts';
import { post, type Subject } from './request.ts';
import { sampleOf, soughtIn } from './sample.ts';
import type { Swept } from './sweeper.ts';

/** One of so many phones is searched for. */
const PHONES_BETWEEN = 60;

/** Returns what makes the requests of an account. */
export async function subjectsOf({ world, known }: Swept, planted: Pick<Subject, 'avatar' | 'rejudgement'>) {
  const { ids, taken, ...sample } = await sampleOf(world.pool);
  const sought = await soughtIn(world.pool, known);
  const phones = [...known].flatMap(([value, { kind }]) => (kind === 'phone' ? [value] : []));

  return async (account: string): Promise<Subject> => {
    const own = new Map<string, readonly string[]>();
    for (const machine of Object.keys(aggregateTypes)) {
      const { json } = await call(world, account, post(`/api/${machine}/page`, { pageSize: 2 }));
      const { records = [] } = json as { records?: readonly { id: string }[] };
      own.set(
        machine,
        records.map(({ id }) => id),
      );
    }
    return {
      account,
      idsOf: (machine) => [...new Set([...(own.get(machine) ?? []), ...(ids.get(machine) ?? [])])],
      sought: (machine) => sought.get(machine) ?? { field: 'state', value: 'none' },
      taken: (machine) => taken.get(machine) ?? ':none',
      phones: phones.filter((_, place) => place % PHONES_BETWEEN === 0),
      texts: ['SL0000', 'APP', 'STF0', 'GOLDEN'],
      ...sample,
      ...planted,
    };
  };
}
