import { useMemo, useState } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { serverInstant } from '#services/clock.ts';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { useSession } from '#views/session/useSession.ts';
import { useWords } from '#views/language/words.tsx';
import type { Draft } from '../form/draft.ts';
import { EventDialog } from '../form/EventDialog.tsx';
import { judge } from '../form/judge.ts';
import { isRed } from '../presentation/acts.ts';
import type { Presentation } from '../presentation/presentation.ts';

/** Actions on a part of an aggregate: an item of a shipment, a row of a count. */
export interface PartActsProps<N extends AggregateType> {
  readonly aggregateType: N & Partial<Pick<Presentation, 'acts'>>;
  readonly aggregate: Aggregate;
  readonly types: readonly N['eventTypes'][number][];
  /** Names the part in each event's payload. */
  readonly part: Draft;
  /** Name of the part. */
  readonly name: string;
  readonly onDone: () => void;
}

/** A menu of the events for one part of an aggregate, allowed or refused with the machine's own reason. */
export function PartActs<N extends AggregateType>({
  aggregateType,
  aggregate,
  types,
  part,
  name,
  onDone,
}: PartActsProps<N>) {
  const words = useWords();
  const [acting, setActing] = useState<string | null>(null);
  const person = useSession().context.user?.id ?? '';
  const [at] = useState(serverInstant);
  const acts = useMemo(() => {
    const reasonsAgainst = (type: string): string[] =>
      judge({ aggregateType, aggregate, type, data: part, person, at })
        .filter(({ code }) => code !== 'invalid')
        .map((refusal) => reasonSentence(refusal, aggregateType.id, words));
    return types.map((type) => ({ type, reasons: [...new Set(reasonsAgainst(type))] }));
  }, [aggregateType, aggregate, types, part, person, at, words]);
  return (
    <>
      <Menu
        label={words.text('ui.detail.actsOf', { name })}
        placement="bottom end"
        trigger={<IconButton icon="dots" tone="quiet" label={words.text('ui.detail.actsOf', { name })} />}
        groups={[
          {
            id: 'acts',
            acts: acts.map(({ type, reasons }) => ({
              id: type,
              label: words.text<string>(`event.${type}`),
              reason: reasons.length > 0 ? reasons.join(' · ') : undefined,
              tone: isRed(aggregateType.acts, type, aggregateType.events[type]?.irreversible === true)
                ? ('danger' as const)
                : ('neutral' as const),
              onAction: () => setActing(type),
            })),
          },
        ]}
      />
      {acting !== null && (
        <EventDialog
          key={acting}
          aggregateType={aggregateType}
          aggregate={aggregate}
          type={acting}
          given={part}
          onClose={() => setActing(null)}
          onDone={onDone}
          onStale={onDone}
        />
      )}
    </>
  );
}
