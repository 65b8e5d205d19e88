import { EVERYTHING } from '#machines/rights/everything.ts';
import { wordFailure } from '#services/failure.ts';
import { readRoles, type RoleRow } from '#services/roles.ts';
import { differenceOf, expanded } from '#views/records/role/change.ts';
import { useMenuTree } from '#views/shapes/fields/menus/useMenuTree.ts';
import { EVERY_MENU } from '#views/shapes/fields/menus/menuTree.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { Value } from '#views/shapes/fields/Value.tsx';
import PermissionList from '#views/shapes/fields/permissions/PermissionList.tsx';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { useScreenSearch } from '#views/place/screen.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Grid, Stack } from '#views/ui/layout.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { comparedFields } from './compared.ts';
import * as css from './Role.css.ts';
import { rightsOf, roleNameOf, type ShownRole } from './shown.ts';

/** Compares a role with another one: what only one of them has. */
export function CompareTab(shown: ShownRole) {
  const words = useWords();
  const [search, setSearch] = useScreenSearch();
  const { answer, failure, reload } = useAsked(readRoles);
  const nameOf = ({ name, nameZh }: RoleRow): string => (words.language === 'zh' ? nameZh : name);
  if (failure)
    return <ErrorState title={words.text('ui.role.rolesFailed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton />;
  const others = answer.filter(({ id }) => id !== shown.row.id);
  const other = others.find(({ id }) => id === search.get('with'));
  return (
    <Stack gap="l">
      <Select
        label={words.text('ui.role.compareWith')}
        placeholder={words.text('ui.form.choose')}
        choices={others.map((role) => ({ id: role.id, label: nameOf(role) }))}
        value={other?.id ?? null}
        onChange={(id) => {
          const next = new URLSearchParams(search);
          next.set('with', String(id));
          setSearch(next.toString(), { replace: true });
        }}
      />
      {other ? (
        <Comparison shown={shown} other={other} nameOf={nameOf} />
      ) : (
        <EmptyState icon="users" title={words.text('ui.role.chooseRole')} />
      )}
    </Stack>
  );
}

interface ComparisonProps {
  readonly shown: ShownRole;
  readonly other: RoleRow;
  readonly nameOf: (role: RoleRow) => string;
}

function Comparison({ shown, other, nameOf }: ComparisonProps) {
  const words = useWords();
  const { entries } = useMenuTree();
  const rights = rightsOf(shown);
  const own = roleNameOf(shown, words.language);
  const permissions = differenceOf(expanded(rights.permissions), expanded(other.permissions));
  const all = (menus: readonly string[]): readonly string[] =>
    menus.includes(EVERY_MENU) ? (entries ?? []).map(({ id }) => id) : menus;
  const menus = differenceOf(all(rights.menus), all(other.menus));
  const titleOf = (id: string): string => entries?.find((entry) => entry.id === id)?.title ?? id;
  const sides = [
    { name: own, only: permissions.taken, menus: menus.taken },
    { name: nameOf(other), only: permissions.given, menus: menus.given },
  ];
  const title = words.text('ui.role.basics');
  return (
    <>
      <Section title={title} flush>
        <PlainTable
          label={title}
          rows={comparedFields({ ...rights, level: Number(shown.row['level']) }, other)}
          keyOf={({ info }) => info.name}
          columns={[
            {
              title: words.text('ui.role.field'),
              cell: ({ info }) => labelOf('role', info.name, words),
              isRowHead: true,
            },
            { title: own, cell: ({ info, own: value }) => <Value machine="role" info={info} value={value} /> },
            {
              title: nameOf(other),
              cell: ({ info, other: value }) => <Value machine="role" info={info} value={value} />,
            },
          ]}
        />
      </Section>
      <Grid min={300}>
        {sides.map(({ name, only, menus: entriesOnly }) => {
          const ids = only.filter((id) => id !== EVERYTHING);
          return (
            <Section
              key={name}
              title={words.text('ui.role.onlyIn', { role: name })}
              description={words.text('ui.role.onlyCount', { permissions: ids.length, menus: entriesOnly.length })}
            >
              {ids.length === 0 && entriesOnly.length === 0 && <p>{words.text('ui.role.nothingMore')}</p>}
              {ids.length > 0 && <PermissionList ids={ids} />}
              {entriesOnly.length > 0 && (
                <>
                  <strong>{labelOf('role', 'menus', words)}</strong>
                  <ul className={css.list}>
                    {entriesOnly.map((id) => (
                      <li key={id}>{titleOf(id)}</li>
                    ))}
                  </ul>
                </>
              )}
            </Section>
          );
        })}
      </Grid>
    </>
  );
}
