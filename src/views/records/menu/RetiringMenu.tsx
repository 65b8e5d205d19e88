import { useCallback } from 'react';
import { wordFailure } from '#services/failure.ts';
import type { AskOptions } from '#services/http.ts';
import { allRows, page, type Row } from '#services/page.ts';
import type { EffectProps } from '#views/shapes/form/effect.ts';
import { branchOf } from '#views/shapes/tree/moves.ts';
import { useAsked } from '#views/data/useAsked.ts';
import { Notice } from '#views/ui/Notice.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';

const MOST_NAMED = 12;
const REGISTERED = [{ field: 'state', op: 'eq', value: 'registered' }] as const;

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Reads the entries that go with one, the roles that name any of them, and how many people hold such a role. */
async function consequencesOf(id: string, options: AskOptions) {
  const [menus, roles] = await Promise.all([
    allRows('menu', { filters: REGISTERED }, options),
    allRows('role', { filters: REGISTERED }, { ...options, ownForbidden: true }),
  ]);
  const entries = menus.map((row) => ({
    id: row.id,
    parent: typeof row['parent'] === 'string' ? row['parent'] : null,
    sort: Number(row['sort']),
    row,
  }));
  const going = branchOf(entries, id).map(({ row }) => row);
  const ids = new Set(going.map((row) => row.id));
  const losing = roles.filter((role) => listOf(role['menus']).some((menu) => menu === '*' || ids.has(menu)));
  const held = [
    { field: 'status', op: 'eq', value: 'onJob' },
    { field: 'roles', op: 'in', value: losing.map((role) => role.id) },
  ] as const;
  const holders =
    losing.length === 0 ? 0 : (await page('staff', { pageNum: 1, pageSize: 10, filters: held }, options)).total;
  return { children: going.filter((row) => row.id !== id), losing, holders };
}

/** Names the children that are withdrawn with a menu entry, and the roles that lose them (§4). */
export default function RetiringMenu({ aggregate: { id } }: Pick<EffectProps, 'aggregate'>) {
  const words = useWords();
  const read = useCallback((options: AskOptions) => consequencesOf(id, options), [id]);
  const { answer, failure } = useAsked(read);
  if (failure) return <Notice tone="critical">{wordFailure(failure, words)}</Notice>;
  if (!answer) return <Skeleton lines={2} />;
  const { children, losing, holders } = answer;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const titleOf = ({ id: code, title, titleZh }: Row): string =>
    (words.language === 'zh' && text(titleZh)) || text(title) || code;
  const nameOf = ({ id: code, name, nameZh }: Row): string =>
    (words.language === 'zh' && text(nameZh)) || text(name) || code;
  return (
    <Notice tone="warning" title={words.text('ui.tree.goes', { count: children.length })}>
      <Stack gap="s">
        {children.length > 0 && (
          <ul>
            {children.slice(0, MOST_NAMED).map((row) => (
              <li key={row.id}>{titleOf(row)}</li>
            ))}
            {children.length > MOST_NAMED && (
              <li>{words.text('ui.people.work.more', { count: children.length - MOST_NAMED })}</li>
            )}
          </ul>
        )}
        <span>
          {losing.length === 0
            ? words.text('ui.tree.nobodyLoses')
            : words.text('ui.tree.lose', {
                count: losing.length,
                roles: words.list(losing.map(nameOf)),
                people: holders,
              })}
        </span>
        <span>{words.text('ui.tree.restorable')}</span>
      </Stack>
    </Notice>
  );
}
