import { creatingEventsOf, statesOf, type StateDescriptor } from '#machines/kit/listDescriptor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { marksOf } from '#machines/fields/personal.ts';
import { reportOn } from '#machines/catalogue/reports.ts';
import { STAFF_FIELDS } from '#machines/rights/staffFields.ts';
import { timeBoundsOf, type TimeBound } from '#machines/catalogue/exportedLists.ts';
import type { FieldKind } from './fieldKind.ts';
import { fieldInfo } from './fieldsOf.ts';
import { isStorable } from './storable.ts';

/** Plain data of an aggregate type for its list: fields, states and creating events. */
export interface ListDescriptorData {
  readonly id: string;
  readonly main: string;
  readonly states: readonly StateDescriptor[];
  /** Kinds of the row's fields by name. */
  readonly fields: Readonly<Record<string, FieldKind>>;
  readonly births: readonly string[];
  /** Fields that a browser may not keep, although their kind could be kept: personal data. */
  readonly personal: readonly string[];
  /** Time fields of which an export of the list needs one. */
  readonly timeBounds: readonly TimeBound[];
  /** True if reports count its rows. */
  readonly isReported: boolean;
  /** Fields that no business customer is offered. */
  readonly forStaff: readonly string[];
}

const personalIn = (aggregateType: AggregateType, fields: Readonly<Record<string, FieldKind>>): readonly string[] => {
  const marks = marksOf(aggregateType);
  return Object.entries(fields).flatMap(([name, kind]) => (isStorable(kind) && marks.has(name) ? [name] : []));
};

const fieldsOf = ({ rowSchema }: AggregateType): Readonly<Record<string, FieldKind>> =>
  Object.fromEntries(
    Object.entries(rowSchema.shape).map(([name, schema]) => [
      name,
      fieldInfo(name, schema as Parameters<typeof fieldInfo>[1]).kind,
    ]),
  );

/** Draws an aggregate type: while the console is built for a list that is to show its rows at once, else in the browser. */
export const listDescriptorDataOf = (aggregateType: AggregateType): ListDescriptorData => ({
  id: aggregateType.id,
  main: aggregateType.structure.main,
  states: statesOf(aggregateType),
  fields: fieldsOf(aggregateType),
  personal: personalIn(aggregateType, fieldsOf(aggregateType)),
  births: creatingEventsOf(aggregateType),
  timeBounds: timeBoundsOf(aggregateType.id),
  isReported: reportOn(aggregateType.id) !== undefined,
  forStaff: STAFF_FIELDS[aggregateType.id] ?? [],
});
