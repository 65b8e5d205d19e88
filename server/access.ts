import { maskedAddress, maskedEmail, maskedIdentity, maskedPhone } from '#i18n/mask.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { lookedAtAs } from '#machines/journals/journals.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { PersonalKind } from '#machines/kit/meaning.ts';
import { marksOf, type Marks } from '#machines/fields/personal.ts';
import { customerKeyOf } from './customerKeys.ts';
import { contextForCustomer, dataForCustomer, isCustomer, rowForCustomer, type Parts } from './customerView.ts';

/** Permission to read the aggregates of a machine; the scope then decides on each row. */
export const readPermission = (machine: string): string => `${machine}.read`;

/** Returns whether the actor holds a permission. */
export const has = (actor: Actor, permission: string): boolean =>
  actor.kind === 'system' || actor.permissions.includes(permission) || actor.permissions.includes('*');

/** Returns whether the actor may read these aggregates, or a journal of them. */
export const mayRead = (actor: Actor, aggregateType: AggregateType): boolean =>
  lookedAtAs(aggregateType.id).every((machine) => has(actor, readPermission(machine)));

/** Permission to see phone numbers and e-mail addresses unmasked (§9). */
export const REVEAL = 'personalData.reveal';
/** Permission of those who keep the personnel file; only they see a colleague's identity number and home address. */
const KEEPS_STAFF = 'staff.amended';

/** Returns whether the actor sees phone numbers and e-mail addresses unmasked. */
export const mayReveal = (actor: Actor): boolean => has(actor, REVEAL);

/** Returns whether the actor sees the identity numbers and home addresses of colleagues unmasked. */
export const mayRevealStaff = (actor: Actor): boolean => mayReveal(actor) && has(actor, KEEPS_STAFF);

/** The record that a value belongs to; a person sees the own record whole. */
export interface Subject {
  readonly machine: string;
  readonly id?: string | null;
}

type Mask = (text: string) => string;

/** Masks of the kinds that are not shown to everybody who sees the record. */
const MASKS: Readonly<Partial<Record<PersonalKind, Mask>>> = {
  phone: maskedPhone,
  email: maskedEmail,
  identity: maskedIdentity,
  homeAddress: maskedAddress,
};

/** Returns whether a right shows the actor data of a kind. */
const mayShow = (actor: Actor, kind: PersonalKind): boolean =>
  kind === 'identity' || kind === 'homeAddress' ? mayRevealStaff(actor) : mayReveal(actor);

const isOneself = (actor: Actor, { machine, id }: Subject): boolean => machine === 'staff' && id === actor.id;

/** Returns a value as the actor may see it. The key of a personal customer is opaque to everybody. */
export const visibleTo = <Value>(actor: Actor, subject: Subject, value: Value): Value =>
  maskEach(subject, value, (kind) => isOneself(actor, subject) || mayShow(actor, kind)) as Value;

/** Returns a value as the actor may see it, cut down by `forCustomer` for a business customer. */
const cutFor = <Value>(actor: Actor, subject: Subject, value: Value, forCustomer: (value: Value) => Value): Value =>
  visibleTo(actor, subject, isCustomer(actor) ? forCustomer(value) : value);

/** Returns a row, or some fields of one, as the actor may see it: a business customer gets none for staff alone. */
export const rowVisibleTo = <Row extends object>(actor: Actor, subject: Subject, row: Row): Row =>
  cutFor(actor, subject, row, (whole) => rowForCustomer(subject.machine, whole));

/** Returns a payload as the actor may see it: a business customer gets no part for staff alone. */
export const dataVisibleTo = (actor: Actor, subject: Subject, data: unknown): Parts =>
  cutFor(actor, subject, data as Parts, (whole) => dataForCustomer(subject.machine, whole));

/** Returns a context as the actor may see it: what is for staff alone is for a business customer as before the creation. */
export const contextVisibleTo = (
  actor: Actor,
  aggregateType: Pick<AggregateType, 'id' | 'initial'>,
  id: string,
  context: Parts,
): Parts =>
  cutFor(actor, { machine: aggregateType.id, id }, context, (whole) => contextForCustomer(aggregateType, whole));

/** Returns a value as a person without any right sees it. */
export const masked = <Value>(subject: Subject, value: Value): Value => maskEach(subject, value, () => false) as Value;

