import { Fragment } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { FieldInfo } from '../fields/kind.ts';
import { fieldsOf, settledKind } from '../../../i18n/fieldsOf.ts';
import { labelOf } from '../fields/labels.ts';
import { Value } from '../fields/Value.tsx';
import { useWords } from '#views/language/words.tsx';

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

interface PayloadTextProps {
  readonly aggregateType: AggregateType;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Payload of an event in words, field by field; a group by its name with its parts after it. */
export function PayloadText({ aggregateType, type, data }: PayloadTextProps) {
  const words = useWords();
  const all = fieldsOf(aggregateType.events[type]?.payload.shape ?? {}).filter(
    ({ name, kind }) => kind.kind !== 'fileHash' && !isNothing(data[name]),
  );
  if (all.length === 0) return null;
  return (
    <div>
      {all.map((info, index) => (
        <Fragment key={info.name}>
          {index > 0 && ' · '}
          {`${labelOf(aggregateType.id, info.name, words, type)}: `}
          <Said aggregateType={aggregateType} info={info} value={data[info.name]} />
        </Fragment>
      ))}
    </div>
  );
}

function Said({ aggregateType, info, value }: { aggregateType: AggregateType; info: FieldInfo; value: unknown }) {
  const { kind } = info;
  if (kind.kind !== 'group' || !isGroup(value)) return <Value machine={aggregateType.id} info={info} value={value} />;
  return kind.fields
    .filter(({ name }) => !isNothing(value[name]))
    .map((inner, index) => (
      <Fragment key={inner.name}>
        {index > 0 && ', '}
        <Said
          aggregateType={aggregateType}
          info={settledKind(inner, (name) => value[name])}
          value={value[inner.name]}
        />
      </Fragment>
    ));
}
