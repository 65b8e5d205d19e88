import { z } from 'zod';
import { journal } from '../kit/journal.ts';

/** Package log types (§4). */
export const LOG_KINDS = [
  'warehouseIn',
  'pack',
  'unpack',
  'load',
  'send',
  'receive',
  'seal',
  'unseal',
  'arrival',
] as const;

const text = z.string().nullable();

/** Events of all packages (§4, package log types). */
export const packageLog = journal('packageLog', {
  package: z.string(),
  kind: z.enum(LOG_KINDS),
  branch: text,
  doneBy: z.string(),
  doneByName: text,
  occurredAt: z.string(),
  /** Parcel that was packed or taken out. */
  order: text,
  /** Shipment that it was loaded onto or received with. */
  shipment: text,
  sealNumber: text,
  reason: text,
});
