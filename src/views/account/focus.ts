/** Focuses the input of the given name within a form. */
export const focusField = (form: HTMLElement | null, name: string): void =>
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
