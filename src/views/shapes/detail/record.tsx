import { useCallback } from 'react';
import { recordNumber } from '#i18n/recordNumber.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { useScreenSearch, useScreenTitle } from '#views/place/screen.tsx';
import { useSession } from '#views/session/useSession.ts';
import { useMay } from '#views/session/useHolds.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Tabs } from '#views/ui/Tabs.tsx';
import { useWords } from '#views/language/words.tsx';
import { useReferences } from '../fields/references.ts';
import type { Presentation } from '../presentation/presentation.ts';
import * as css from './Detail.css.ts';
import { NotShown } from './NotShown.tsx';
import { FieldList } from './FieldList.tsx';
import { Head } from './Head.tsx';
import type { AnyOptions, AnyShown, RecordOptions } from './options.ts';
import { ownPanes, paneFor } from './ownPanes.ts';
import { recordTitle } from './recordTitle.ts';
import type { Entry } from '#services/outbox/outbox.ts';
import { useAggregate } from './useAggregate.ts';
import { useAnticipated } from './useAnticipated.ts';
import { UnansweredNotice } from './UnansweredNotice.tsx';
import { UnsentNotice } from './UnsentNotice.tsx';

/**
 * Declares the screen of one aggregate: fields, states, actions with refusals, and history. Its number is the search's
 * `id`, the shown pane its `tab`.
 */
export function record<N extends AggregateType>(aggregateType: N & Presentation, declared: RecordOptions<N>) {
  // What is typed by the aggregate type when it is declared is the same for all aggregate types when it is drawn.
  const options = declared as unknown as AnyOptions;
  const { tabs, titledBy = null } = options;

  function Page({ shown, unsent }: { shown: AnyShown; unsent: readonly Entry[] }) {
    const words = useWords();
    const may = useMay();
    const [search, setSearch] = useScreenSearch();
    const { nameOf } = useReferences(titledBy);
    const { user } = useSession().context;
    const name = recordTitle(aggregateType.id, options, shown.row, { words, nameOf, self: user });
    useScreenTitle(name);
    const select = useCallback(
      (tab: string): void => {
        const next = new URLSearchParams(search);
        next.set('tab', tab);
        setSearch(next.toString(), { replace: true });
      },
      [search, setSearch],
    );
    const own = ownPanes(tabs, may).map(({ id, title: heading, Content, count }) => ({
      id,
      label: words.text<string>(heading),
      ...(count && { count: count(shown) }),
      content: <Content {...shown} />,
    }));
    const selected = paneFor(search.get('tab'), own);
    const basic = {
      id: 'basic',
      label: words.text('ui.detail.tab.basic'),
      content: <FieldList aggregateType={aggregateType} options={options} shown={shown} />,
    };
    return (
      <article className={css.page}>
        <UnansweredNotice machine={aggregateType.id} id={shown.aggregate.id} onDone={shown.reload} />
        <UnsentNotice entries={unsent} />
        <Head aggregateType={aggregateType} options={options} shown={shown} title={name} />
        <Tabs
          label={words.text(`machine.${aggregateType.id}`)}
          selected={selected}
          onSelect={select}
          tabs={[basic, ...own]}
        />
      </article>
    );
  }

  function One({ id }: { id: string }) {
    const words = useWords();
    const number = recordNumber(aggregateType.id, id, words);
    const view = useAnticipated(aggregateType, useAggregate(aggregateType, id));
    const { stream, aggregate, records, failure, reload, unsent } = view;
    if (stream && aggregate)
      return <Page shown={{ stream, aggregate, row: stream.row, records, reload }} unsent={unsent} />;
    return (
      <NotShown
        failure={failure}
        title={words.text('ui.detail.failed', { id: number })}
        missing={words.text('ui.detail.missing', { id: number })}
        onRetry={reload}
      />
    );
  }

  return function RecordScreen() {
    const words = useWords();
    const [search] = useScreenSearch();
    const id = search.get('id');
    if (id === null || id === '') return <EmptyState isScreen icon="box" title={words.text('ui.detail.noneChosen')} />;
    return <One key={id} id={id} />;
  };
}
