import { EVERYTHING } from '#machines/rights/everything.ts';
import { role as type } from '#machines/registers/role.ts';
import type { Words } from '#i18n/words.ts';
import { wordFailure } from '#services/failure.ts';
import type { MenuEntry } from '#services/roles.ts';
import { ChangedValue } from '#views/shapes/fields/ChangedValue.tsx';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { useMenuTree } from '#views/shapes/fields/menus/useMenuTree.ts';
import PermissionList from '#views/shapes/fields/permissions/PermissionList.tsx';
import type { EffectProps } from '#views/shapes/form/effect.ts';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import {
  combinedDuties,
  concernedBy,
  permissionDifference,
  rightsIn,
  type Concerned,
  type RoleRights,
} from './change.ts';
import { PairText } from './DutyWarnings.tsx';
import { useHoldersAndRoles, type HoldersAndRoles } from './useHoldersAndRoles.ts';

const FIELDS = fieldsOf(type.events['role.amended']?.payload.shape ?? {});
const MOST_NAMED = 20;

/** Shows before a change of a role is sent what it takes and gives, and from whom. */
export function RoleReview({ aggregate, data }: EffectProps) {
  const words = useWords();
  const { answer, failure, reload } = useHoldersAndRoles(aggregate.id);
  const menu = useMenuTree();
  const kept = aggregate.context as Readonly<Record<string, unknown>>;
  const before = rightsIn(kept);
  const after = rightsIn({ ...kept, ...data });
  const difference = permissionDifference(before.permissions, after.permissions);
  const others = FIELDS.filter(({ name }) => name in data && name !== 'permissions');
  return (
    <Stack gap="m">
      {difference.taken.length > 0 && (
        <Notice tone="warning" title={words.text('ui.role.takes', { count: without(difference.taken).length })}>
          <PermissionList ids={without(difference.taken)} />
        </Notice>
      )}
      {difference.given.length > 0 && (
        <Notice tone="info" title={words.text('ui.role.gives', { count: without(difference.given).length })}>
          <PermissionList ids={without(difference.given)} />
        </Notice>
      )}
      {others.map((info) => (
        <div key={info.name}>
          <strong>{labelOf('role', info.name, words)}</strong>
          <ChangedValue machine="role" info={info} before={kept[info.name]} after={data[info.name]} />
        </div>
      ))}
      {failure && (
        <ErrorState title={words.text('ui.role.holdersFailed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {menu.failure && (
        <ErrorState
          title={words.text('ui.role.menuFailed')}
          text={wordFailure(menu.failure, words)}
          onRetry={menu.reload}
        />
      )}
      {((!answer && !failure) || (!menu.entries && !menu.failure)) && <Skeleton />}
      {answer && menu.entries && <FromWhom known={answer} before={before} after={after} entries={menu.entries} />}
    </Stack>
  );
}

/** The single permissions of a list, without the one that stands for all. */
const without = (ids: readonly string[]): readonly string[] => ids.filter((id) => id !== EVERYTHING);

/** Everything that a change takes from a holder and gives, in one line. */
const changesOf = (
  { loses, gains, fewerScreens, moreScreens, scope, needsSecondFactor }: Concerned,
  words: Words,
): string =>
  words.list([
    ...(loses > 0 ? [words.text('ui.role.change.loses', { count: loses })] : []),
    ...(gains > 0 ? [words.text('ui.role.change.gains', { count: gains })] : []),
    ...(fewerScreens > 0 ? [words.text('ui.role.change.fewerScreens', { count: fewerScreens })] : []),
    ...(moreScreens > 0 ? [words.text('ui.role.change.moreScreens', { count: moreScreens })] : []),
    ...(scope === null ? [] : [words.text(`ui.role.change.scope.${scope}`)]),
    ...(needsSecondFactor ? [words.text('ui.role.change.secondFactor')] : []),
  ]);

interface FromWhomProps {
  readonly known: HoldersAndRoles;
  readonly before: RoleRights;
  readonly after: RoleRights;
  readonly entries: readonly MenuEntry[];
}

/** Holders whom the change concerns, by name, and who gets both steps of a pair through another role. */
function FromWhom({ known: { holders, roles, permissionsOf }, before, after, entries }: FromWhomProps) {
  const words = useWords();
  const concerned = concernedBy(before, after, holders.holders, roles, entries);
  const combined = combinedDuties(after.permissions, holders.holders, permissionsOf);
  const unnamed = holders.total - holders.holders.length;
  return (
    <>
      <section>
        <strong>{words.text('ui.role.holdersCount', { count: holders.total })}</strong>
        <ul>
          {concerned.slice(0, MOST_NAMED).map((one) => (
            <li key={one.holder.id}>
              {words.text('ui.role.holderChange', { name: one.holder.name, changes: changesOf(one, words) })}
            </li>
          ))}
          {concerned.length > MOST_NAMED && (
            <li>{words.text('ui.role.holdersMore', { count: concerned.length - MOST_NAMED })}</li>
          )}
          {unnamed > 0 && <li>{words.text('ui.role.holdersElsewhere', { count: unnamed })}</li>}
        </ul>
      </section>
      {combined.length > 0 && (
        <Notice tone="warning" title={words.text('ui.role.combined')}>
          <ul>
            {combined.slice(0, MOST_NAMED).map(({ holder, pair }) => (
              <li key={`${holder.id} ${pair.first} ${pair.second}`}>
                {holder.name}: <PairText {...pair} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
