/**
 * An object-centric event log in the JSON format of OCEL 2.0 (ocel-standard.org). Values are texts; types declare
 * their value types.
 */
export interface Ocel {
  readonly objectTypes: readonly OcelType[];
  readonly eventTypes: readonly OcelType[];
  readonly objects: readonly OcelObject[];
  readonly events: readonly OcelEvent[];
}

export type ValueType = 'string' | 'time' | 'integer' | 'float' | 'boolean';

export interface OcelType {
  readonly name: string;
  readonly attributes: readonly { readonly name: string; readonly type: ValueType }[];
}

/** A relation to an object, with its qualifier. */
export interface Relationship {
  readonly objectId: string;
  readonly qualifier: string;
}

export interface OcelObject {
  readonly id: string;
  readonly type: string;
  /** Each value with the time since which it holds. */
  readonly attributes: readonly { readonly name: string; readonly time: string; readonly value: string }[];
  readonly relationships: readonly Relationship[];
}

export interface OcelEvent {
  readonly id: string;
  readonly type: string;
  readonly time: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly relationships: readonly Relationship[];
}
