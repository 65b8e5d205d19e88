import { useEffect, useState } from 'react';
import { page, type Filter, type Row } from '#services/page.ts';
import { ComboBox } from '#views/ui/ComboBox.tsx';
import type { FieldWords } from '#views/ui/Field.tsx';
import type { FieldKind } from './kind.ts';

type Picked = NonNullable<Extract<FieldKind, { kind: 'record' }>['picked']>;

/** Picks one record of a type by its number or distinguishing field; a whole number can be typed. */
interface RecordPickerProps extends FieldWords {
  readonly machine: string;
  readonly picked: Picked;
  readonly name: string;
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** Pause in typing before the server is asked, milliseconds. */
const REST_MS = 250;
const MOST_SHOWN = 20;

/** Finds records by a part of the id or of the first distinguishing field. */
async function search(machine: string, { state, toldBy }: Picked, typed: string, signal: AbortSignal): Promise<Row[]> {
  const fields = typed === '' ? ['id'] : ['id', ...toldBy.slice(0, 1)];
  const pages = await Promise.all(
    fields.map((field) => {
      const sought: Filter[] = typed === '' ? [] : [{ field, op: 'like', value: typed }];
      const filters: Filter[] = [{ field: 'state', op: 'eq', value: state }, ...sought];
      return page(machine, { pageNum: 1, pageSize: MOST_SHOWN, filters }, { signal, ownForbidden: true });
    }),
  );
  const found = new Map(pages.flatMap(({ records }) => records).map((row) => [row.id, row]));
  return [...found.values()].slice(0, MOST_SHOWN);
}

export default function RecordPicker(props: RecordPickerProps) {
  const { machine, picked, name, value, onChange, onBlur, ...words } = props;
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [isAsking, setAsking] = useState(false);
  const typed = value ?? '';
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(
      () => {
        setAsking(true);
        // Without an answer the number is typed whole.
        search(machine, picked, typed, left.signal)
          .then(setRows, () => {})
          .finally(() => !left.signal.aborted && setAsking(false));
      },
      typed === '' ? 0 : REST_MS,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [machine, picked, typed]);
  return (
    <ComboBox
      {...words}
      {...(onBlur && { onBlur })}
      name={name}
      filtered
      allowsCustomValue
      loading={isAsking}
      menuTrigger="focus"
      choices={rows.map((row) => ({
        id: row.id,
        label: row.id,
        description: picked.toldBy.flatMap((field) => (typeof row[field] === 'string' ? [row[field]] : [])).join(' · '),
      }))}
      value={rows.some(({ id }) => id === value) ? (value ?? null) : null}
      inputValue={typed}
      onInputChange={(text) => onChange(text === '' ? undefined : text)}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
    />
  );
}
