import { valueText } from '#i18n/measureText.ts';
import type { MeasureUnit } from '#machines/kit/report.ts';
import { Hidden } from '#views/ui/Hidden.tsx';
import { TippedLink } from '#views/ui/TippedLink.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Chart.css.ts';
import * as table from './Report.css.ts';
import type { ReportLine } from './lines.ts';

interface HeatMapProps {
  readonly title: string;
  readonly lines: readonly ReportLine[];
  readonly unit: MeasureUnit;
}

/** Strength of the strongest tint; words on it stay readable in both themes. */
const STRONGEST = 0.42;

const distinct = (lines: readonly ReportLine[], index: number) =>
  [...new Map(lines.map(({ keys, texts }) => [keys[index] ?? null, texts[index] ?? ''])).entries()].toSorted(
    ([one], [two]) => (one === null ? 1 : two === null ? -1 : one < two ? -1 : 1),
  );

/** Values of two dimensions as a table whose cells are tinted by their size; each leads to its records. */
export function HeatMap({ title, lines, unit }: HeatMapProps) {
  const words = useWords();
  const rows = distinct(lines, 0);
  const columns = distinct(lines, 1);
  const found = new Map(lines.map((line) => [JSON.stringify(line.keys), line]));
  const most = Math.max(0, ...lines.map(({ cells }) => Math.abs(cells[0]?.value ?? 0))) || 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={table.scroller} tabIndex={0} role="group" aria-label={title}>
      <table className={css.heat} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">
              <Hidden>{title}</Hidden>
            </th>
            {columns.map(([key, text]) => (
              <th key={key} scope="col" className={css.heatHead}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([row, text]) => (
            <tr key={row}>
              <th scope="row" className={css.heatHead}>
                {text}
              </th>
              {columns.map(([column, columnText]) => {
                const line = found.get(JSON.stringify([row, column]));
                const value = line?.cells[0]?.value ?? null;
                const shown = valueText(value, unit, words);
                return (
                  <td key={column} className={css.heatCell}>
                    <span
                      className={(value ?? 0) < 0 ? css.coolness : css.warmth}
                      style={{ opacity: (Math.abs(value ?? 0) / most) * STRONGEST }}
                      aria-hidden="true"
                    />
                    {line && (
                      <TippedLink
                        href={line.href(0) ?? ''}
                        className={css.heatLink}
                        delay={100}
                        label={words.text('ui.report.point', { name: words.list([text, columnText]), value: shown })}
                      >
                        {shown}
                      </TippedLink>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
