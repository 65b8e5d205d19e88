/** Puts the focus into the input of a name within a form. */
export const focusField = (form: HTMLElement | null, name: string): void =>
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
