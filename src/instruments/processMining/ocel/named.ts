import { isBagNumber, isWaybill } from '#machines/identifiers.ts';
import { recordNamed, referenceNamed } from '#machines/references.ts';

/** An aggregate that an event names: which it is, and as what. */
export interface Named {
  readonly machine: string;
  readonly id: string;
  readonly as: string;
}

/** Fields that name an aggregate besides those with names on screens. Drivers and attendants are names and stay out. */
const OTHERS: Readonly<Record<string, string>> = {
  branches: 'branch',
  claim: 'insuranceClaim',
  customBranches: 'branch',
  receipt: 'receipt',
  roles: 'role',
  superior: 'branch',
  task: 'inventoryTask',
  till: 'courierCash',
};

/** Home addresses are left out, the town included. */
const PERSONAL = 'area';

const LETTERED = /^[A-Za-z][\w.-]*$/;

/** Returns true if a text is one of our numbers rather than a name, telephone number or address. */
const isId = (text: string): boolean => LETTERED.test(text) || isBagNumber(text);

/** Whose number a field holds; undefined for a field that names no aggregate. */
function machineOf(field: string, text: string): string | undefined {
  if (field.endsWith('Name')) return undefined;
  const machine = Object.hasOwn(OTHERS, field) ? OTHERS[field] : (recordNamed(field) ?? referenceNamed(field));
  // A parcel or a bag, whichever was scanned or listed.
  if (isWaybill(text)) return 'order';
  if (isBagNumber(text)) return 'package';
  return machine === 'order' || machine === 'package' || machine === PERSONAL ? undefined : machine;
}

/** Every aggregate that a payload names, wherever in it, each once for what it is named as. */
export function namedIn(data: unknown, field = ''): Named[] {
  if (typeof data === 'string') {
    const machine = isId(data) ? machineOf(field, data) : undefined;
    return machine === undefined ? [] : [{ machine, id: data, as: field }];
  }
  if (Array.isArray(data)) return data.flatMap((one) => namedIn(one, field));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, inner]) => namedIn(inner, key));
}
