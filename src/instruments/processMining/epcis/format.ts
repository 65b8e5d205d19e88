/**
 * Types of EPCIS 2.0 events in JSON-LD (GS1), as far as parcels, bags and vehicles need them. CBV words have no
 * prefix.
 */
export type Action = 'ADD' | 'OBSERVE' | 'DELETE';

/** Fields of all events: id, times, place and reason. */
interface Told {
  readonly eventID: string;
  readonly eventTime: string;
  readonly recordTime: string;
  readonly eventTimeZoneOffset: string;
  readonly action: Action;
  readonly bizStep: string;
  readonly disposition?: string;
  readonly persistentDisposition?: { readonly set?: readonly string[]; readonly unset?: readonly string[] };
  readonly readPoint?: { readonly id: string };
  readonly bizLocation?: { readonly id: string };
  readonly bizTransactionList?: readonly { readonly type: string; readonly bizTransaction: string }[];
  /** Declares an earlier event with the same id erroneous, with the reason. */
  readonly errorDeclaration?: { readonly declarationTime: string; readonly reason: 'did_not_occur' | 'incorrect_data' };
}

export interface ObjectEvent extends Told {
  readonly type: 'ObjectEvent';
  readonly epcList: readonly string[];
}

export interface AggregationEvent extends Told {
  readonly type: 'AggregationEvent';
  readonly parentID: string;
  readonly childEPCs: readonly string[];
}

export interface TransactionEvent extends Told {
  readonly type: 'TransactionEvent';
  readonly epcList: readonly string[];
  readonly bizTransactionList: readonly { readonly type: string; readonly bizTransaction: string }[];
}

export type EpcisEvent = ObjectEvent | AggregationEvent | TransactionEvent;

/** Returns the frame of a document, without events. */
export const epcisFrame = (creationDate: string) => ({
  '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
  type: 'EPCISDocument',
  schemaVersion: '2.0',
  creationDate,
  epcisBody: { eventList: [] as readonly EpcisEvent[] },
});
