import { readCode } from '#machines/scanning/code.ts';
import { RECORD_PATHS } from '../place/addresses.ts';

/** Record types with a screen of their own. */
export type RecordType = keyof typeof RECORD_PATHS;

/** Values of refusals that are numbers of records. */
const RECORDS: Readonly<Record<string, RecordType>> = {
  order: 'order',
  orders: 'order',
  shipment: 'shipment',
  package: 'package',
  task: 'inventoryTask',
  count: 'inventoryTask',
  settlement: 'settlement',
  bill: 'bill',
  issue: 'problemItem',
  slip: 'paymentSlip',
  receivable: 'receivable',
  workOrder: 'workOrder',
  lines: 'bankLine',
};

const isRecordType = (machine: string): machine is RecordType => Object.hasOwn(RECORD_PATHS, machine);

/** Returns a record that has a screen of its own; null for another, or none. */
export const recordOf = (
  about: { readonly machine: string; readonly id: string } | undefined,
): { readonly machine: RecordType; readonly id: string } | null =>
  about !== undefined && isRecordType(about.machine) ? { machine: about.machine, id: about.id } : null;

/** Returns the record that a value of a refusal names, the first of several; null for none. */
export function recordIn(name: string, value: unknown): { readonly machine: RecordType; readonly id: string } | null {
  if (typeof value !== 'string' || value === '') return null;
  const machine = RECORDS[name];
  if (machine !== undefined) return { machine, id: value.split(', ')[0] ?? value };
  if (name !== 'item') return null;
  const { waybill, bag } = readCode(value);
  if (bag !== null) return { machine: 'package', id: bag };
  return waybill === null ? null : { machine: 'order', id: waybill };
}
