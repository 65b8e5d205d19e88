import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import { system } from '#machines/kit/actor.ts';
import { explain } from '#machines/kit/explain.ts';
import { serverInstant } from '#services/clock.ts';
import type { Stream } from '#services/stream.ts';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import { EventDialog } from '../../form/EventDialog.tsx';
import { rankOf } from '../../presentation/acts.ts';
import { againstPerson } from './personal.ts';
import type { Station } from '../station/station.ts';
import { useCalm } from '../station/useCalm.ts';

interface EndsProps {
  readonly station: Station;
  readonly events: Stream['events'];
  /** Events that end the aggregate, or begin it. */
  readonly ends: readonly string[];
  /** The state the aggregate is in. */
  readonly state: string;
}

/** Events that end an aggregate, each allowed or refused with its reason; none before everything is sent. */
export function Ends({ station, events, ends, state }: EndsProps) {
  const words = useWords();
  const { actor, desk } = station;
  const { aggregateType } = desk;
  const ending = useSelector(actor, ({ context: { dialog } }) => (dialog?.key === null ? dialog.type : null));
  const { revision, unsent } = useCalm(station);
  const reasons = useMemo(() => {
    const aggregate = station.verdicts().whole();
    const at = serverInstant();
    const against = (type: string): readonly string[] => {
      const { refusals } = explain(aggregateType, aggregate, {
        type,
        id: aggregate.id,
        actor: system,
        lookups: {},
        at,
        occurredAt: at,
      });
      return [...againstPerson(events, type), ...refusals].map((refusal) =>
        reasonSentence(refusal, aggregateType.id, words),
      );
    };
    return new Map(ends.map((type) => [type, against(type)]));
    // oxlint-disable-next-line react/exhaustive-deps -- the revision stands for all that the station keeps
  }, [station, events, ends, aggregateType, words, revision]);
  const reasonOfEnd = (type: string): string | undefined => {
    const all = [
      ...(reasons.get(type) ?? []),
      ...(unsent > 0 ? [words.text('ui.scan.unsentFirst', { count: unsent })] : []),
    ];
    return all.length === 0 ? undefined : [...new Set(all)].join(' · ');
  };
  const declared = ends.filter((type) => aggregateType.structure.transitions.get(state)?.has(type));
  return (
    <>
      {declared.length > 0 && (
        <Inline gap="s">
          {declared.map((type, index) => {
            const reason = reasonOfEnd(type);
            const isForward = rankOf(aggregateType.acts, type)?.rank === 'forward';
            return (
              <Button
                key={type}
                tone={index === 0 && isForward && reason === undefined ? 'primary' : 'neutral'}
                reason={reason}
                onPress={() => actor.send({ type: 'end.asked', end: type })}
              >
                {words.text<string>(`event.${type}`)}
              </Button>
            );
          })}
        </Inline>
      )}
      {ending !== null && (
        <EventDialog
          aggregateType={aggregateType}
          aggregate={station.verdicts().whole()}
          type={ending}
          onClose={() => actor.send({ type: 'dialog.closed' })}
        />
      )}
    </>
  );
}
