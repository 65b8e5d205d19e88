import { useMemo, useState } from 'react';
import type { Words } from '#i18n/words.ts';
import type { ExportRecord } from '#services/exports.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import { DataGrid } from '#views/ui/grid/DataGrid.tsx';
import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { Pagination, usualPageSize } from '#views/ui/Pagination.tsx';
import { useWords } from '#views/language/words.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import * as css from './downloads.css.ts';
import { ExportStatus } from './ExportStatus.tsx';
import { outcomeOf } from './progress.ts';
import { useExports } from './useExports.ts';

const BYTES_IN_KILOBYTE = 1024;

/** Columns that fit a desk 1440 px wide, so that none of them lies behind the button at the end. */
const columnsIn = (words: Words): GridColumn<ExportRecord>[] => [
  {
    id: 'fileName',
    header: words.text('field.exportTask.fileName'),
    width: 225,
    always: true,
    cell: ({ fileName }) => fileName,
  },
  {
    id: 'state',
    header: words.text('field.exportTask.state'),
    width: 112,
    cell: ({ status }) => <ExportStatus status={status} />,
  },
  {
    id: 'outcome',
    header: words.text('ui.export.outcome'),
    width: 340,
    cell: (task) => outcomeOf(task, words),
  },
  {
    id: 'bytes',
    header: words.text('field.exportTask.bytes'),
    width: 78,
    align: 'end',
    cell: ({ bytes }) => (typeof bytes === 'number' ? `${words.number(Math.ceil(bytes / BYTES_IN_KILOBYTE))} kB` : ''),
  },
  {
    id: 'createTime',
    header: words.text('field.exportTask.createdAt'),
    width: 158,
    cell: ({ createTime }) => words.instant(createTime),
  },
  {
    id: 'downloads',
    header: words.text('field.exportTask.downloads'),
    width: 96,
    align: 'end',
    cell: ({ downloadCount }) => words.number(downloadCount),
  },
  {
    id: 'acts',
    header: words.text('ui.export.download'),
    headerHidden: true,
    width: 146,
    pinned: 'end',
    cell: (task) => <DownloadButton task={task} label={words.text('ui.export.download')} />,
  },
];

/** Download list: the person's own exports with their progress (§2). */
export default function Downloads() {
  const words = useWords();
  const [at, setAt] = useState<{ page: number; pageSize: number }>({ page: 1, pageSize: usualPageSize });
  const exports = useExports(at.page, at.pageSize);
  const columns = useMemo(() => columnsIn(words), [words]);
  const title = words.text('screen.Downloads');
  return (
    <section className={css.screen} aria-label={title}>
      <HiddenHeading>{title}</HiddenHeading>
      <div className={css.grid}>
        <DataGrid
          fill
          label={title}
          columns={columns}
          ids={exports.ids}
          store={exports.store}
          rowName={({ fileName }) => fileName}
          total={exports.total}
          offset={(at.page - 1) * at.pageSize}
          loading={exports.loading}
          empty={
            <EmptyState icon="download" title={words.text('ui.export.none')} text={words.text('ui.export.noneHint')} />
          }
          {...(exports.failure && {
            error: <ListFailed failure={exports.failure} onRetry={exports.reload} />,
          })}
        />
      </div>
      <Pagination {...at} total={exports.total} onChange={setAt} />
    </section>
  );
}
