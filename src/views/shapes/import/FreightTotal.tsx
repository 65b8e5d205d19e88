import { useMemo } from 'react';
import type { Importing } from '#services/import/importing.ts';
import type { ImportRow } from '#services/import/rowBook.ts';
import { useWords } from '#views/language/words.tsx';

interface FreightTotalProps {
  readonly importing: Importing;
  readonly rows: readonly ImportRow[];
}

/** Freight of all ready rows together, before they are written; nothing for record types without a price. */
export function FreightTotal({ importing, rows }: FreightTotalProps) {
  const words = useWords();
  const freight = useMemo(
    // The rows are those of the import: a change of them is a change of their freight.
    () => (rows.length > 0 ? importing.freight() : null),
    [importing, rows],
  );
  if (!freight || freight.priced + freight.unpriced === 0) return null;
  const { total, priced, unpriced } = freight;
  return (
    <p>
      <strong>{words.text('ui.import.freight', { count: priced, amount: words.money(total, 'MMK') })}</strong>
      {unpriced > 0 && ` ${words.text('ui.import.freightUnpriced', { count: unpriced })}`}
    </p>
  );
}
