import type { Words } from './words.ts';

/** Ids of a record type that are a waybill with a part of its order, and such an id in words. */
interface Derived {
  readonly shape: RegExp;
  readonly say: (waybill: string, part: string, words: Words) => string;
  /** The words name the kind of the record. */
  readonly saysKind: boolean;
}

const counted =
  (id: 'ui.number.collectedCancel' | 'ui.number.extraFee') =>
  (waybill: string, part: string, words: Words): string =>
    words.text(id, { waybill, count: Number(part) });

const DERIVED: Readonly<Record<string, Derived>> = {
  receivable: {
    shape: /^(.+)-(collection|sign|online|reverseSign)$/,
    say: (waybill, stage, words) =>
      words.text('ui.number.receivable', { waybill, stage: words.text<string>(`value.stage.${stage}`) }),
    saysKind: false,
  },
  payable: {
    shape: /^(.+)-(COD)$/,
    say: (waybill, _, words) => words.text('ui.number.payable', { waybill }),
    saysKind: true,
  },
  deliveryClaim: {
    shape: /^(.+)-(DC)$/,
    say: (waybill, _, words) => words.text('ui.number.deliveryClaim', { waybill }),
    saysKind: true,
  },
  collectedCancel: { shape: /^(.+)-CC(\d+)$/, say: counted('ui.number.collectedCancel'), saysKind: true },
  extraFee: { shape: /^(.+)-F(\d+)$/, say: counted('ui.number.extraFee'), saysKind: true },
};

/** Key of a personal customer, made of the phone number. */
const CUSTOMER_KEY = /^PC-[0-9A-F]{16}$/;

/** Returns the number of a record as people read it: what it is of its waybill, in words, or its id. */
export function recordNumber(machine: string, id: string, words: Words): string {
  const derived = DERIVED[machine];
  const [, waybill, part] = derived?.shape.exec(id) ?? [];
  return derived && waybill && part ? derived.say(waybill, part, words) : id;
}

/** Returns the kind and the number or name of a record, the kind once. */
export function recordWithKind(
  machine: string,
  id: string,
  words: Words,
  name = recordNumber(machine, id, words),
): string {
  const derived = DERIVED[machine];
  if (derived?.saysKind && derived.shape.test(id)) return name;
  const kind = `machine.${machine}`;
  return `${words.has(kind) ? words.text<string>(kind) : machine} ${name}`;
}

/** Returns a text of a field as people read it: the number of the record itself, or a personal customer for the key of one. */
export function numberInField(machine: string, field: string, text: string, words: Words): string {
  if (field === 'id') return recordNumber(machine, text, words);
  return CUSTOMER_KEY.test(text) ? words.text('value.customerKind.personal') : text;
}
