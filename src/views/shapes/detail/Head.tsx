import { useWords } from '#views/language/words.tsx';
import { labelOf } from '../fields/labels.ts';
import { StateStatus } from '../fields/StateStatus.tsx';
import { isQuiet } from '../fields/tones.ts';
import { Value } from '../fields/Value.tsx';
import { ActionBar } from './ActionBar.tsx';
import type { Presented } from '../presentation/presentation.ts';
import * as css from './Detail.css.ts';
import { KeyField } from './KeyField.tsx';
import { infoOf } from './FieldList.tsx';
import { Leads } from './Leads.tsx';
import type { AnyOptions, AnyShown } from './options.ts';

interface HeadProps {
  readonly aggregateType: Presented;
  readonly options: AnyOptions;
  readonly shown: AnyShown;
  readonly title: string;
}

/** A record's name, its states in every region, its key fields, and its actions. */
export function Head({ aggregateType, options, shown, title }: HeadProps) {
  const words = useWords();
  const { keyFields, KeyFields, Marks, dialogs, initial, leads } = options;
  const { stream, aggregate, row, reload } = shown;
  const { main, regions } = aggregateType.structure;
  const said = regions.filter((region) => region !== main && !isQuiet(aggregateType, aggregate.states[region] ?? ''));
  return (
    <header className={css.titles}>
      <div className={css.head}>
        <div className={css.titles}>
          <h1 className={css.title}>
            {title}
            <StateStatus aggregateType={aggregateType} state={row.state} pill />
          </h1>
          <div className={css.statuses}>
            {said.map((region) => (
              <span key={region} className={css.region}>
                {words.text<string>(`region.${aggregateType.id}.${region}`)}
                <StateStatus aggregateType={aggregateType} state={aggregate.states[region] ?? ''} pill />
              </span>
            ))}
            {Marks && <Marks {...shown} />}
          </div>
        </div>
        <ActionBar
          aggregateType={aggregateType}
          aggregate={aggregate}
          events={stream.events}
          initial={initial?.(row, aggregate)}
          before={leads && <Leads leads={leads(row)} />}
          own={(type, onClose) => {
            const Own = dialogs?.[type];
            return Own && <Own row={row} onClose={onClose} onDone={reload} />;
          }}
          onStale={reload}
          onDone={reload}
        />
      </div>
      <dl className={css.keyFields}>
        {KeyFields && <KeyFields {...shown} />}
        {keyFields
          .filter((field) => row[field] !== null && row[field] !== '')
          .map((field) => (
            <KeyField key={field} term={labelOf(aggregateType.id, field, words)}>
              <Value machine={aggregateType.id} info={infoOf(aggregateType, field)} value={row[field]} />
            </KeyField>
          ))}
      </dl>
    </header>
  );
}
