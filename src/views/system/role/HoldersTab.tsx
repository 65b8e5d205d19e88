import { wordFailure } from '#services/failure.ts';
import { useHoldersAndRoles } from '#views/records/role/useHoldersAndRoles.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import type { ShownRole } from './shown.ts';

/** Everybody who holds a role, with the other roles of each. */
export function HoldersTab({ row }: ShownRole) {
  const words = useWords();
  const { answer, failure, reload } = useHoldersAndRoles(row.id);
  const title = words.text('ui.role.tab.holders');
  if (failure)
    return (
      <ErrorState title={words.text('ui.role.holdersFailed')} text={wordFailure(failure, words)} onRetry={reload} />
    );
  if (!answer) return <Skeleton />;
  const { holders, roles } = answer;
  const unnamed = holders.total - holders.holders.length;
  const nameOfRole = (id: string): string => {
    const found = roles.get(id);
    return found === undefined ? id : words.language === 'zh' ? found.nameZh : found.name;
  };
  return (
    <Section
      title={title}
      description={[
        words.text('ui.role.holdersCount', { count: holders.total }),
        ...(unnamed > 0 ? [words.text('ui.role.holdersElsewhere', { count: unnamed })] : []),
      ].join(' ')}
      flush
    >
      {holders.holders.length === 0 ? (
        <EmptyState icon="users" title={words.text('ui.role.nobody')} />
      ) : (
        <PlainTable
          label={title}
          rows={holders.holders}
          keyOf={({ id }) => id}
          columns={[
            {
              title: words.text('field.staff.nickName'),
              cell: ({ id, name }) => <RecordLink to="staff" id={id} name={name} />,
              isRowHead: true,
            },
            { title: words.text('field.staff.staffCode'), cell: ({ staffCode }) => staffCode },
            {
              title: words.text('field.staff.operateBranch'),
              cell: ({ branch }) => <ReferenceText to="branch" id={branch} />,
            },
            {
              title: words.text('ui.role.otherRoles'),
              cell: ({ otherRoles }) => (otherRoles.length === 0 ? '–' : words.list(otherRoles.map(nameOfRole))),
            },
            {
              title: words.text('field.staff.status'),
              cell: ({ working }) => (
                <Status tone={working ? 'positive' : 'ended'}>
                  {words.text(working ? 'ui.role.working' : 'ui.role.stopped')}
                </Status>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
