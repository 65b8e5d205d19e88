import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import type { Stream } from '#services/stream.ts';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import * as detail from '../detail/Detail.css.ts';
import { infoOf } from '../detail/FieldList.tsx';
import { labelOf } from '../fields/labels.ts';
import { StateStatus } from '../fields/StateStatus.tsx';
import { Value } from '../fields/Value.tsx';
import { EventDialog } from '../form/EventDialog.tsx';
import { rankOf } from '../presentation/acts.ts';
import type { Filler } from './filler.ts';
import { totalsOf } from './inside.ts';

/** Actions on the container. */
export interface FillAct {
  readonly type: string;
  /** True if it fixes the contents: it waits until the server has every scan. */
  readonly closes?: boolean;
}

interface FillHeadProps {
  readonly filler: Filler;
  readonly title: string;
  readonly stream: Stream | null;
  /** Fields of its row that the head shows. */
  readonly keyFields: readonly string[];
  readonly acts: readonly FillAct[];
  readonly onDone: () => void;
  /** Links beside the actions, such as to begin another one. */
  readonly children?: ReactNode;
}

/** The container: its number and state, its contents in figures, and its actions or their refusals. */
export function FillHead({ filler, title, stream, keyFields, acts, onDone, children }: FillHeadProps) {
  const words = useWords();
  const [acting, setActing] = useState<string | null>(null);
  const inside = useSyncExternalStore(filler.subscribe, filler.inside);
  const unsent = useSyncExternalStore(filler.subscribe, filler.unsent);
  const { aggregateType } = filler.desk;
  const totals = totalsOf(inside);
  const aggregate = filler.aggregate();
  const known = aggregateType.structure.transitions.get(stream?.row.state ?? '');
  const against = ({ type, closes }: FillAct): string | undefined => {
    const refusals = stream?.events.find((event) => event.type === type)?.refusals ?? [];
    const reasons = refusals
      .filter(({ code }) => code !== 'invalid')
      .map((one) => reasonSentence(one, aggregateType.id, words));
    if (closes && unsent > 0) reasons.push(words.text('ui.scan.unsentFirst', { count: unsent }));
    return reasons.length === 0 ? undefined : [...new Set(reasons)].join(' · ');
  };
  return (
    <header className={detail.head}>
      <div className={detail.titles}>
        <h1 className={detail.title}>
          {title}
          {stream && <StateStatus aggregateType={aggregateType} state={stream.row.state} pill />}
        </h1>
        {stream && (
          <div className={detail.statuses}>
            {keyFields
              .filter((field) => stream.row[field] !== null)
              .map((field) => (
                <span key={field} className={detail.region}>
                  {labelOf(aggregateType.id, field, words)}{' '}
                  <strong>
                    <Value machine={aggregateType.id} info={infoOf(aggregateType, field)} value={stream.row[field]} />
                  </strong>
                </span>
              ))}
          </div>
        )}
        {(stream !== null || inside.length > 0) && (
          <output className={detail.statuses}>
            {words.text('ui.fill.totals', { ...totals, weight: words.weight(totals.grams) })}
          </output>
        )}
      </div>
      <Inline gap="s">
        {acts
          .filter(({ type }) => known?.has(type))
          .map((act, index) => {
            const isForward = rankOf(aggregateType.acts, act.type)?.rank === 'forward';
            const reason = against(act);
            return (
              <Button
                key={act.type}
                tone={index === 0 && isForward && reason === undefined ? 'primary' : 'neutral'}
                reason={reason}
                onPress={() => setActing(act.type)}
              >
                {words.text<string>(`event.${act.type}`)}
              </Button>
            );
          })}
        {children}
      </Inline>
      {acting !== null && aggregate && (
        <EventDialog
          aggregateType={aggregateType}
          aggregate={aggregate}
          type={acting}
          onClose={() => setActing(null)}
          onDone={onDone}
          onStale={onDone}
        />
      )}
    </header>
  );
}
