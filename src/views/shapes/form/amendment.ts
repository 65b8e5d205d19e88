import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { FieldInfo } from '../fields/kind.ts';
import { draftOf, payloadOf, type Draft } from './draft.ts';

/** Kinds of fields whose form does not begin with the kept value: pictures, and what comes with them. */
const NOT_KEPT: readonly string[] = ['upload', 'uploads', 'uploadOrText', 'fileHash', 'captured'];
/** Kinds of lists that are compared and merged as sets. */
const SETS: readonly string[] = ['permissions', 'references'];
const LISTS: readonly string[] = [...SETS, 'list', 'records', 'groups'];

/** Returns whether an event changes kept fields of an aggregate: its form begins with them and sends the changed ones. */
export const isAmendment = (type: string, aggregate: Aggregate | null): aggregate is Aggregate =>
  type.endsWith('.amended') && aggregate !== null && aggregate.version > 0;

/** Returns whether an event replaces kept fields of an aggregate as a whole: its form begins with them, so that nothing is lost by adding one. */
export const isReplacement = (type: string, aggregate: Aggregate | null): aggregate is Aggregate =>
  type.endsWith('Set') && aggregate !== null && aggregate.version > 0;

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isSet = ({ kind }: FieldInfo): boolean => SETS.includes(kind.kind);

const same = (info: FieldInfo, one: unknown, other: unknown): boolean => {
  if (!isSet(info)) return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
  const [left, right] = [new Set(listed(one)), new Set(listed(other))];
  return left.size === right.size && [...left].every((entry) => right.has(entry));
};

/** Returns the fields of an aggregate as the draft with which the form of an amendment begins. */
export function keptDraft({ context }: Aggregate, fields: readonly FieldInfo[]): Draft {
  const kept = (context ?? {}) as Draft;
  const own = fields.flatMap(({ name, kind }): [string, unknown][] =>
    NOT_KEPT.includes(kind.kind) || kept[name] === undefined || kept[name] === null ? [] : [[name, kept[name]]],
  );
  return draftOf(Object.fromEntries(own), fields);
}

/** Empty value of a field that was cleared; the schema refuses it where the field is needed. */
function cleared({ kind, nothing }: FieldInfo): unknown {
  if (nothing === 'either' || nothing === 'null') return null;
  if (LISTS.includes(kind.kind)) return [];
  return kind.kind === 'text' || kind.kind === 'longText' ? '' : null;
}

/** Returns the payload of an amendment: the fields in which a draft differs from the kept one. */
export function changesOf(kept: Draft, draft: Draft, fields: readonly FieldInfo[]): Record<string, unknown> {
  const [before, after] = [payloadOf(kept, fields), payloadOf(draft, fields)];
  return Object.fromEntries(
    fields.flatMap((info): [string, unknown][] => {
      const { name } = info;
      if (same(info, before[name], after[name])) return [];
      return [[name, after[name] ?? cleared(info)]];
    }),
  );
}

/** Applies additions and removals that were made to a set to another state of it. */
function mergedSet(before: unknown, typed: unknown, now: unknown): readonly unknown[] {
  const [was, is] = [new Set(listed(before)), new Set(listed(typed))];
  const staying = listed(now).filter((entry) => is.has(entry) || !was.has(entry));
  return [...staying, ...listed(typed).filter((entry) => !was.has(entry) && !staying.includes(entry))];
}

/**
 * Carries a draft over to an aggregate that somebody else changed meanwhile. Fields that were not typed take the new
 * value; typed ones stay; ticks in a set are applied to the new set.
 */
export function carriedOver(kept: Draft, draft: Draft, now: Draft, fields: readonly FieldInfo[]): Draft {
  const typed = changesOf(kept, draft, fields);
  const carried = fields.flatMap((info): [string, unknown][] => {
    const { name } = info;
    if (!(name in typed)) return now[name] === undefined ? [] : [[name, now[name]]];
    return [[name, isSet(info) ? mergedSet(kept[name], draft[name], now[name]) : draft[name]]];
  });
  return Object.fromEntries(carried);
}

/** A field that somebody else changed while a form was open. */
export interface Meanwhile {
  readonly info: FieldInfo;
  readonly before: unknown;
  readonly now: unknown;
  /** Typed value; undefined if nothing was typed here. */
  readonly typed: unknown;
}

/** Lists the fields that differ between the opening of a form and now, each with what is typed. */
export function changedMeanwhile(
  opened: Draft,
  kept: Draft,
  draft: Draft,
  fields: readonly FieldInfo[],
): readonly Meanwhile[] {
  const typed = changesOf(kept, draft, fields);
  return fields.flatMap((info) => {
    const { name } = info;
    const [before, now] = [opened[name], kept[name]];
    return same(info, before, now) ? [] : [{ info, before, now, typed: typed[name] }];
  });
}
