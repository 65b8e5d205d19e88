import { useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { StreamRecord } from '#services/stream.ts';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Timeline } from '#views/ui/Timeline.tsx';
import { useWords } from '#views/language/words.tsx';
import { stateOf } from '../fields/labels.ts';
import { toneOf } from '../fields/tones.ts';
import { ReferenceText } from '../fields/Value.tsx';
import type { Appearance } from '../presentation/appearance.ts';
import { actorText } from './actorText.ts';
import { PayloadText } from './PayloadText.tsx';

const branchOf = ({ actor }: StreamRecord): string | null =>
  typeof actor['branch'] === 'string' ? actor['branch'] : null;

/** Events that are shown at once; the earlier ones follow when asked for. */
const SHOWN_AT_ONCE = 200;

/** Events of an aggregate, newest first: operation, person, place, state reached, and payload. */
export function RecordTimeline({
  aggregateType,
  label,
  records,
}: {
  aggregateType: AggregateType & Appearance;
  label: string;
  records: readonly StreamRecord[];
}) {
  const words = useWords();
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const earlier = Math.max(0, records.length - most);
  const events = records
    .slice(earlier)
    .toReversed()
    .map((record) => {
      const { version, type, operation, recordedAt, from, to } = record;
      const branch = branchOf(record);
      const moved = to && from !== to;
      return {
        id: String(version),
        title: words.text<string>(`event.${type}`),
        time: words.instant(recordedAt),
        dateTime: recordedAt,
        tone: to ? toneOf(aggregateType, to) : ('neutral' as const),
        text: (
          <>
            <span>
              {actorText(record, words)}
              {branch !== null && (
                <>
                  {' · '}
                  <ReferenceText to="branch" id={branch} />
                </>
              )}
              {operation !== null &&
                operation !== undefined &&
                ` · ${words.text('ui.detail.operation', { code: operation })}`}
            </span>
            {moved && (
              <div>
                {from ? `${stateOf(aggregateType.id, from, words)} → ` : ''}
                {stateOf(aggregateType.id, to, words)}
              </div>
            )}
            <PayloadText aggregateType={aggregateType} type={type} data={record.data} />
          </>
        ),
      };
    });
  return (
    <>
      <Timeline label={label} events={events} />
      {earlier > 0 && (
        <Inline justify="center">
          <Button onPress={() => setMost(most + SHOWN_AT_ONCE)}>
            {words.text('ui.detail.earlier', { count: earlier })}
          </Button>
        </Inline>
      )}
    </>
  );
}
