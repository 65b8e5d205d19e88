import { valueText } from '#i18n/measureText.ts';
import type { ReactNode } from 'react';
import type { Grouped } from '#services/groups.ts';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { linesOf, totalOf } from './lines.ts';
import { DATA_REPORT } from '#views/place/figureRecords.ts';
import { writeReport, type ReportQuery } from './query.ts';
import { ReportPicture } from './ReportPicture.tsx';
import * as css from './ReportTile.css.ts';
import { measureOf } from '#i18n/reportTitles.ts';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import { useDescriptor } from './useDescriptor.ts';
import { useKeyTexts } from './useKeyTexts.ts';

interface ReportTileProps {
  readonly title: string;
  readonly description: string;
  readonly query: Omit<ReportQuery, 'view'> & { readonly view?: string | null };
  /** Null while it is read. */
  readonly grouped: Grouped | null;
  readonly actions?: ReactNode;
}

/** A tile: the first figure of a report over all, its chart, and the way to the report. */
export function ReportTile({ title, description, query, grouped, actions }: ReportTileProps) {
  const words = useWords();
  const descriptor = useDescriptor(query.of);
  const href = `${DATA_REPORT}?${writeReport(query)}`;
  return (
    <Section
      title={title}
      description={description}
      actions={
        <>
          <Link href={href} aria-label={words.text('ui.center.openTile', { title })}>
            {words.text('ui.report.openBuilder')}
          </Link>
          {actions}
        </>
      }
    >
      {grouped && <Figure query={query} grouped={grouped} href={href} />}
      {grouped?.groups.length === 0 && query.dimensions.length > 0 && (
        <EmptyState icon="chart" title={words.text('ui.report.empty')} />
      )}
      {grouped && descriptor ? (
        <Picture title={title} query={query} grouped={grouped} descriptor={descriptor} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Section>
  );
}

type Drawn = Pick<ReportTileProps, 'query'> & { readonly grouped: Grouped };

function Figure({ query: { of, measures }, grouped, href }: Drawn & { readonly href: string }) {
  const words = useWords();
  const [measure] = measures;
  if (!measure) return null;
  const total = totalOf(of, grouped);
  return (
    <p className={css.figure}>
      <Link href={total.href(0) ?? href}>
        {valueText(total.cells[0]?.value ?? null, measureOf(of, measure).unit, words)}
      </Link>
    </p>
  );
}

function Picture({
  title,
  query,
  grouped,
  descriptor,
}: Drawn & { readonly title: string; readonly descriptor: ListDescriptor }) {
  const textsOf = useKeyTexts(descriptor, query.dimensions);
  return <ReportPicture title={title} query={query} lines={linesOf(query.of, grouped, query.dimensions, textsOf)} />;
}
