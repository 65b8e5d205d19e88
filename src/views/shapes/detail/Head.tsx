import type { Noun } from '#machines/kit/noun.ts';
import { Inline } from '#views/ui/layout.tsx';
import { useWords } from '#views/words.tsx';
import { labelOf } from '../fields/labels.ts';
import { StateStatus } from '../fields/StateStatus.tsx';
import { isQuiet } from '../fields/tones.ts';
import { Value } from '../fields/Value.tsx';
import { ActionBar } from './ActionBar.tsx';
import * as css from './Detail.css.ts';
import { Fact } from './Fact.tsx';
import { infoOf } from './Facts.tsx';
import { Leads } from './Leads.tsx';
import type { AnyOptions, AnyShown } from './options.ts';

interface HeadProps {
  readonly noun: Noun;
  readonly options: AnyOptions;
  readonly shown: AnyShown;
  readonly title: string;
}

/** A record's name, where it stands in every region, its few facts, and what can be done. */
export function Head({ noun, options, shown, title }: HeadProps) {
  const words = useWords();
  const { facts, Facts, Marks, initial, leads } = options;
  const { stream, life, row, reload } = shown;
  const { main, regions } = noun.structure;
  const said = regions.filter((region) => region !== main && !isQuiet(noun, life.states[region] ?? ''));
  return (
    <header className={css.titles}>
      <div className={css.head}>
        <div className={css.titles}>
          <h1 className={css.title}>
            {title}
            <StateStatus noun={noun} state={row.state} pill />
          </h1>
          <div className={css.statuses}>
            {said.map((region) => (
              <span key={region} className={css.region}>
                {words.text<string>(`region.${noun.id}.${region}`)}
                <StateStatus noun={noun} state={life.states[region] ?? ''} pill />
              </span>
            ))}
            {Marks && <Marks {...shown} />}
          </div>
        </div>
        <Inline gap="s">
          {leads && <Leads leads={leads(row)} />}
          <ActionBar
            noun={noun}
            life={life}
            events={stream.events}
            initial={initial?.(row)}
            onStale={reload}
            onDone={reload}
          />
        </Inline>
      </div>
      <dl className={css.facts}>
        {Facts && <Facts {...shown} />}
        {facts
          .filter((field) => row[field] !== null && row[field] !== '')
          .map((field) => (
            <Fact key={field} term={labelOf(noun.id, field, words)}>
              <Value machine={noun.id} info={infoOf(noun, field)} value={row[field]} />
            </Fact>
          ))}
      </dl>
    </header>
  );
}
