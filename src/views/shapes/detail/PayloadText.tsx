import { Fragment } from 'react';
import type { Noun } from '#machines/kit/noun.ts';
import { fieldsOf, settledKind, type FieldInfo } from '../fields/kind.ts';
import { labelOf } from '../fields/labels.ts';
import { Value } from '../fields/Value.tsx';
import { useWords } from '#views/words.tsx';

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

interface PayloadTextProps {
  readonly noun: Noun;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What was said with an event, field by field in words; a group by its name, its parts after it. */
export function PayloadText({ noun, type, data }: PayloadTextProps) {
  const words = useWords();
  const all = fieldsOf(noun.events[type]?.payload.shape ?? {}).filter(
    ({ name, kind }) => kind.kind !== 'fileHash' && !isNothing(data[name]),
  );
  if (all.length === 0) return null;
  return (
    <div>
      {all.map((info, index) => (
        <Fragment key={info.name}>
          {index > 0 && ' · '}
          {`${labelOf(noun.id, info.name, words, type)}: `}
          <Said noun={noun} info={info} value={data[info.name]} />
        </Fragment>
      ))}
    </div>
  );
}

function Said({ noun, info, value }: { noun: Noun; info: FieldInfo; value: unknown }) {
  const { kind } = info;
  if (kind.kind !== 'group' || !isGroup(value)) return <Value machine={noun.id} info={info} value={value} />;
  return kind.fields
    .filter(({ name }) => !isNothing(value[name]))
    .map((inner, index) => (
      <Fragment key={inner.name}>
        {index > 0 && ', '}
        <Said noun={noun} info={settledKind(inner, (name) => value[name])} value={value[inner.name]} />
      </Fragment>
    ));
}
