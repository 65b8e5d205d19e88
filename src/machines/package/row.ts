import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { Package } from './context.ts';
import { direction, packageKind } from './events.ts';

const text = z.string().nullable();

/** List row of a package (§3, Package). */
export const rowSchema = z.object({
  ...rowHead,
  kind: packageKind,
  cycle: z.int(),
  destination: z.string(),
  location: text,
  toBranch: text,
  direction: direction.nullable(),
  count: z.int(),
  grams: z.int(),
  missing: z.int(),
  extra: z.int(),
  orders: z.array(z.string()),
  packer: text,
  packedAt: text,
  sealNumber: text,
  sealedAt: text,
  exception: z.string(),
  shipment: text,
  stored: z.boolean(),
  opened: z.boolean(),
  lost: z.boolean(),
  printCount: z.int(),
  lastPrintedAt: text,
  issuedAt: z.string(),
  issuedByName: text,
  updatedAt: z.string(),
});
export type PackageRow = z.infer<typeof rowSchema>;

export const row = ({ context: bag, states }: Aggregate<Package>): Omit<PackageRow, keyof typeof rowHead> => ({
  kind: bag.kind,
  cycle: bag.cycle,
  destination: bag.destination,
  location: bag.location,
  toBranch: bag.toBranch,
  direction: bag.direction,
  count: bag.contents.length,
  grams: bag.contents.reduce((sum, { grams }) => sum + grams, 0),
  missing: bag.missing.length,
  extra: bag.extra.length,
  orders: bag.contents.map(({ order }) => order),
  packer: bag.packer?.id ?? null,
  packedAt: bag.packedAt,
  sealNumber: bag.sealNumber,
  sealedAt: bag.sealedAt,
  exception: (states['exception'] ?? '').slice('exception.'.length),
  shipment: bag.shipment,
  stored: bag.stored,
  opened: bag.opened,
  lost: bag.lost,
  printCount: bag.printCount,
  lastPrintedAt: bag.lastPrintedAt,
  issuedAt: bag.issuedAt,
  issuedByName: bag.issuedBy?.name ?? null,
  updatedAt: bag.updatedAt,
});
