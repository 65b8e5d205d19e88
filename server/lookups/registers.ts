import type { LookupSource } from '#machines/lookups/lookupRequest.ts';
import { aboveNamed, questionAbove } from '#machines/lookups/registers.ts';
import { administratorsAfterRole, excessOfChangedRole } from './authority.ts';
import { bound } from './branchBound.ts';
import { conflictIsOpen } from './company.ts';
import { namesakes } from './namesakes.ts';
import type { Providers, SetProvider } from './provider.ts';

/** A tree of entries: its table, and the id of the parent entry as SQL over a row. */
interface Tree {
  readonly machine: string;
  readonly table: string;
  readonly field: string;
  readonly aboveOf: (row: string) => string;
  /** Id of the parent entry that a payload names. */
  readonly named: (source: LookupSource) => string | null;
}

const plain = (machine: string, field: string): Tree => ({
  machine,
  table: `row_${machine}`,
  field,
  aboveOf: (row) => `${row}.row ->> '${field}'`,
  named: aboveNamed(field),
});

const questions: Tree = {
  ...plain('question', 'pid'),
  aboveOf: (row) =>
    `case when ${row}.pid = '0' then null when ${row}.language = 'us' then ${row}.pid else ${row}.pid || '-' || ${row}.language end`,
  named: questionAbove,
};

/** Looks up the ancestors of an entry under a lock of its tree: two valid moves at once could close a cycle. */
const ancestors = ({ machine, table, aboveOf, named }: Tree): SetProvider => ({
  find: async (client, sources) => {
    await client.query(`select pg_advisory_xact_lock(hashtext($1))`, [`tree of ${machine}`]);
    return Promise.all(
      sources.map(async (source) => {
        const { rows } = await client.query<{ id: string }>(
          `with recursive above as (
             select entry.id, ${aboveOf('entry')} as parent from ${table} as entry where entry.id = $1
             union select entry.id, ${aboveOf('entry')} from ${table} as entry join above on entry.id = above.parent)
           select id from above`,
          [named(source)],
        );
        return rows.map(({ id }) => id);
      }),
    );
  },
});

/**
 * Looks up the first reference to an entry, in a fixed order so that a refusal always names the same one. Each part
 * selects `kind` and `example` for the entry's id $1.
 */
const reference = (...parts: readonly string[]): SetProvider => ({
  find: (client, sources) =>
    Promise.all(
      sources.map(async ({ aggregate }) => {
        const ranked = parts.map((part, rank) => `select ${rank} as rank, part.* from ${part} as part`);
        const { rows } = await client.query(
          `select kind, example from (${ranked.join(' union all ')}) as found order by rank limit 1`,
          [aggregate.id],
        );
        return rows[0] ?? null;
      }),
    ),
});

const below = ({ machine, table, aboveOf }: Tree): string =>
  `(select '${machine}' as kind, id as example from ${table} as entry
    where state = 'registered' and ${aboveOf('entry')} = $1 order by id limit 1)`;

const staffWhere = (condition: string): string =>
  `(select 'staff' as kind, nick_name as example from row_staff where status <> 'quit' and ${condition} order by id limit 1)`;

const inDepartment = staffWhere(`row ->> 'department' = $1`);

const branches = plain('branch', 'superior');
const departments = plain('department', 'parent');
const menus = plain('menu', 'parent');

/** Lookups for the rules of registers: the tree of an entry, and the references to it. */
export const registerProviders: Readonly<Record<string, Providers>> = {
  branch: {
    ancestors: ancestors(branches),
    reference: reference(
      below(branches),
      staffWhere('(branch = $1 or operate_branch = $1)'),
      `(select 'order' as kind, id as example from row_order
        where current_branch = $1 and ended_at is null order by id limit 1)`,
    ),
    bound,
    namesakes,
  },
  department: {
    ancestors: ancestors(departments),
    reference: reference(below(departments), inDepartment),
    member: {
      find: (client, sources) =>
        Promise.all(
          sources.map(async ({ aggregate }) => {
            const { rows } = await client.query<{ example: string }>(`select example from ${inDepartment} as person`, [
              aggregate.id,
            ]);
            return rows[0]?.example ?? null;
          }),
        ),
    },
  },
  menu: {
    ancestors: ancestors(menus),
    conflictIsOpen: conflictIsOpen('menu'),
    children: {
      find: (client, sources) =>
        Promise.all(
          sources.map(async ({ aggregate }) => {
            const { rows } = await client.query<{ id: string }>(
              `select id from row_menu where parent = $1 and state = 'registered' order by id`,
              [aggregate.id],
            );
            return rows.map(({ id }) => id);
          }),
        ),
    },
  },
  question: { ancestors: ancestors(questions), reference: reference(below(questions)) },
  role: {
    excess: excessOfChangedRole,
    administratorsAfter: administratorsAfterRole,
    conflictIsOpen: conflictIsOpen('role'),
    reference: reference(staffWhere(`row -> 'roles' ? $1`)),
  },
};
