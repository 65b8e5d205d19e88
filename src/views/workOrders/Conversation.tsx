import type { StreamRecord } from '#services/stream.ts';
import { actorText } from '#views/shapes/detail/actorText.ts';
import { Section } from '#views/ui/Card.tsx';
import { Timeline } from '#views/ui/Timeline.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Conversation.css.ts';

/** Fields of an event that hold what a person wrote. */
const WRITTEN = ['remark', 'result', 'operation'] as const;

/** Returns what was written with an event. */
export const writtenIn = ({ data }: Pick<StreamRecord, 'data'>): string =>
  WRITTEN.flatMap((field) => {
    const text = data[field];
    return typeof text === 'string' && text.trim() !== '' ? [text] : [];
  }).join('\n');

/** Everything written in a work order, newest first: the matter, each follow-up, the result. */
export function Conversation({ records }: { readonly records: readonly StreamRecord[] }) {
  const words = useWords();
  const title = words.text('ui.workOrder.conversation');
  const entries = records
    .flatMap((record) => {
      const written = writtenIn(record);
      return written === '' ? [] : [{ record, written }];
    })
    .toReversed()
    .map(({ record, written }) => ({
      id: String(record.version),
      title: `${actorText(record, words)} · ${words.text<string>(`event.${record.type}`)}`,
      time: words.instant(record.recordedAt),
      dateTime: record.recordedAt,
      tone: 'neutral' as const,
      text: <p className={css.written}>{written}</p>,
    }));
  if (entries.length === 0) return null;
  return (
    <Section title={title}>
      <Timeline label={title} events={entries} />
    </Section>
  );
}
