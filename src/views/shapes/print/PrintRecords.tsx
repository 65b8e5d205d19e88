import type { StreamRecord } from '#services/stream.ts';
import { Section } from '#views/ui/Card.tsx';
import { useWords } from '#views/language/words.tsx';
import { actorText } from '../detail/actorText.ts';
import * as css from '../detail/Detail.css.ts';
import { Scroller } from '../detail/Scroller.tsx';
import type { Presented } from '../presentation/presentation.ts';
import { choiceOf, labelOf } from '../fields/labels.ts';

interface PrintRecordsProps {
  readonly aggregateType: Presented;
  readonly records: readonly StreamRecord[];
}

/** Every printing of a thing's labels (§3, print records): when, who, what, on which paper, how many, and why again. */
export function PrintRecords({ aggregateType, records }: PrintRecordsProps) {
  const words = useWords();
  const { id: machine, print } = aggregateType;
  if (!print) return null;
  const { event, kinds } = print;
  const hasKinds = kinds.length > 0;
  const prints = records.filter(({ type }) => type === event).toReversed();
  if (prints.length === 0) return null;
  const title = words.text('ui.printing.records');
  const said = (data: StreamRecord['data'], field: string): string => {
    const value = data[field];
    return typeof value === 'string' ? choiceOf(machine, field, value, words) : '';
  };
  return (
    <Section title={title}>
      <Scroller label={title}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{words.text('ui.printing.when')}</th>
              <th scope="col">{words.text('ui.printing.who')}</th>
              {hasKinds && <th scope="col">{labelOf(machine, 'kind', words, event)}</th>}
              <th scope="col">{labelOf(machine, 'size', words, event)}</th>
              <th scope="col">{labelOf(machine, 'format', words, event)}</th>
              <th scope="col" data-number>
                {labelOf(machine, 'count', words, event)}
              </th>
              <th scope="col">{words.text('ui.printing.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {prints.map((record) => {
              const { version, recordedAt, data } = record;
              return (
                <tr key={version}>
                  <th scope="row">{words.instant(recordedAt)}</th>
                  <td>{actorText(record, words)}</td>
                  {hasKinds && <td>{said(data, 'kind')}</td>}
                  <td>{said(data, 'size')}</td>
                  <td>{said(data, 'format')}</td>
                  <td data-number>{words.number(Number(data['count'] ?? 1))}</td>
                  <td>{typeof data['reason'] === 'string' ? data['reason'] : ''}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroller>
    </Section>
  );
}
