import type { LookupSource } from '#machines/lookups/lookupRequest.ts';
import type { Provider } from './provider.ts';

const isNamed = ({ data }: LookupSource, number: string): boolean =>
  data['conflict'] === undefined || data['conflict'] === Number(number);

/** Looks up whether the conflict that a payload names, or any while it names none, is about the entry and open. */
export const conflictIsOpen =
  (machine: 'role' | 'menu'): Provider =>
  async (client, sources) => {
    const { rows } = await client.query<{ number: string; key: string }>(
      `select number, key from company_conflicts
       where machine = $1 and settled_at is null and key = any($2) order by number for update`,
      [machine, sources.map(({ aggregate }) => aggregate.id)],
    );
    return sources.map((source) =>
      rows.some(({ number, key }) => key === source.aggregate.id && isNamed(source, number)),
    );
  };
