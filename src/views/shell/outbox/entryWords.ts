import { recordWithKind } from '#i18n/recordNumber.ts';
import { namedReference } from '#i18n/referenceNames.ts';
import type { Words } from '#i18n/words.ts';
import type { Entry } from '#services/outbox/outbox.ts';
import { session } from '#services/session.ts';
import { recordName } from '#views/shapes/fields/recordName.ts';

const CODES = ['barcode', 'order', 'item', 'package', 'shipment'] as const;

/** Returns the number or name of an entry's record; empty for a new one. */
const nameOf = ({ machine, id }: Entry, words: Words): string =>
  recordName(machine, id ?? '', {
    words,
    nameOf: (person) => namedReference('courier', person, words.language),
    self: session.getSnapshot().context.user,
  });

/** Returns the scanned or entered code; else the number or name of the record. */
const codeOf = (entry: Entry, words: Words): string => {
  const { event } = entry;
  const code = CODES.map((field) => event[field]).find((value) => typeof value === 'string');
  return typeof code === 'string' ? code : nameOf(entry, words);
};

/** Example: `Scan SL000000014MM`. */
export const titleOf = (entry: Entry, words: Words): string =>
  `${words.text(`event.${entry.event.type}`)} ${codeOf(entry, words)}`.trim();

/** Example: `Warehousing session SS1`. */
export const placeOf = (entry: Entry, words: Words): string => {
  const title = recordWithKind(entry.machine, entry.id ?? '', words, nameOf(entry, words)).trim();
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
};
