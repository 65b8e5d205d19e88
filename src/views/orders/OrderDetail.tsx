import { useCallback } from 'react';
import type { Order } from '#machines/order/context.ts';
import { order } from '#machines/order/index.ts';
import { wordFailure } from '#services/failure.ts';
import { useScreenSearch, useScreenTitle } from '#views/screen.tsx';
import { useLife, type LifeView } from '#views/shapes/detail/useLife.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { Tabs } from '#views/ui/Tabs.tsx';
import { useWords } from '#views/words.tsx';
import { Basic } from './detail/Basic.tsx';
import { Complaints } from './detail/Complaints.tsx';
import { concerns } from './detail/concerns.ts';
import { Finance } from './detail/Finance.tsx';
import { Head } from './detail/Head.tsx';
import { Log } from './detail/Log.tsx';
import * as css from '#views/shapes/detail/Detail.css.ts';

/** One order in full (§2): what it is, what may happen to it and why not, and all that happened. */
export default function OrderDetail() {
  const words = useWords();
  const [search] = useScreenSearch();
  const id = search.get('id');
  useScreenTitle(id);
  if (id === null) return <EmptyState icon="box" title={words.text('ui.order.noneChosen')} />;
  return <OneOrder key={id} id={id} />;
}

function OneOrder({ id }: { id: string }) {
  const words = useWords();
  const view = useLife(order, id);
  const { stream, life, failure, reload } = view;
  if (!stream || !life) {
    if (failure)
      return <ErrorState title={words.text('ui.order.notFound')} text={wordFailure(failure, words)} onRetry={reload} />;
    return (
      <div className={css.page} aria-busy>
        <Skeleton />
      </div>
    );
  }
  return <Shown view={view} stream={stream} life={life} />;
}

interface ShownProps {
  readonly view: LifeView;
  readonly stream: NonNullable<LifeView['stream']>;
  readonly life: NonNullable<LifeView['life']>;
}

function Shown({ view, stream, life }: ShownProps) {
  const words = useWords();
  const [search, setSearch] = useScreenSearch();
  const { records, reload } = view;
  const row = order.rowSchema.parse(stream.row);
  // The stream's context is the order machine's own: the server folded it with the same code.
  const facts = stream.context as unknown as Order;
  const select = useCallback(
    (tab: string): void => {
      const next = new URLSearchParams(search);
      next.set('tab', tab);
      setSearch(next.toString(), { replace: true });
    },
    [search, setSearch],
  );
  const complaints = records.filter(({ type }) => concerns(type));
  return (
    <article className={css.page}>
      <Head stream={stream} life={life} row={row} onChange={reload} />
      <Tabs
        label={words.text('screen.OrderDetail')}
        selected={search.get('tab') ?? 'basic'}
        onSelect={select}
        tabs={[
          {
            id: 'basic',
            label: words.text('ui.order.tab.basic'),
            content: <Basic row={row} facts={facts} stream={stream} records={records} />,
          },
          {
            id: 'finance',
            label: words.text('ui.order.tab.finance'),
            content: <Finance row={row} facts={facts} regions={life.states} />,
          },
          {
            id: 'log',
            label: words.text('ui.order.tab.log'),
            count: records.length,
            content: <Log facts={facts} records={records} />,
          },
          {
            id: 'complaint',
            label: words.text('ui.order.tab.complaint'),
            count: complaints.length,
            content: <Complaints records={complaints} />,
          },
        ]}
      />
    </article>
  );
}
