/**
 * An object-centric event log in OCEL 2.0 JSON (ocel-standard.org). Values are texts; their types are in the type
 * section.
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

/** One thing in relation to an object, and as what. */
export interface Relationship {
  readonly objectId: string;
  readonly qualifier: string;
}

export interface OcelObject {
  readonly id: string;
  readonly type: string;
  /** Each value with the time from which on it held. */
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
