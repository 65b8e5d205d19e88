import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#views/ui/Button.tsx';
import * as field from '#views/ui/Field.css.ts';
import { hidden } from '#views/ui/Hidden.css.ts';
import { Icon } from '#views/ui/Icon.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import type { FieldInputProps, Inputs } from './inputs.ts';
import * as group from './FieldInput.css.ts';
import type { FieldKind } from './kind.ts';
import { Pair, Numbered } from './Row.tsx';
import * as css from './RowsInput.css.ts';

interface RowsInputProps {
  readonly inputs: Inputs;
  readonly kind: Extract<FieldKind, { kind: 'groups' | 'pairs' }>;
  readonly path: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly description?: string | undefined;
  /** Draws one field of a row. */
  readonly Field: ComponentType<FieldInputProps>;
}

/** Next focus after a change: a row, one of its buttons, or the button that adds. */
type Goal = { readonly place: number; readonly at: 'fields' | 'up' | 'down' } | 'add';

const STOPS = 'input:not([type=hidden]), textarea, button, [role=spinbutton]';

const goTo = (frame: HTMLElement | null, goal: Goal): void => {
  const row = goal === 'add' ? null : frame?.querySelector(`[data-row="${goal.place}"]`);
  const within = goal === 'add' ? frame?.querySelector('[data-add]') : row?.querySelector(`[data-at=${goal.at}]`);
  within?.querySelector<HTMLElement>(STOPS)?.focus();
};

/** Keys that stay with their rows in any order, so that half-typed values move along. */
function useKeys(count: number) {
  const [keys, setKeys] = useState(() => ({ all: Array.from({ length: count }, (_, place) => place), next: count }));
  let shown = keys;
  if (keys.all.length !== count) {
    const more = Array.from({ length: Math.max(0, count - keys.all.length) }, (_, place) => keys.next + place);
    shown = { all: [...keys.all, ...more].slice(0, count), next: keys.next + more.length };
    setKeys(shown);
  }
  const reorder = (order: readonly number[]): void =>
    setKeys({ ...shown, all: order.flatMap((place) => shown.all[place] ?? []) });
  return { keys: shown.all, reorder };
}

const swapped = (count: number, a: number, b: number): number[] =>
  Array.from({ length: count }, (_, place) => (place === a ? b : place === b ? a : place));

/**
 * Groups of the same fields, or keys with their values: added, put in another order, removed. The focus follows what is
 * done, and what was done is said to screen readers.
 */
export default function RowsInput({
  inputs,
  kind,
  path,
  label,
  error,
  isRequired,
  description,
  Field,
}: RowsInputProps) {
  const words = useWords();
  const messageId = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const [goal, setGoal] = useState<Goal | null>(null);
  const [said, setSaid] = useState('');
  const value = inputs.valueAt(path);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const count = rows.length;
  const { keys, reorder } = useKeys(count);
  const most = kind.kind === 'groups' ? kind.most : undefined;
  const fields = kind.kind === 'groups' ? kind.fields : [kind.key, kind.value];
  useEffect(() => {
    if (goal !== null) goTo(frame.current, goal);
  }, [goal]);

  const nameOf = (place: number): string => words.text('ui.form.entry', { field: label, number: place + 1 });
  const rearrange = (order: readonly number[], to: Goal): void => {
    reorder(order);
    inputs.rearrange(path, order);
    setGoal(typeof to === 'string' ? to : { ...to });
  };
  const add = (): void => {
    if (count === 0) inputs.change(path, [{}]);
    else inputs.change(`${path}.${count}`, {});
    setGoal({ place: count, at: 'fields' });
    setSaid(words.text('ui.form.entryAdded', { entry: nameOf(count) }));
  };
  const remove = (place: number): void => {
    const order = keys.map((_, one) => one).filter((one) => one !== place);
    rearrange(order, order.length === 0 ? 'add' : { place: Math.min(place, count - 2), at: 'fields' });
    setSaid(words.text('ui.form.entryRemoved', { entry: nameOf(place), count: count - 1 }));
  };
  const move = (place: number, by: -1 | 1): void => {
    const to = place + by;
    rearrange(swapped(count, place, to), { place: to, at: by < 0 ? 'up' : 'down' });
    setSaid(words.text('ui.form.entryMoved', { entry: nameOf(place), number: to + 1, count }));
  };
  const taken = (place: number) => (id: string) =>
    rows.every((row, one) => one === place || (row as { key?: unknown }).key !== id);
  const inner = (place: number) =>
    fields.map((info) => (
      <Field
        key={info.name}
        inputs={inputs}
        info={info}
        above={`${path}.${place}.`}
        {...(kind.kind === 'pairs' && info.name === 'key' && { only: taken(place) })}
      />
    ));

  return (
    <fieldset ref={frame} className={group.group} aria-describedby={messageId}>
      <legend className={group.legend}>
        {label}
        {isRequired && (
          <span className={field.star} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {count === 0 && <p className={css.none}>{words.text('ui.form.noEntries')}</p>}
      <ol className={css.list}>
        {keys.map((key, place) =>
          kind.kind === 'groups' ? (
            <Numbered
              key={key}
              place={place}
              count={count}
              name={nameOf(place)}
              onMove={(by) => move(place, by)}
              onRemove={() => remove(place)}
            >
              {inner(place)}
            </Numbered>
          ) : (
            <Pair key={key} place={place} name={nameOf(place)} onRemove={() => remove(place)}>
              {inner(place)}
            </Pair>
          ),
        )}
      </ol>
      <div id={messageId} className={field.message}>
        {error === undefined ? (
          description !== undefined && <span className={field.description}>{description}</span>
        ) : (
          <span className={field.error} role="alert">
            <Icon name="error" size={14} />
            {error}
          </span>
        )}
      </div>
      <div data-add>
        <Inline>
          <Button
            icon="plus"
            data-field={path}
            aria-describedby={messageId}
            reason={most !== undefined && count >= most ? words.text('ui.form.atMost', { most }) : undefined}
            onPress={add}
          >
            {words.text('ui.form.addEntry', { field: label })}
          </Button>
        </Inline>
      </div>
      <span role="status" className={hidden}>
        {said}
      </span>
    </fieldset>
  );
}
