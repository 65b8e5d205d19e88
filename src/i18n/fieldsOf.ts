import { z } from 'zod';
import { meaningOf } from '#machines/kit/meaning.ts';
import { mostUploadsOf, uploadChoiceOf, uploadFieldOf } from '#machines/kit/upload.ts';
import {
  recordNamed,
  referenceNamed,
  referredBy,
  type RecordName,
  type ReferenceName,
} from '#machines/fields/references.ts';
import { fileHash, type UploadKind } from '#machines/fields/uploads.ts';
import type { FieldInfo, FieldKind } from './fieldKind.ts';
import { unitNamed } from './unitNamed.ts';

/** The parts of a zod schema that are read here. */
interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly format?: string;
  readonly shape?: z.ZodRawShape;
  readonly element?: z.ZodType;
  readonly entries?: Readonly<Record<string, string>>;
  readonly defaultValue?: unknown;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly checks?: readonly { readonly _zod: { readonly def: object } }[];
}

const definitionOf = ({ def }: { readonly def: Definition }): Definition => def;

const INSTANT = /(At|Time|Since|^eta)$/;
const LONG_TEXT_FROM = 200;

/** The whole numbers that a schema takes, as texts. */
const codesOf = (schema: z.ZodType): string[] => {
  const { minValue, maxValue } = schema as { minValue?: number | null; maxValue?: number | null };
  const least = minValue ?? 0;
  return Array.from({ length: (maxValue ?? least) - least + 1 }, (_, index) => String(least + index));
};

const numberKind = (name: string, schema: z.ZodType): FieldKind => {
  const { unusualAbove, isCode } = meaningOf(schema);
  if (isCode) return { kind: 'choice', values: codesOf(schema), isNumber: true };
  return { ...measuredAs(name, schema), ...(unusualAbove !== undefined && { unusualAbove }) };
};

const measuredAs = (name: string, schema: z.ZodType): FieldKind => {
  const said = meaningOf(schema).currency ?? schema.meta()?.['unit'];
  const unit = said === 'CNY' ? said : (unitNamed(name) ?? said);
  if (unit === 'CNY' || unit === 'MMK') return { kind: 'money', currency: unit };
  if (unit === 'grams' || unit === 'millimetres') return { kind: unit };
  return { kind: schema instanceof z.ZodNumber && !schema.isInt ? 'decimal' : 'number' };
};

const longestOf = (schema: z.ZodType): number | null => {
  const { maxLength } = schema as { maxLength?: number | null };
  return typeof maxLength === 'number' ? maxLength : null;
};

/** Record type of a reference: by its schema, else by its name. */
const referredIn = (
  name: string,
  schema: z.ZodType,
): { readonly reference?: ReferenceName | undefined; readonly record?: RecordName | undefined } =>
  referredBy(schema) ?? { reference: referenceNamed(name), record: recordNamed(name) };

const textKind = (name: string, schema: z.ZodType, format: string | undefined): FieldKind => {
  const { captured, isDay, depth, above, within, isAbove, top, picked, personal, names, account, customerOf } =
    meaningOf(schema);
  if (personal === 'phone') return { kind: 'phone' };
  if (personal === 'email') return { kind: 'text' };
  if (names) return { kind: 'console', of: names };
  if (account) return { kind: 'text', account };
  if (customerOf) return { kind: 'text', customerOf };
  if (captured) return { kind: 'captured', of: captured };
  if (format === 'datetime' || INSTANT.test(name)) return { kind: 'instant' };
  if (format === 'date' || isDay) return { kind: 'day' };
  const { reference, record } = referredIn(name, schema);
  if (reference)
    return {
      kind: 'reference',
      to: reference,
      ...(depth !== undefined && { depth }),
      ...(above && { above }),
      ...(within !== undefined && { within }),
      ...(isAbove && { isAbove }),
      ...(top !== undefined && { top }),
    };
  if (record) return { kind: 'record', to: record, ...(picked && { picked }) };
  return { kind: (longestOf(schema) ?? 0) >= LONG_TEXT_FROM ? 'longText' : 'text' };
};

const WRAPPERS = ['optional', 'nullable', 'default', 'prefault', 'readonly'];

/** The schema without its optional, nullable and default wrappers. */
function unwrapped(schema: z.ZodType): { inner: z.ZodType; nothing: FieldInfo['nothing']; initial: unknown } {
  const { type, innerType, defaultValue } = definitionOf(schema);
  if (!WRAPPERS.includes(type) || !innerType) return { inner: schema, nothing: null, initial: undefined };
  const { inner, nothing, initial } = unwrapped(innerType);
  const own = type === 'readonly' ? nothing : type === 'nullable' ? 'null' : 'leftOut';
  const both = nothing === null || nothing === own ? own : 'either';
  return { inner, nothing: both, initial: defaultValue ?? initial };
}

/** Kind of a field with ids of uploads; null for others. */
function uploadKind(schema: z.ZodType): FieldKind | null {
  if (schema === fileHash) return { kind: 'fileHash' };
  const { element = schema } = definitionOf(schema);
  const field = uploadFieldOf(element);
  if (!field) return null;
  const of = field.kind as UploadKind;
  return element === schema
    ? { kind: 'upload', of, most: 1, hashIn: null }
    : { kind: 'uploads', of, most: mostUploadsOf(schema), hashIn: null };
}

