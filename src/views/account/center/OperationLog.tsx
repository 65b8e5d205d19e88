import { useCallback, useMemo, useState } from 'react';
import { recordWithKind } from '#i18n/recordNumber.ts';
import type { Words } from '#i18n/words.ts';
import type { AskOptions } from '#services/http.ts';
import { readOperations, type Operation } from '#services/userCenter.ts';
import { useRecordName } from '#views/shapes/fields/recordName.ts';
import { ListFailed } from '#views/data/ListFailed.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import { DataGrid } from '#views/ui/grid/DataGrid.tsx';
import { createRowStore } from '#views/ui/grid/rowStore.ts';
import { Pagination, usualPageSize } from '#views/ui/Pagination.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './center.css.ts';
import { useAsked } from '#views/data/useAsked.ts';

const NOTHING = { ids: [], total: 0 };
const SIGN_IN = 'signIn.';

const operationIn = ({ operation }: Operation, words: Words): string =>
  words.text(operation.startsWith(SIGN_IN) ? `value.${operation}` : `event.${operation}`);

/** The record of an operation, by its kind and its number or name. */
function Subject({ machine, subject = '' }: { readonly machine: string; readonly subject: string | undefined }) {
  const name = useRecordName(machine, subject);
  return recordWithKind(machine, subject, useWords(), name);
}

const columnsIn = (words: Words): GridColumn<Operation>[] => [
  {
    id: 'operation',
    header: words.text('account.center.operation'),
    width: 220,
    always: true,
    cell: (one) => operationIn(one, words),
  },
  {
    id: 'subject',
    header: words.text('account.center.subject'),
    width: 260,
    cell: ({ machine, subject }) => (machine === undefined ? '' : <Subject machine={machine} subject={subject} />),
  },
  { id: 'ip', header: words.text('account.center.ip'), width: 140, cell: ({ ip }) => ip },
  { id: 'browser', header: words.text('account.center.browser'), width: 190, cell: ({ browser }) => browser },
  {
    id: 'time',
    header: words.text('account.center.time'),
    width: 170,
    cell: ({ createTime }) => words.instant(createTime),
  },
  {
    id: 'duration',
    header: words.text('account.center.duration'),
    width: 110,
    align: 'end',
    cell: ({ duration }) =>
      duration === undefined ? '' : words.text('account.center.milliseconds', { count: words.number(duration) }),
  },
];

/** The person's own operation log (§2): operation, address, browser, time and duration. */
export function OperationLog() {
  const words = useWords();
  const [at, setAt] = useState<{ page: number; pageSize: number }>({ page: 1, pageSize: usualPageSize });
  const { page, pageSize } = at;
  const [store] = useState(() => createRowStore<Operation>());
  const read = useCallback(
    async (options: AskOptions) => {
      const { records, total } = await readOperations(page, pageSize, options);
      store.load(records.map((record) => [record.id, record]));
      return { ids: records.map(({ id }) => id), total };
    },
    [page, pageSize, store],
  );
  const { answer, failure, loading, reload } = useAsked(read);
  const columns = useMemo(() => columnsIn(words), [words]);
  const title = words.text('account.center.log');
  const { ids, total } = answer ?? NOTHING;
  return (
    <Section
      title={title}
      flush
      actions={
        <Button size="small" icon="refresh" onPress={reload}>
          {words.text('account.center.refresh')}
        </Button>
      }
    >
      <div className={css.log}>
        <DataGrid
          fill
          label={title}
          columns={columns}
          ids={ids}
          store={store}
          rowName={(one) => operationIn(one, words)}
          total={total}
          offset={(page - 1) * pageSize}
          loading={loading}
          empty={<EmptyState icon="clock" title={words.text('account.center.logEmpty')} />}
          {...(failure && {
            error: <ListFailed failure={failure} onRetry={reload} />,
          })}
        />
      </div>
      <div className={css.pages}>
        <Pagination {...at} total={total} onChange={setAt} />
      </div>
    </Section>
  );
}
