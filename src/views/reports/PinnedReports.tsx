import { useMemo } from 'react';
import { wordFailure } from '#services/failure.ts';
import type { ListView } from '#services/listViews.ts';
import { DATA_REPORT } from '#views/place/figureRecords.ts';
import { readReport, type ReportQuery } from './query.ts';
import { ReportTile } from './ReportTile.tsx';
import { requestOf } from './request.ts';
import { reportTitle } from '#i18n/reportTitles.ts';
import { useDescriptor } from './useDescriptor.ts';
import { useGroups } from './useGroups.ts';
import { useToday } from './useToday.ts';
import { useViews, type Views } from '#views/shapes/list/views/useViews.ts';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './center/Center.css.ts';

/** Reports that the person has pinned; nothing where there are none. */
export default function PinnedReports() {
  const words = useWords();
  const views = useViews(DATA_REPORT);
  const pinned = (views.all ?? []).filter(({ isPinned }) => isPinned);
  if (pinned.length === 0) return null;
  return (
    <section className={css.tiles} aria-label={words.text('ui.home.pinned')}>
      {pinned.map((view) => (
        <PinnedReport key={view.id} view={view} views={views} />
      ))}
    </section>
  );
}

interface PinnedReportProps {
  readonly view: ListView;
  readonly views: Views;
}

/** A pinned report, as of now. */
function PinnedReport({ view, views }: PinnedReportProps) {
  const words = useWords();
  const query = useMemo(() => readReport(new URLSearchParams(view.search)), [view.search]);
  const unpin = async (): Promise<void> => {
    if (!(await views.pin(view, false))) return;
    toast({
      tone: 'info',
      title: words.text('ui.home.unpinned', { name: view.name }),
      action: { label: words.text('ui.views.undo'), onAction: () => void views.pin(view, true) },
    });
  };
  const { grouped, failure } = useReport(query);
  if (failure)
    return (
      <Notice tone="warning" title={view.name}>
        {wordFailure(failure, words)}
      </Notice>
    );
  return (
    <ReportTile
      title={view.name}
      description={reportTitle(query, words)}
      query={{ ...query, view: view.id }}
      grouped={grouped}
      actions={
        <IconButton
          size="small"
          icon="cross"
          label={words.text('ui.home.unpin', { name: view.name })}
          onPress={() => void unpin()}
        />
      }
    />
  );
}

/** Reads a report once its record type is known. */
function useReport(query: ReportQuery) {
  const descriptor = useDescriptor(query.of);
  const now = useToday();
  const requests = useMemo(
    () => (descriptor ? [requestOf(query, descriptor, now).request] : null),
    [query, descriptor, now],
  );
  const { groups, failure } = useGroups(query.of, requests);
  return { grouped: groups?.[0] ?? null, failure };
}
