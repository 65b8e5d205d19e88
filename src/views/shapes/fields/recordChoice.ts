import { useEffect, useMemo, useState } from 'react';
import type { Picked } from '#machines/kit/meaning.ts';
import type { Words } from '#i18n/words.ts';
import type { Row } from '#services/page.ts';
import type { Choice } from '#views/ui/choice.ts';
import { loadListDescriptor } from '#views/data/listDescriptors.ts';
import type { FieldKind, ReferenceName } from './kind.ts';
import { labelOf, stateOf } from './labels.ts';
import { useReferences } from './references.ts';
import { valueText } from './Value.tsx';

type Kinds = Readonly<Record<string, FieldKind>>;

/** Everything by which a record is worded: its type, the kinds of its fields, and names of what it refers to. */
interface Wording {
  readonly machine: string;
  readonly picked: Picked;
  readonly kinds: Kinds;
  readonly nameOf: (id: string) => string;
  readonly words: Words;
}

const AMOUNTS: readonly FieldKind['kind'][] = ['money', 'number'];

/** A value of a record that says what it is; an amount with its label where it is not the only one. */
function toldIn(row: Row, field: string, { machine, picked, kinds, nameOf, words }: Wording): string {
  const { [field]: value } = row;
  const { [field]: kind } = kinds;
  if ((typeof value !== 'string' && typeof value !== 'number') || !kind) return '';
  if (field === 'state') return stateOf(machine, row.state, words);
  if (kind.kind === 'reference') return nameOf(String(value));
  const text = valueText({ machine, info: { name: field, kind }, value }, words) ?? String(value);
  const several = picked.toldBy.filter((one) => AMOUNTS.includes(kinds[one]?.kind ?? 'text')).length > 1;
  const isLabelled = kind.kind === 'number' || (kind.kind === 'money' && several);
  return isLabelled ? `${labelOf(machine, field, words)} ${text}` : text;
}

const textIn = (row: Row, field: string | undefined): string[] => {
  const value = field === undefined ? null : row[field];
  return typeof value === 'string' && value !== '' ? [value] : [];
};

/** A record as an entry to choose: what it is, then by what it is found and its number. */
export function choiceOfRecord(row: Row, wording: Wording): Choice {
  const { foundBy = [], number = 'id', toldBy } = wording.picked;
  return {
    id: row.id,
    label: toldBy
      .map((field) => toldIn(row, field, wording))
      .filter(Boolean)
      .join(' · '),
    description: [...textIn(row, foundBy[0]), ...textIn(row, number)].join(' · '),
  };
}

/** A chosen record in one line: what it is, and its number. */
export function chosenText(row: Row, wording: Wording): string {
  const { number = 'id' } = wording.picked;
  return [choiceOfRecord(row, wording).label, ...textIn(row, number)].filter(Boolean).join(' · ');
}

const NO_KINDS: Kinds = {};

/** Everything by which the records that a field offers are worded, as soon as it has come. */
export function useWording(machine: string, picked: Picked, words: Words): Wording {
  const [kinds, setKinds] = useState(NO_KINDS);
  useEffect(() => {
    let isWanted = true;
    void loadListDescriptor(machine).then(({ fields }) => isWanted && setKinds(fields));
    return () => {
      isWanted = false;
    };
  }, [machine]);
  const { nameOf } = useReferences(referredTo(picked, kinds));
  return useMemo(() => ({ machine, picked, kinds, nameOf, words }), [machine, picked, kinds, nameOf, words]);
}

/** The kind of entries that a told field refers to; records are told by one kind at most. */
function referredTo({ toldBy }: Picked, kinds: Kinds): ReferenceName | null {
  for (const field of toldBy) {
    const kind = kinds[field];
    if (kind?.kind === 'reference') return kind.to;
  }
  return null;
}