/** The fields of an object, of which one may be an upload by what another says. */
function groupOf(schema: z.ZodType, shape: z.ZodRawShape): FieldKind {
  const fields = fieldsOf(shape);
  const choice = uploadChoiceOf(schema);
  if (!choice) return { kind: 'group', fields };
  const of = Object.fromEntries(Object.entries(choice.fields).map(([value, { kind }]) => [value, kind as UploadKind]));
  const captured = Object.fromEntries(
    fields.flatMap(({ name, kind }) => (kind.kind === 'captured' ? [[kind.of, name]] : [])),
  );
  const kind: FieldKind = { kind: 'uploadOrText', by: choice.by, of, captured };
  return { kind: 'group', fields: fields.map((field) => (field.name === choice.at ? { ...field, kind } : field)) };
}

/** The most entries that a list takes, where its schema says it. */
const mostOf = (schema: z.ZodType): { readonly most?: number } => {
  const [most] = (definitionOf(schema).checks ?? []).flatMap(({ _zod: { def } }) =>
    'maximum' in def && typeof def.maximum === 'number' ? [def.maximum] : [],
  );
  return most === undefined ? {} : { most };
};

/** Kind of a list by its items: groups, references, numbers of records, or short texts. */
function listKind(name: string, schema: z.ZodType, element: z.ZodType): FieldKind {
  const most = mostOf(schema);
  const { type, shape, entries } = definitionOf(element);
  if (type === 'object') return { kind: 'groups', fields: fieldsOf(shape ?? {}), ...most };
  if (type === 'enum') return { kind: 'list', values: Object.values(entries ?? {}), ...most };
  const { isPermission, picked } = meaningOf(element);
  if (isPermission) return { kind: 'permissions' };
  const { reference, record } = referredIn(name, element);
  if (reference) return { kind: 'references', to: reference, ...most };
  return record ? { kind: 'records', to: record, ...most, ...(picked && { picked }) } : { kind: 'list', ...most };
}

/** Values of notes and coins, the greatest first: an enumeration sorts those that are whole numbers itself. */
const notesIn = (keyType: z.ZodType): string[] =>
  Object.values(definitionOf(keyType).entries ?? {}).toSorted((one, other) => Number(other) - Number(one));

/** The greatest number that a schema takes. */
const greatestOf = (schema: z.ZodType): number =>
  (schema as { maxValue?: number | null }).maxValue ?? Number.MAX_SAFE_INTEGER;

function kindOf(name: string, schema: z.ZodType): FieldKind {
  const upload = uploadKind(schema);
  if (upload) return upload;
  const { type, format, shape, entries, element, keyType, valueType } = definitionOf(schema);
  switch (type) {
    case 'enum':
      return { kind: 'choice', values: Object.values(entries ?? {}) };
    case 'boolean':
      return { kind: 'yesNo', ...(meaningOf(schema).isConfirmation && { isConfirmation: true }) };
    case 'number':
      return numberKind(name, schema);
    case 'array':
      return listKind(name, schema, element ?? schema);
    case 'record': {
      const { notesOf: currency } = meaningOf(schema);
      if (currency && keyType && valueType)
        return { kind: 'notes', currency, values: notesIn(keyType), most: greatestOf(valueType) };
      return keyType && valueType
        ? { kind: 'pairs', key: fieldInfo('key', keyType), value: fieldInfo('value', valueType) }
        : { kind: 'text' };
    }
    case 'object':
      return groupOf(schema, shape ?? {});
    default:
      return textKind(name, schema, format);
  }
}

/** Everything about one field that a cell, a filter or an input needs, from its name and its schema. */
export function fieldInfo(name: string, schema: z.ZodType): FieldInfo {
  const { inner, nothing, initial } = unwrapped(schema);
  return { name, required: nothing === null, nothing, longest: longestOf(inner), initial, kind: kindOf(name, inner) };
}

/** The fields of a shape, in order. */
export function fieldsOf(shape: z.ZodRawShape): FieldInfo[] {
  const fields = Object.entries(shape).map(([name, schema]) => fieldInfo(name, schema as z.ZodType));
  const hashIn = fields.find(({ kind }) => kind.kind === 'fileHash')?.name ?? null;
  return fields.map((field) => (field.kind.kind === 'upload' ? { ...field, kind: { ...field.kind, hashIn } } : field));
}

/** A field as it is among others that have values: an upload or a text is one of them. */
export function settledKind(info: FieldInfo, beside: (name: string) => unknown): FieldInfo {
  const { kind } = info;
  if (kind.kind !== 'uploadOrText') return info;
  const of = kind.of[String(beside(kind.by))];
  if (of)
    return { ...info, required: true, kind: { kind: 'upload', of, most: 1, hashIn: null, captured: kind.captured } };
  // A value that only some kinds have is not asked for with the others.
  return info.required ? { ...info, kind: { kind: 'text' } } : info;
}
