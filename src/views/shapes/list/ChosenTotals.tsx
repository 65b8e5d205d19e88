import { fieldOf, type ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import type { Row } from '#services/page.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './List.css.ts';

interface ChosenTotalsProps {
  readonly aggregateType: ListDescriptor;
  readonly fields: readonly string[];
  readonly rows: readonly Row[];
}

/** Sums of amounts over the chosen rows. */
export function ChosenTotals({ aggregateType, fields, rows }: ChosenTotalsProps) {
  const words = useWords();
  return fields.map((field) => {
    const { kind } = fieldOf(aggregateType, field);
    const sum = rows.reduce((total, row) => total + Number(row[field] ?? 0), 0);
    return (
      <span key={field} className={css.totalOfChosen}>
        {words.text<string>(`field.${aggregateType.id}.${field}`)}{' '}
        <strong>{kind.kind === 'money' ? words.money(sum, kind.currency) : words.number(sum)}</strong>
      </span>
    );
  });
}
