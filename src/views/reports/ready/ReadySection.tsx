import { REPORTS } from '#machines/catalogue/reports.ts';
import type { Grouped } from '#services/groups.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Link } from '#views/ui/Link.tsx';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { useWords } from '#views/language/words.tsx';
import type { About } from '#views/shapes/print/about.ts';
import { linesOf, totalOf } from '../lines.ts';
import { DATA_REPORT } from '#views/place/figureRecords.ts';
import { chartsFor, usualChart, writeReport } from '../query.ts';
import { ReportTable } from '../ReportTable.tsx';
import { saveReport } from '../sheet.ts';
import { useKeyTexts } from '../useKeyTexts.ts';
import { mergeParts } from './merge.ts';
import type { ReadyValues } from './period.ts';
import type { ReadyPart, ReadyTable } from './readyReport.ts';

interface ReadySectionProps {
  readonly table: ReadyTable;
  /** Groups of the table's parts, in their order. */
  readonly groups: readonly Grouped[];
  readonly descriptor: ListDescriptor;
  readonly values: ReadyValues;
  readonly report: string;
  /** Circumstances of the figures, for files. */
  readonly about: About;
}

/** Returns the address of a part in Data Report, under the same filters. */
const addressOf = ({ of, on, dimensions, measures, branch }: ReadyPart, values: ReadyValues): string =>
  `${DATA_REPORT}?${writeReport({
    of,
    on,
    dimensions,
    measures,
    chart: chartsFor(REPORTS[of], dimensions).includes('map') ? 'map' : usualChart(dimensions[0] ?? null),
    compare: false,
    values: { [on]: values.period, [branch]: values.branch },
  })}`;

/** A table of a ready report; each figure leads to its records, each part to Data Report. */
export function ReadySection({ table, groups, descriptor, values, report, about }: ReadySectionProps) {
  const words = useWords();
  const { parts } = table;
  const [first] = parts;
  const dimensions = first?.dimensions ?? [];
  const textsOf = useKeyTexts(descriptor, dimensions);
  const merged = mergeParts(
    parts.map((part, index) => {
      const grouped = groups[index] ?? { groups: [], measures: [], total: { cells: [] } };
      return {
        lines: linesOf(part.of, grouped, part.dimensions, textsOf),
        total: totalOf(part.of, grouped),
      };
    }),
    dimensions[0]?.by !== undefined,
  );
  const title = words.text<string>(`ui.ready.${table.title}`);
  const shown = {
    title: `${report} – ${title}`,
    machine: first?.of ?? 'order',
    dimensions,
    measures: parts.flatMap(({ measures }) => measures),
    ...merged,
    heads: table.heads.map((head) => words.text<string>(`ui.ready.head.${head}`)),
  };
  return (
    <Section
      flush
      title={title}
      actions={
        <>
          {parts.map((part) => (
            <Link key={`${part.on} ${part.branch}`} href={addressOf(part, values)}>
              {parts.length === 1 ? words.text('ui.report.openBuilder') : words.text(`ui.ready.open.${part.on}`)}
            </Link>
          ))}
          <Button size="small" icon="download" onPress={() => void saveReport({ ...shown, ...about }, words)}>
            {words.text('ui.report.xlsx')}
          </Button>
        </>
      }
    >
      {merged.lines.length === 0 ? (
        <EmptyState icon="chart" title={words.text('ui.report.empty')} text={words.text('ui.report.emptyText')} />
      ) : (
        <ReportTable {...shown} />
      )}
    </Section>
  );
}
