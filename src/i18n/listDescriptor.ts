import { creatingEventsOf, statesOf, type StateDescriptor } from '#machines/kit/listDescriptor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { timeBoundsOf, type TimeBound } from '#machines/exportedLists.ts';
import { fieldInfo, type FieldKind } from './fieldKind.ts';

/** Plain data of an aggregate type for its list: fields, states and creating events. */
export interface ListDescriptorData {
  readonly id: string;
  readonly main: string;
  readonly states: readonly StateDescriptor[];
  /** Kinds of the row's fields by name. */
  readonly fields: Readonly<Record<string, FieldKind>>;
  readonly births: readonly string[];
  /** Time fields of which an export of the list needs one. */
  readonly timeBounds: readonly TimeBound[];
}

/** Draws an aggregate type: while the console is built for a list that is to show its rows at once, else in the browser. */
export const listDescriptorDataOf = (aggregateType: AggregateType): ListDescriptorData => ({
  id: aggregateType.id,
  main: aggregateType.structure.main,
  states: statesOf(aggregateType),
  fields: Object.fromEntries(
    Object.entries(aggregateType.rowSchema.shape).map(([name, schema]) => [
      name,
      fieldInfo(name, schema as Parameters<typeof fieldInfo>[1]).kind,
    ]),
  ),
  births: creatingEventsOf(aggregateType),
  timeBounds: timeBoundsOf(aggregateType.id),
});
