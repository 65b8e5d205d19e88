import { EVERYTHING } from '#machines/everything.ts';
import { role as type } from '#machines/registers/role.ts';
import { wordFailure } from '#services/failure.ts';
import { ChangedValue } from '#views/shapes/fields/ChangedValue.tsx';
import { fieldsOf } from '#views/shapes/fields/kind.ts';
import { labelOf } from '#views/shapes/fields/labels.ts';
import PermissionList from '#views/shapes/fields/permissions/PermissionList.tsx';
import type { EffectProps } from '#views/shapes/form/effect.ts';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/words.tsx';
import { combinedDuties, concernedBy, permissionDifference, type Difference } from './change.ts';
import { PairText } from './DutyWarnings.tsx';
import { useHoldersAndRoles, type HoldersAndRoles } from './useHoldersAndRoles.ts';

const FIELDS = fieldsOf(type.events['role.amended']?.payload.shape ?? {});
const MOST_NAMED = 20;
const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Shows before a change of a role is sent what it takes and gives, and from whom. */
export function RoleReview({ aggregate, data }: EffectProps) {
  const words = useWords();
  const { answer, failure, reload } = useHoldersAndRoles(aggregate.id);
  const kept = aggregate.context as Readonly<Record<string, unknown>>;
  const before = textsIn(kept['permissions']);
  const after = data['permissions'] === undefined ? before : textsIn(data['permissions']);
  const difference = permissionDifference(before, after);
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
      {!answer && !failure && <Skeleton />}
      {answer && <FromWhom known={answer} difference={difference} after={after} />}
    </Stack>
  );
}

/** The single permissions of a list, without the one that stands for all. */
const without = (ids: readonly string[]): readonly string[] => ids.filter((id) => id !== EVERYTHING);

interface FromWhomProps {
  readonly known: HoldersAndRoles;
  readonly difference: Difference;
  readonly after: readonly string[];
}

/** Holders whom the change concerns, by name, and who gets both steps of a pair through another role. */
function FromWhom({ known: { holders, permissionsOf }, difference, after }: FromWhomProps) {
  const words = useWords();
  const concerned = concernedBy(difference, holders.holders, permissionsOf);
  const combined = combinedDuties(after, holders.holders, permissionsOf);
  const unnamed = holders.total - holders.holders.length;
  return (
    <>
      <section>
        <strong>{words.text('ui.role.holdersCount', { count: holders.total })}</strong>
        <ul>
          {concerned.slice(0, MOST_NAMED).map(({ holder, loses, gains }) => (
            <li key={holder.id}>{words.text('ui.role.holderChange', { name: holder.name, loses, gains })}</li>
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
