import { changeText } from '#i18n/changeText.ts';
import { valueText } from '#i18n/measureText.ts';
import { dimensionTitle, measureOf, measureTitle } from '#i18n/reportTitles.ts';
import type { ChosenDimension, ChosenMeasure } from '#machines/kit/report.ts';
import { Hidden } from '#views/ui/Hidden.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import { Formulas } from './Formulas.tsx';
import { LINES_MOST } from './limits.ts';
import type { ReportLine } from './lines.ts';
import * as css from './Report.css.ts';

interface ReportTableProps {
  readonly title: string;
  readonly machine: string;
  readonly dimensions: readonly ChosenDimension[];
  readonly measures: readonly ChosenMeasure[];
  readonly lines: readonly ReportLine[];
  readonly total: ReportLine;
  /** Heads of the keys where the dimensions do not name them. */
  readonly heads?: readonly string[];
}

/** The figures of a report; each leads to the records that it counts. */
export function ReportTable({ title, machine, dimensions, measures, lines, total, heads }: ReportTableProps) {
  const words = useWords();
  const shown = lines.slice(0, LINES_MOST);
  const figures = (line: ReportLine, className: string) =>
    measures.map((measure, index) => {
      const { unit } = measureOf(machine, measure);
      const value = line.cells[index]?.value ?? null;
      const before = line.before?.[index];
      const change = before && changeText(value, before.value, unit, words);
      return (
        // oxlint-disable-next-line react/no-array-index-key -- a measure may stand twice, counted in two times
        <td key={index} className={className}>
          <Figure href={line.href(index)}>{valueText(value, unit, words)}</Figure>
          {before && (
            <span className={css.before}>
              <Figure href={line.beforeHref(index)} tone="quiet">
                {words.text('ui.report.before', { value: valueText(before.value, unit, words) })}
              </Figure>
            </span>
          )}
          {change && <span className={css.before}>{change}</span>}
        </td>
      );
    });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroller} tabIndex={0} role="group" aria-label={title}>
      <table className={css.table} aria-label={title}>
        <thead>
          <tr>
            {dimensions.map((dimension, index) => (
              <th key={dimension.dimension + String(dimension.by)} scope="col" className={css.headingOfText}>
                {heads?.[index] ?? dimensionTitle(machine, dimension, words)}
              </th>
            ))}
            {dimensions.length === 0 && (
              <th scope="col" className={css.headingOfText}>
                <Hidden>{title}</Hidden>
              </th>
            )}
            {measures.map((measure) => (
              <th key={`${measure.measure}.${measure.as}`} scope="col" className={css.heading}>
                {measureTitle(machine, measure, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={JSON.stringify(line.keys)} className={css.row}>
              {line.texts.map((text, index) => (
                <th key={dimensions[index]?.dimension} scope="row" className={css.name}>
                  {text}
                </th>
              ))}
              {figures(line, css.cell)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={css.row}>
            <th scope="row" colSpan={Math.max(1, dimensions.length)} className={css.total}>
              {words.text('ui.report.total')}
            </th>
            {figures(total, css.total)}
          </tr>
        </tfoot>
      </table>
      {lines.length > shown.length && (
        <p className={css.note}>{words.text('ui.report.linesLeftOut', { shown: LINES_MOST, total: lines.length })}</p>
      )}
      <Formulas machine={machine} measures={measures} />
    </div>
  );
}

/** A figure that leads to its records; plain where there are none. */
function Figure({
  href,
  tone = 'accent',
  children,
}: {
  href: string | null;
  tone?: 'accent' | 'quiet';
  children: string;
}) {
  if (href === null) return children;
  return (
    <Link tone={tone} href={href}>
      {children}
    </Link>
  );
}
