import { useMemo, type ReactNode } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Filter } from '#services/page.ts';
import { useSession } from '#views/session/useSession.ts';
import { useWords } from '#views/language/words.tsx';
import * as detail from '../../detail/Detail.css.ts';
import type { Draft } from '../../form/draft.ts';
import type { FieldOf } from '../../presentation/rowTypes.ts';
import type { Presentation } from '../../presentation/presentation.ts';
import { Begin } from './Begin.tsx';
import * as css from '../Scan.css.ts';
import { SessionList } from './SessionList.tsx';
import { SessionRows } from './SessionRows.tsx';
import { useSessions } from './useSessions.ts';

interface Listed<N extends AggregateType> {
  readonly columns: readonly FieldOf<N>[];
  /** Kept outside the component, or by useMemo. */
  readonly filters: readonly Filter[];
  readonly sort: FieldOf<N>;
}

/** The event that begins a session, at the own branch; the main act as long as none is open to go on with. */
interface BeginEvent {
  readonly type: string;
  /** Fixed values beside the branch. Kept outside the component, or by useMemo. */
  readonly given?: Draft;
}

/** An entry of the screen's own. */
interface Entry {
  readonly entry: ReactNode;
}

interface SessionsPageProps<N extends AggregateType> {
  readonly aggregateType: N & Presentation;
  readonly title: string;
  /** Beginning of another. */
  readonly begin: BeginEvent | Entry;
  readonly open: Listed<N>;
  readonly over: Listed<N>;
  readonly addressOf: (id: string) => string;
  /** Waiting work to begin. */
  readonly children?: ReactNode;
}

/** Sessions of one kind of scanning: to begin, to go on with, and the last ones. */
export function SessionsPage<N extends AggregateType>(props: SessionsPageProps<N>) {
  const { aggregateType, title, begin, open, over, addressOf, children } = props;
  const words = useWords();
  const branch = useSession().context.user?.branch ?? undefined;
  const fixed = 'given' in begin ? begin.given : undefined;
  const given = useMemo(() => ({ ...fixed, ...(branch !== undefined && { branch }) }), [fixed, branch]);
  const opened = useSessions(aggregateType.id, open.filters, open.sort);
  return (
    <section className={css.page}>
      <header className={detail.head}>
        <h1 className={detail.title}>{title}</h1>
        {'entry' in begin ? (
          begin.entry
        ) : (
          <Begin
            aggregateType={aggregateType}
            type={begin.type}
            given={given}
            addressOf={addressOf}
            isMain={opened.ids.length === 0 && !opened.loading}
          />
        )}
      </header>
      <SessionRows
        aggregateType={aggregateType}
        title={words.text('ui.scan.goOn')}
        empty={words.text('ui.scan.noneOpen')}
        columns={open.columns}
        rows={opened}
        addressOf={addressOf}
      />
      {children}
      <SessionList
        aggregateType={aggregateType}
        title={words.text('ui.scan.lately')}
        empty={words.text('ui.scan.noneLately')}
        {...over}
        addressOf={addressOf}
      />
    </section>
  );
}
