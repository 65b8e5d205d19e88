import { Fragment } from 'react';
import type { Noun } from '#machines/kit/noun.ts';
import { fieldsOf, type FieldInfo } from '../fields/kind.ts';
import { labelOf } from '../fields/labels.ts';
import { Value } from '../fields/Value.tsx';
import { useWords } from '#views/words.tsx';

interface Said {
  readonly path: string;
  readonly info: FieldInfo;
  readonly value: unknown;
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const said = (fields: readonly FieldInfo[], data: Readonly<Record<string, unknown>>, above = ''): Said[] =>
  fields.flatMap((info) => {
    const value = data[info.name];
    if (value === undefined || value === null || value === '') return [];
    const path = `${above}${info.name}`;
    if (info.kind.kind === 'group') return isGroup(value) ? said(info.kind.fields, value, `${path}.`) : [];
    return [{ path, info, value }];
  });

/** What was said with an event, field by field in words. */
export function PayloadText({
  noun,
  type,
  data,
}: {
  noun: Noun;
  type: string;
  data: Readonly<Record<string, unknown>>;
}) {
  const words = useWords();
  const all = said(fieldsOf(noun.events[type]?.payload.shape ?? {}), data);
  if (all.length === 0) return null;
  return (
    <div>
      {all.map(({ path, info, value }, index) => (
        <Fragment key={path}>
          {index > 0 && ' · '}
          {`${labelOf(noun.id, path, words, type)}: `}
          <Value machine={noun.id} info={info} value={value} />
        </Fragment>
      ))}
    </div>
  );
}
