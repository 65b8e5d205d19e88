import { measureTitle } from '#i18n/reportTitles.ts';
import type { ChosenMeasure } from '#machines/kit/report.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './Report.css.ts';

interface FormulasProps {
  readonly machine: string;
  readonly measures: readonly ChosenMeasure[];
}

/** The formula of each measure of a table; opened by keyboard and finger too. */
export function Formulas({ machine, measures }: FormulasProps) {
  const words = useWords();
  const each = new Map(measures.map((one) => [`${one.measure}.${one.as}`, one]));
  return (
    <details className={css.formulas}>
      <summary className={css.formulasHead}>{words.text('ui.report.formulas')}</summary>
      <ul>
        {[...each].map(([key, one]) => (
          <li key={key}>
            {words.text('ui.report.point', {
              name: measureTitle(machine, one, words),
              value: words.text(`formula.${machine}.${one.measure}`),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
