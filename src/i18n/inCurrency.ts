import type { Words } from './words.ts';

/** Returns a title of amounts with their currency, once. */
export function inCurrency(field: string, currency: string, words: Words): string {
  const unit = words.text('ui.list.inCurrency', { field: '', currency }).trim();
  return field.endsWith(unit) ? field : words.text('ui.list.inCurrency', { field, currency });
}
