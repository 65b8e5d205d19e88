import { useCallback } from 'react';
import type { Noun } from '#machines/kit/noun.ts';
import { useScreenSearch, useScreenTitle } from '#views/screen.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Tabs } from '#views/ui/Tabs.tsx';
import { useWords } from '#views/words.tsx';
import * as css from './Detail.css.ts';
import { NotShown } from './NotShown.tsx';
import { Facts } from './Facts.tsx';
import { Head } from './Head.tsx';
import type { AnyOptions, AnyShown, RecordOptions } from './options.ts';
import { useLife } from './useLife.ts';

/**
 * A screen of one life, declared: what it is, where it stands, what may happen to it and why not, and what happened.
 * Its number is the search's `id`, the pane shown its `tab`.
 */
export function record<N extends Noun>(noun: N, declared: RecordOptions<N>) {
  // What is typed by the noun when it is declared is the same for all nouns when it is drawn.
  const options = declared as unknown as AnyOptions;
  const { tabs, title = ({ id }: { readonly id: string }): string => id } = options;

  function Page({ shown }: { shown: AnyShown }) {
    const words = useWords();
    const [search, setSearch] = useScreenSearch();
    const name = title(shown.row);
    useScreenTitle(name);
    const select = useCallback(
      (tab: string): void => {
        const next = new URLSearchParams(search);
        next.set('tab', tab);
        setSearch(next.toString(), { replace: true });
      },
      [search, setSearch],
    );
    const own = tabs.map(({ id, title: heading, Content, count }) => ({
      id,
      label: words.text<string>(heading),
      ...(count && { count: count(shown) }),
      content: <Content {...shown} />,
    }));
    const basic = {
      id: 'basic',
      label: words.text('ui.detail.tab.basic'),
      content: <Facts noun={noun} options={options} shown={shown} />,
    };
    return (
      <article className={css.page}>
        <Head noun={noun} options={options} shown={shown} title={name} />
        <Tabs
          label={words.text(`machine.${noun.id}`)}
          selected={search.get('tab') ?? 'basic'}
          onSelect={select}
          tabs={[basic, ...own]}
        />
      </article>
    );
  }

  function One({ id }: { id: string }) {
    const words = useWords();
    const { stream, life, records, failure, reload } = useLife(noun, id);
    if (stream && life) return <Page shown={{ stream, life, row: stream.row, records, reload }} />;
    return (
      <NotShown
        failure={failure}
        title={words.text('ui.detail.failed', { id })}
        missing={words.text('ui.detail.missing', { id })}
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
