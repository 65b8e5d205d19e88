import { isBagNumber, isWaybill } from '#machines/fields/identifiers.ts';
import { recordNamed, referenceNamed } from '#machines/fields/references.ts';

/** An aggregate that an event names, with its qualifier. */
export interface Named {
  readonly machine: string;
  readonly id: string;
  readonly as: string;
}

/**
 * Fields that name an aggregate besides the reference fields of screens. Drivers and attendants are omitted, because
 * they are names.
 */
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

/** Reference to a town, omitted as personal data. */
const PERSONAL = 'area';

const LETTERED = /^[A-Za-z][\w.-]*$/;

/** Returns true if a text is an id of this system, not a name, telephone number or address. */
const isId = (text: string): boolean => LETTERED.test(text) || isBagNumber(text);

/** Returns the machine of a field's id; undefined for a field that names no aggregate. */
function machineOf(field: string, text: string): string | undefined {
  if (field.endsWith('Name')) return undefined;
  const machine = Object.hasOwn(OTHERS, field) ? OTHERS[field] : (recordNamed(field) ?? referenceNamed(field));
  // The scanned or listed item is a parcel or a bag.
  if (isWaybill(text)) return 'order';
  if (isBagNumber(text)) return 'package';
  return machine === 'order' || machine === 'package' || machine === PERSONAL ? undefined : machine;
}

/** Returns every aggregate that a payload names at any depth, once for each qualifier. */
export function namedIn(data: unknown, field = ''): Named[] {
  if (typeof data === 'string') {
    const machine = isId(data) ? machineOf(field, data) : undefined;
    return machine === undefined ? [] : [{ machine, id: data, as: field }];
  }
  if (Array.isArray(data)) return data.flatMap((one) => namedIn(one, field));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, inner]) => namedIn(inner, key));
}
