/** Brings the field of a path into sight and focuses it. */
export const focusField = (within: HTMLElement | null, path: string | null): void => {
  if (!within || path === null) return;
  const named = within.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"], [data-field="${CSS.escape(path)}"]`);
  const field = named?.closest<HTMLElement>('[data-rac]') ?? named;
  const target = named?.matches('input:not([type=hidden]), textarea, button')
    ? named
    : field?.parentElement?.querySelector<HTMLElement>('button, input:not([type=hidden]), [role=spinbutton]');
  target?.focus();
};
