/** Inputs that Enter would send the form from. */
const OF_A_LINE = /^(?:text|search|tel|url|email|password|number)$/;

/** Fields that wait for an entry: lines, texts, choices and parts of a date. A tick, or one of several, has a value already. */
const FIELDS = 'input, textarea, [role="spinbutton"], button[aria-haspopup="listbox"]';
const NO_ENTRY = /^(?:hidden|checkbox|radio|submit|button|reset|image)$/;

const waits = (field: HTMLElement): boolean =>
  field.tabIndex >= 0 &&
  !field.matches(':disabled, [aria-disabled="true"], [readonly]') &&
  !(field instanceof HTMLInputElement && NO_ENTRY.test(field.type)) &&
  field.checkVisibility();

const moveOn = (event: KeyboardEvent): void => {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || !OF_A_LINE.test(target.type)) return;
  const fields = [...(target.form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].filter(waits);
  const next = fields[fields.indexOf(target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  // As Tab does: what is typed takes the place of what was there.
  if (next instanceof HTMLInputElement) next.select();
};

/**
 * Lets Enter move to the next field of a form, as a scanner sends it after each number: only the last field sends the
 * form. A ref, which hears the key's press: no press follows where a field took Enter for itself.
 */
export const enterMovesOn = (form: HTMLFormElement): (() => void) => {
  form.addEventListener('keypress', moveOn);
  return () => form.removeEventListener('keypress', moveOn);
};