/** Returns the paths of the fields in a value that a right shows the actor and that others see masked. */
export function personalIn(actor: Actor, subject: Subject, value: unknown): string[] {
  const found = new Set<string>();
  maskEach(
    subject,
    value,
    () => false,
    (field, kind) => {
      if (mayShow(actor, kind)) found.add(field);
    },
  );
  return [...found].toSorted();
}

/** Returns whether the actor sees a list field masked, and may therefore only compare it with a whole value. */
export function isMaskedFor(actor: Actor, aggregateType: AggregateType, field: string): boolean {
  const kind = marksOf(aggregateType).get(field);
  return kind !== undefined && MASKS[kind] !== undefined && !mayShow(actor, kind);
}

/** Returns whether any machine marks a field of this name as not shown to everybody. */
export const isPersonalAnywhere = (field: string): boolean =>
  Object.values(aggregateTypes).some((aggregateType) => {
    const kind = marksOf(aggregateType).get(field);
    return kind !== undefined && MASKS[kind] !== undefined;
  });

/**
 * Marks that hold for names in every machine: a context and a lookup have no schema, and may contain the fields of
 * others. A name that one machine marks as not shown to all is masked in all. Home addresses are an exception, because
 * customers and branches have addresses too.
 */
function marksEverywhere(): Marks {
  const marks = new Map<string, PersonalKind>();
  for (const aggregateType of Object.values(aggregateTypes))
    for (const [name, kind] of marksOf(aggregateType))
      if (kind !== 'homeAddress' && (MASKS[kind] !== undefined || kind === 'customer')) marks.set(name, kind);
  return marks;
}

const known = new Map<string, Marks>();

/** Returns the marks that hold in values of a machine: its own before those of all. */
function marksIn(machine: string): Marks {
  const found = known.get(machine);
  if (found) return found;
  const aggregateType = Object.hasOwn(aggregateTypes, machine) ? aggregateTypes[machine] : undefined;
  const marks: Marks = new Map([...marksEverywhere(), ...(aggregateType ? marksOf(aggregateType) : [])]);
  if (aggregateType) known.set(machine, marks);
  return marks;
}

type Report = (field: string, kind: PersonalKind) => void;

/** Masks the marked fields of a value unless their kind is shown, and reports each by its path. */
function maskEach(
  subject: Subject,
  value: unknown,
  isShown: (kind: PersonalKind) => boolean,
  report: Report = () => {},
): unknown {
  const marks = marksIn(subject.machine);
  /** Returns a text of a marked field as it is shown. */
  const textOf = (holder: object, field: string, kind: PersonalKind, text: string): string => {
    if (kind === 'customer') return opaqueCustomer(holder, text);
    const hidden = MASKS[kind]?.(text) ?? text;
    if (hidden !== text) report(field, kind);
    return isShown(kind) ? text : hidden;
  };
  const masking = (part: unknown, within: string): unknown => {
    if (Array.isArray(part)) return part.map((one) => masking(one, within));
    if (part === null || typeof part !== 'object') return part;
    const changed = changedField(part);
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => {
        const name = changed !== null && isSideOfChange(key) ? changed : key;
        const kind = marks.get(name.slice(name.lastIndexOf('.') + 1));
        if (kind === undefined) return [key, masking(inner, key)];
        const field = within === '' || name.includes('.') ? name : `${within}.${name}`;
        const shown = (text: string): string => textOf(part, field, kind, text);
        if (typeof inner === 'string') return [key, shown(inner)];
        // A filter compares a field with several values.
        if (!Array.isArray(inner)) return [key, masking(inner, key)];
        return [key, inner.map((one) => (typeof one === 'string' ? shown(one) : masking(one, key)))];
      }),
    );
  };
  return masking(value, '');
}

/** Text of a phone number. */
const PHONE_SHAPE = /^\+?\d[\d -]{4,19}$/;

/** Returns the key of a personal customer instead of the phone number that older events hold; a merchant's code as it is. */
const opaqueCustomer = (holder: object, text: string): string => {
  const kind = 'customerKind' in holder ? holder.customerKind : null;
  if (text === '' || kind === 'merchant') return text;
  return kind === 'personal' || PHONE_SHAPE.test(text) ? customerKeyOf(text) : text;
};

/** Returns the name of the field that a modification changed or a filter compares; the values are under other names. */
const changedField = (value: object): string | null =>
  'field' in value && typeof value.field === 'string' ? value.field : null;

const isSideOfChange = (key: string): boolean => key === 'before' || key === 'after' || key === 'value';
