/** Returns the input of a field by its path; undefined where the form shows none. */
function inputOf(within: HTMLElement, path: string): HTMLElement | null | undefined {
  const named = within.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"], [data-field="${CSS.escape(path)}"]`);
  if (named?.matches('input:not([type=hidden]), textarea, button')) return named;
  const field = named?.closest<HTMLElement>('[data-rac]') ?? named;
  return field?.parentElement?.querySelector<HTMLElement>('button, input:not([type=hidden]), [role=spinbutton]');
}

/** Brings the field of a path into sight and focuses it. */
export const focusField = (within: HTMLElement | null, path: string | null): void => {
  if (within && path !== null) inputOf(within, path)?.focus();
};

/** Focuses what is against a form, in the middle of the sight: the field of a path, or else the notices about the whole. */
export const focusFault = (within: HTMLElement | null, path: string | null): void => {
  const field = within && path !== null ? inputOf(within, path) : null;
  const target = field ?? within?.querySelector<HTMLElement>('[data-form-notices]');
  target?.focus({ preventScroll: true });
  // The sentence below a field is seen as well.
  target?.scrollIntoView({ block: 'center' });
};
