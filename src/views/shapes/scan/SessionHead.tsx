import { useMemo, useState } from 'react';
import { reasonOf } from '#i18n/say.ts';
import { system } from '#machines/kit/actor.ts';
import { explain } from '#machines/kit/explain.ts';
import type { Stream } from '#services/streams.ts';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { useWords } from '#views/words.tsx';
import * as detail from '../detail/Detail.css.ts';
import { StateStatus } from '../fields/StateStatus.tsx';
import { EventDialog } from '../form/EventDialog.tsx';
import type { Station } from './station.ts';
import { useChanges } from './useStation.ts';
import { useCalm } from './useCalm.ts';

interface SessionHeadProps {
  readonly station: Station;
  readonly events: Stream['events'];
  readonly title: string;
  /** Who opened it and when, and so on. */
  readonly facts: readonly string[];
  /** Things done, and of how many. */
  readonly done: number;
  readonly total: number;
  /** Events that end the life. */
  readonly ends: readonly string[];
}

/** What is scanned into, how far it has come (not, partly, all), and how it ends: allowed, or refused with the reason. */
export function SessionHead({ station, events, title, facts, done, total, ends }: SessionHeadProps) {
  const words = useWords();
  const [ending, setEnding] = useState<string | null>(null);
  const { noun } = station.desk;
  const revision = useCalm(useChanges(station));
  const unsent = station.unsent();
  const isOver = noun.structure.states.get(station.book().state())?.meta.final === true;
  const reasons = useMemo(() => {
    const life = station.book().whole();
    const at = new Date().toISOString();
    const against = (type: string): readonly string[] => {
      const personal = events.find((event) => event.type === type)?.refusals ?? [];
      const own = personal.filter(({ code }) => code === 'role' || code === 'scope');
      const { refusals } = explain(noun, life, { type, id: life.id, actor: system, known: {}, at, occurredAt: at });
      return [...own, ...refusals].map((refusal) => reasonOf(refusal, noun.id, words));
    };
    return new Map(ends.map((type) => [type, against(type)]));
    // oxlint-disable-next-line react/exhaustive-deps -- the revision stands for all that the station keeps
  }, [station, events, ends, noun, words, revision]);
  const reasonOfEnd = (type: string): string | undefined => {
    const all = [
      ...(reasons.get(type) ?? []),
      ...(unsent > 0 ? [words.text('ui.scan.unsentFirst', { count: unsent })] : []),
    ];
    return all.length === 0 ? undefined : [...new Set(all)].join(' · ');
  };
  const declared = noun.structure.ways.get(station.book().state());
  const progress = total > 0 && done >= total ? 'all' : done === 0 ? 'not' : 'partly';
  return (
    <header className={detail.head}>
      <div className={detail.titles}>
        <h1 className={detail.title}>
          {title}
          <StateStatus noun={noun} state={station.book().state()} pill />
        </h1>
        <div className={detail.statuses}>
          {facts.map((fact) => (
            <span key={fact} className={detail.region}>
              {fact}
            </span>
          ))}
        </div>
        <ProgressBar
          label={words.text<string>(`value.progress.${progress}`)}
          value={total === 0 ? 0 : (done / total) * 100}
          valueText={words.text('ui.scan.progress', { done, total })}
        />
      </div>
      {!isOver && (
        <Inline gap="s">
          {ends
            .filter((type) => declared?.has(type))
            .map((type, index) => {
              const reason = reasonOfEnd(type);
              return (
                <Button
                  key={type}
                  tone={index === 0 && reason === undefined ? 'primary' : 'neutral'}
                  reason={reason}
                  onPress={() => setEnding(type)}
                >
                  {words.text<string>(`event.${type}`)}
                </Button>
              );
            })}
        </Inline>
      )}
      {ending !== null && (
        <EventDialog noun={noun} life={station.book().whole()} type={ending} onClose={() => setEnding(null)} />
      )}
    </header>
  );
}
