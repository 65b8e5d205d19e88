import type { Words } from './words.ts';

/** Ends of the ids that are a waybill with a part of its order, by record type. */
const PARTS: Readonly<Record<string, RegExp>> = {
  receivable: /^(.+)-(collection|sign|online|reverseSign)$/,
  payable: /^(.+)-(COD)$/,
  deliveryClaim: /^(.+)-(DC)$/,
  collectedCancel: /^(.+)-CC(\d+)$/,
  extraFee: /^(.+)-F(\d+)$/,
};

/** Key of a personal customer, made of the phone number. */
const CUSTOMER_KEY = /^PC-[0-9A-F]{16}$/;

const inWords = (machine: string, id: string, words: Words): string | null => {
  const [, waybill, part] = PARTS[machine]?.exec(id) ?? [];
  if (waybill === undefined || part === undefined) return null;
  const stage = machine === 'receivable' ? words.text<string>(`value.stage.${part}`) : '';
  return words.text<string>(`ui.number.${machine}`, { waybill, stage, count: Number(part) });
};

/** Returns the number of a record as people read it: what it is of its waybill, in words, or its id. */
export const recordNumber = (machine: string, id: string, words: Words): string => inWords(machine, id, words) ?? id;

/** Returns the kind and the number or name of a record, the kind once: most numbers in words name it. */
export function recordWithKind(machine: string, id: string, words: Words, name?: string): string {
  const number = inWords(machine, id, words);
  if (number !== null && machine !== 'receivable') return name ?? number;
  const kind = `machine.${machine}`;
  return `${words.has(kind) ? words.text<string>(kind) : machine} ${name ?? number ?? id}`;
}

/** Returns a text of a field as people read it: the number of the record itself, or a personal customer for the key of one. */
export function numberInField(machine: string, field: string, text: string, words: Words): string {
  if (field === 'id') return recordNumber(machine, text, words);
  return CUSTOMER_KEY.test(text) ? words.text('value.customerKind.personal') : text;
}
