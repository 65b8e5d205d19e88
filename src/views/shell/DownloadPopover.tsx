import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { interval } from 'rxjs';
import { DOWNLOAD_POLL_MILLISECONDS, DOWNLOAD_POPOVER_TASKS } from '#machines/fields/limits.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { DownloadButton } from '../account/DownloadButton.tsx';
import { ExportStatus } from '../account/ExportStatus.tsx';
import { useExports } from '../account/useExports.ts';
import * as css from './DownloadPopover.css.ts';
import { panel } from './Downloads.css.ts';

const DOWNLOADS = '/downloadList';

/** The latest exports, reloaded every 15 seconds while open (§2). */
export default function DownloadPopover({ onGo }: { onGo: () => void }) {
  const words = useWords();
  const { store, ids, loading, failure, reload } = useExports(1, DOWNLOAD_POPOVER_TASKS);
  useEffect(() => {
    const poll = interval(DOWNLOAD_POLL_MILLISECONDS).subscribe(reload);
    return () => poll.unsubscribe();
  }, [reload]);
  return (
    <div className={panel}>
      <h2 className={css.title}>{words.text('shell.downloads')}</h2>
      {failure && <ListFailed failure={failure} onRetry={reload} />}
      {!failure && ids.length === 0 && loading && <Skeleton />}
      {!failure && ids.length === 0 && !loading && (
        <EmptyState icon="download" title={words.text('ui.export.none')} text={words.text('ui.export.noneHint')} />
      )}
      <ul className={css.list} aria-live="polite">
        {ids.map((id) => (
          <LatestExport key={id} store={store} id={id} />
        ))}
      </ul>
      <p className={css.foot}>
        <Link href={DOWNLOADS} onPress={onGo}>
          {words.text('shell.downloadsAll')}
        </Link>
      </p>
    </div>
  );
}

function LatestExport({ store, id }: { store: ReturnType<typeof useExports>['store']; id: string }) {
  const words = useWords();
  const task = useSyncExternalStore(
    useCallback((onChange: () => void) => store.subscribe(id, onChange), [store, id]),
    () => store.get(id),
  );
  if (!task) return null;
  return (
    <li className={css.task}>
      <span className={css.name} title={task.fileName}>
        {task.fileName}
      </span>
      <span className={css.end}>
        <ExportStatus status={task.status} />
      </span>
      <span className={css.time}>{words.instant(task.createTime)}</span>
      <span className={css.end}>
        <DownloadButton task={task} label={words.text('shell.downloadNow')} />
      </span>
    </li>
  );
}
