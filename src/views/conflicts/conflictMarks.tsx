import type { Row } from '#services/page.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Inline } from '#views/ui/layout.tsx';
import type { Conflicting } from './companyConflicts.ts';

const ConflictMark = arriving(() => import('./ConflictMark.tsx'));

/** Makes the mark of an entry that conflicts with the standard company. */
export const markOf = (machine: Conflicting) =>
  function Mark({ row: { id } }: { readonly row: Row }) {
    return <ConflictMark machine={machine} id={id} />;
  };

/** Makes the cell of a code, which is the id of its entry, with the mark of a conflict beside it. */
export const markedCode = (machine: Conflicting) =>
  function MarkedCode({ id }: Pick<Row, 'id'>) {
    return (
      <Inline gap="s">
        <span>{id}</span>
        <ConflictMark machine={machine} id={id} />
      </Inline>
    );
  };
