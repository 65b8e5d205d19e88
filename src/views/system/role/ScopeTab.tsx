import { useMemo } from 'react';
import { wordFailure } from '#services/failure.ts';
import { useHoldersAndRoles } from '#views/records/role/useHoldersAndRoles.ts';
import { useReferences } from '#views/shapes/fields/references.ts';
import { choiceOf } from '#views/shapes/fields/labels.ts';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { Section } from '#views/ui/Card.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Role.css.ts';
import { branchesMeant, holdersByBranch } from './meant.ts';
import { rightsOf, type ShownRole } from './shown.ts';

/** The data scope of a role with the branches that it means today. */
export function ScopeTab(shown: ShownRole) {
  const words = useWords();
  const { dataScope, customBranches } = rightsOf(shown);
  const { answer, failure, reload } = useHoldersAndRoles(shown.row.id);
  const branches = useReferences('branch');
  const holders = answer?.holders.holders;
  const own = useMemo(() => holdersByBranch(holders ?? []), [holders]);
  const meant = branchesMeant(
    { dataScope, customBranches },
    own,
    branches.entries.filter(({ gone }) => gone !== true).map(({ id }) => id),
  );
  return (
    <Section
      title={choiceOf('role', 'dataScope', dataScope, words)}
      description={words.text(
        dataScope === 'all'
          ? 'ui.role.scopeAll'
          : dataScope === 'custom'
            ? 'ui.role.scopeCustom'
            : 'ui.role.scopeBranch',
        { count: meant.length },
      )}
    >
      {failure && (
        <ErrorState title={words.text('ui.role.holdersFailed')} text={wordFailure(failure, words)} onRetry={reload} />
      )}
      {(branches.status === 'loading' || (!answer && !failure)) && <Skeleton />}
      <ul className={css.list} aria-label={words.text('ui.role.branchesMeant')}>
        {meant.map((id) => (
          <li key={id} className={css.line}>
            <RecordLink to="branch" id={id} name={branches.nameOf(id)} />
            {own.has(id) && (
              <span className={css.lacking}>{words.text('ui.role.holdersHere', { count: own.get(id) ?? 0 })}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
