import { z } from 'zod';

/**
 * The rules of EPCIS 2.0 and CBV 2.0 (GS1, JSON schema and vocabulary) for the documents of this project. Strict: no
 * other key is allowed.
 */
const BIZ_STEPS = `accepting arriving assembling collecting commissioning consigning creating_class_instance cycle_counting
  decommissioning departing destroying disassembling dispensing encoding entering_exiting holding inspecting installing killing
  loading other packing picking receiving removing repackaging repairing replacing reserving retail_selling sampling
  sensor_reporting shipping staging_outbound stock_taking stocking storing transporting unloading unpacking void_shipping`;
const DISPOSITIONS = `active available completeness_inferred completeness_verified conformant container_closed container_open damaged
  destroyed dispensed disposed encoded expired in_progress in_transit inactive mismatch_class mismatch_instance mismatch_quantity
  needs_replacement no_pedigree_match non_conformant non_sellable_other partially_dispensed recalled reserved retail_sold returned
  sellable_accessible sellable_not_accessible stolen unavailable unknown`;
const TRANSACTIONS = 'bol cert desadv inv pedigree po poc prodorder recadv rma testprd testres upevt';
const REASONS = 'did_not_occur incorrect_data';

const oneOf = (words: string) => z.enum(words.trim().split(/\s+/) as [string, ...string[]]);
const uri = z.string().regex(/^urn:[a-z0-9][a-z0-9-]{1,31}:[\w()+,.:=@;$%!*'-]+$/);
const time = z.iso.datetime({ offset: true });
const places = z.strictObject({ id: uri });
const transactions = z.array(z.strictObject({ type: oneOf(TRANSACTIONS), bizTransaction: uri })).min(1);

const told = {
  eventID: uri,
  eventTime: time,
  recordTime: time.optional(),
  eventTimeZoneOffset: z.string().regex(/^[+-](?:0\d|1[0-4]):[0-5]\d$/),
  action: z.enum(['ADD', 'OBSERVE', 'DELETE']),
  bizStep: oneOf(BIZ_STEPS).optional(),
  disposition: oneOf(DISPOSITIONS).optional(),
  persistentDisposition: z
    .strictObject({ set: z.array(oneOf(DISPOSITIONS)).min(1), unset: z.array(oneOf(DISPOSITIONS)).min(1) })
    .partial()
    .optional(),
  readPoint: places.optional(),
  bizLocation: places.optional(),
  errorDeclaration: z
    .strictObject({
      declarationTime: time,
      reason: oneOf(REASONS).optional(),
      correctiveEventIDs: z.array(uri).optional(),
    })
    .optional(),
};

export const epcisEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('ObjectEvent'),
    ...told,
    epcList: z.array(uri).min(1),
    bizTransactionList: transactions.optional(),
  }),
  z
    .strictObject({
      type: z.literal('AggregationEvent'),
      ...told,
      parentID: uri.optional(),
      childEPCs: z.array(uri),
      bizTransactionList: transactions.optional(),
    })
    // A parent is named wherever things are joined or parted; all its children may be meant where they are parted (EPCIS 7.4.3).
    .refine(({ action, parentID }) => action === 'OBSERVE' || parentID !== undefined)
    .refine(({ action, childEPCs }) => action === 'DELETE' || childEPCs.length > 0),
  z.strictObject({
    type: z.literal('TransactionEvent'),
    ...told,
    bizTransactionList: transactions,
    parentID: uri.optional(),
    // The schema of GS1 wants the things themselves wherever a document is joined to them.
    epcList: z.array(uri).min(1),
  }),
]);

export const epcisDocument = z.strictObject({
  '@context': z.union([z.url(), z.array(z.unknown())]),
  type: z.literal('EPCISDocument'),
  schemaVersion: z.literal('2.0'),
  creationDate: time,
  epcisBody: z.strictObject({ eventList: z.array(epcisEvent) }),
});
