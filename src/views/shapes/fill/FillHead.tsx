import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { reasonOf } from '#i18n/say.ts';
import type { Stream } from '#services/streams.ts';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { useWords } from '#views/words.tsx';
import * as detail from '../detail/Detail.css.ts';
import { infoOf } from '../detail/Facts.tsx';
import { labelOf } from '../fields/labels.ts';
import { StateStatus } from '../fields/StateStatus.tsx';
import { Value } from '../fields/Value.tsx';
import { EventDialog } from '../form/EventDialog.tsx';
import type { Filler } from './filler.ts';
import { totalsOf } from './inside.ts';

/** What can be done with what is filled. */
export interface FillAct {
  readonly type: string;
  /** It fixes what is inside: not before the server has heard of every scan. */
  readonly closes?: boolean;
}

interface FillHeadProps {
  readonly filler: Filler;
  readonly title: string;
  readonly stream: Stream | null;
  /** Fields of its row that the head shows. */
  readonly facts: readonly string[];
  readonly acts: readonly FillAct[];
  readonly onDone: () => void;
  /** Ways beside the acts, such as to begin another one. */
  readonly children?: ReactNode;
}

/** What is filled: its number and state, how much is inside, and what can be done with it or why not. */
export function FillHead({ filler, title, stream, facts, acts, onDone, children }: FillHeadProps) {
  const words = useWords();
  const [acting, setActing] = useState<string | null>(null);
  const inside = useSyncExternalStore(filler.subscribe, filler.inside);
  const unsent = useSyncExternalStore(filler.subscribe, filler.unsent);
  const { noun } = filler.desk;
  const totals = totalsOf(inside);
  const life = filler.life();
  const known = noun.structure.ways.get(stream?.row.state ?? '');
  const against = ({ type, closes }: FillAct): string | undefined => {
    const refusals = stream?.events.find((event) => event.type === type)?.refusals ?? [];
    const reasons = refusals.filter(({ code }) => code !== 'invalid').map((one) => reasonOf(one, noun.id, words));
    if (closes && unsent > 0) reasons.push(words.text('ui.scan.unsentFirst', { count: unsent }));
    return reasons.length === 0 ? undefined : [...new Set(reasons)].join(' · ');
  };
  return (
    <header className={detail.head}>
      <div className={detail.titles}>
        <h1 className={detail.title}>
          {title}
          {stream && <StateStatus noun={noun} state={stream.row.state} pill />}
        </h1>
        {stream && (
          <div className={detail.statuses}>
            {facts
              .filter((field) => stream.row[field] !== null)
              .map((field) => (
                <span key={field} className={detail.region}>
                  {labelOf(noun.id, field, words)}{' '}
                  <strong>
                    <Value machine={noun.id} info={infoOf(noun, field)} value={stream.row[field]} />
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
            const reason = against(act);
            return (
              <Button
                key={act.type}
                tone={index === 0 && reason === undefined ? 'primary' : 'neutral'}
                reason={reason}
                onPress={() => setActing(act.type)}
              >
                {words.text<string>(`event.${act.type}`)}
              </Button>
            );
          })}
        {children}
      </Inline>
      {acting !== null && life && (
        <EventDialog
          noun={noun}
          life={life}
          type={acting}
          onClose={() => setActing(null)}
          onDone={onDone}
          onStale={onDone}
        />
      )}
    </header>
  );
}
