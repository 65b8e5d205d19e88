import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Stream } from '#services/stream.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import type { FieldInfo } from '#views/shapes/fields/kind.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import { labelOf, stateOf } from '#views/shapes/fields/labels.ts';
import { Value } from '#views/shapes/fields/Value.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Moments } from './useMoments.ts';

type Row = Readonly<Record<string, unknown>>;

/** Fields left out: they change with each event or repeat another field. */
const LEFT_OUT = ['id', 'version', 'code'];

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const isSame = (one: unknown, other: unknown): boolean =>
  (isNothing(one) && isNothing(other)) || JSON.stringify(one) === JSON.stringify(other);

/** Shows the values of a record at one moment; with a second moment, only the differing values side by side. */
export function FieldsThen({
  aggregateType,
  moments: { shown: then, other },
}: {
  aggregateType: AggregateType;
  moments: Moments;
}) {
  const words = useWords();
  const fields = fieldsOf(aggregateType.rowSchema.shape).filter(({ name }) => !LEFT_OUT.includes(name));
  const listed = fields.filter(({ name }) =>
    other ? !isSame(then.row[name], other.row[name]) : !isNothing(then.row[name]),
  );
  const title = words.text(other ? 'ui.audit.differences' : 'ui.audit.facts');
  const versionOf = ({ version }: Stream): string => words.text('ui.audit.ofVersion', { version });
  return (
    <Section title={title} flush>
      {listed.length === 0 ? (
        <EmptyState title={words.text('ui.audit.noDifference')} />
      ) : (
        <Scroller label={title}>
          <table className={detail.table}>
            <thead>
              <tr>
                <th scope="col">{words.text('ui.audit.field')}</th>
                <th scope="col">{versionOf(then)}</th>
                {other && <th scope="col">{versionOf(other)}</th>}
              </tr>
            </thead>
            <tbody>
              {listed.map((info) => (
                <tr key={info.name}>
                  <th scope="row">{labelOf(aggregateType.id, info.name, words)}</th>
                  <Cell aggregateType={aggregateType} info={info} row={then.row} />
                  {other && <Cell aggregateType={aggregateType} info={info} row={other.row} />}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
    </Section>
  );
}

function Cell({ aggregateType, info, row }: { aggregateType: AggregateType; info: FieldInfo; row: Row }) {
  const words = useWords();
  const value = row[info.name];
  if (isNothing(value)) return <td>–</td>;
  return (
    <td>
      {info.name === 'state' ? (
        stateOf(aggregateType.id, String(value), words)
      ) : (
        <Value machine={aggregateType.id} info={info} value={value} />
      )}
    </td>
  );
}
