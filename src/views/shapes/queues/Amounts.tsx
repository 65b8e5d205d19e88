import { useWords } from '#views/language/words.tsx';
import * as css from './queues.css.ts';

interface AmountsProps {
  readonly machine: string;
  readonly fields: readonly string[];
  /** Hundredths by field. */
  readonly sums: Readonly<Record<string, number>>;
}

const isYuan = (field: string): boolean => field.endsWith('Cny');

/** Sums in MMK, and in CNY where there are any; several of one currency are told apart by their fields. */
export function Amounts({ machine, fields, sums }: AmountsProps) {
  const words = useWords();
  const shown = fields.filter((field) => !isYuan(field) || (sums[field] ?? 0) !== 0);
  const isNamed = fields.filter((field) => !isYuan(field)).length > 1;
  return shown.map((field) => (
    <span key={field} className={isNamed ? css.amount : css.alone}>
      {isNamed && <span className={css.quiet}>{words.text<string>(`field.${machine}.${field}`)}</span>}
      {words.money(sums[field] ?? 0, isYuan(field) ? 'CNY' : 'MMK')}
    </span>
  ));
}
