import { useMemo, useState } from 'react';
import { reasonOf } from '#i18n/say.ts';
import { system } from '#machines/kit/actor.ts';
import { explain } from '#machines/kit/explain.ts';
import type { Stream } from '#services/streams.ts';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { useWords } from '#views/words.tsx';
import { EventDialog } from '../form/EventDialog.tsx';
import type { Station } from './station.ts';
import { useCalm } from './useCalm.ts';

interface EndsProps {
  readonly station: Station;
  readonly events: Stream['events'];
  /** Events that end the life, or begin it. */
  readonly ends: readonly string[];
  /** The state the life is in. */
  readonly state: string;
}

/** How a life ends, each way allowed or refused with its reason: not before everything is sent. */
export function Ends({ station, events, ends, state }: EndsProps) {
  const words = useWords();
  const [ending, setEnding] = useState<string | null>(null);
  const { noun } = station.desk;
  const { revision, unsent } = useCalm(station);
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
  const declared = ends.filter((type) => noun.structure.ways.get(state)?.has(type));
  return (
    <>
      {declared.length > 0 && (
        <Inline gap="s">
          {declared.map((type, index) => {
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
    </>
  );
}
