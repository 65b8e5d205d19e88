type Field = HTMLInputElement | HTMLTextAreaElement;

/** A field as it was before a key went down. */
export interface HeldField {
  /** Ends what an input method composes: it leaves the field, and comes back with `takeBack`. */
  endComposition(): void;
  /** Restores the field's value, also for the component that holds it. */
  takeBack(): void;
}

/** Returns true while a dialog or drawer is open over the page; one that is closing no longer counts. */
export const isDialogOpen = (): boolean => document.querySelector('[data-window]:not([data-exiting])') !== null;

const fieldWithFocus = (): Field | null => {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isField && !activeElement.readOnly && !activeElement.disabled ? activeElement : null;
};

/** Writes past React's own setter, which would take the change for its own and tell nobody. */
const write = (field: Field, value: string): void => {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

/** Numbers and dates know no selection. */
const selectionOf = (field: Field): readonly [number, number] | null =>
  field.selectionStart === null || field.selectionEnd === null ? null : [field.selectionStart, field.selectionEnd];

/** The field that has the focus now, as it is; null when none has. */
export function fieldNow(): HeldField | null {
  const field = fieldWithFocus();
  if (field === null) return null;
  const { value } = field;
  const selection = selectionOf(field);
  let isLeft = false;
  const endComposition = (): void => {
    isLeft ||= document.activeElement === field;
    field.blur();
  };
  return {
    endComposition,
    takeBack() {
      if (field.value !== value) write(field, value);
      if (isLeft) field.focus({ preventScroll: true });
      if (selection) field.setSelectionRange(...selection);
    },
  };
}

/** Writes text into the field that has the focus, in place of its selection. */
export function writeHere(text: string): void {
  const field = fieldWithFocus();
  const selection = field && selectionOf(field);
  if (!field || !selection || text === '') return;
  const [start, end] = selection;
  write(field, `${field.value.slice(0, start)}${text}${field.value.slice(end)}`);
  field.setSelectionRange(start + text.length, start + text.length);
}
