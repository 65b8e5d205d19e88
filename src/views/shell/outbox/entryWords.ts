import type { Words } from '#i18n/words.ts';
import type { Entry } from '#services/outbox/outbox.ts';

const CODES = ['barcode', 'order', 'item', 'package', 'shipment'] as const;

/** Returns the scanned or entered code; else the number of the aggregate. */
const codeOf = ({ event, id }: Entry): string => {
  const code = CODES.map((field) => event[field]).find((value) => typeof value === 'string');
  return typeof code === 'string' ? code : (id ?? '');
};

/** Example: `Scan SL000000014MM`. */
export const titleOf = (entry: Entry, words: Words): string =>
  `${words.text(`event.${entry.event.type}`)} ${codeOf(entry)}`.trim();

/** Example: `Warehousing session SS1`. */
export const placeOf = ({ machine, id }: Entry, words: Words): string => {
  const title = words.text(`machine.${machine}`);
  return `${title.charAt(0).toUpperCase()}${title.slice(1)} ${id ?? ''}`.trim();
};
