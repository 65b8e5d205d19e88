import { e164Of, isWholePhone, nationalOf } from '#machines/fields/phones.ts';

/** A text that is no number of a record: a phone number as it is dialled, or a name. */
export interface Meant {
  readonly is: 'phone' | 'name';
  readonly text: string;
}

/** More than this is no name that somebody typed. */
const NAME_MOST = 60;

/** Returns the phone number or the name that was typed where numbers of records are found; null for neither. */
export function meantBy(typed: string): Meant | null {
  const text = typed.trim();
  const phone = [text, ...text.split(/[,;\n\t]+/)].find(isWholePhone);
  if (phone !== undefined) return { is: 'phone', text: nationalOf(e164Of(phone)) };
  const isName = text.length <= NAME_MOST && /\p{L}/u.test(text) && !/[\p{N}\n]/u.test(text);
  return isName ? { is: 'name', text } : null;
}
