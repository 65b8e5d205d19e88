import type { z } from 'zod';
import type { direction, packageKind } from './events.ts';

/** Parcel inside a package. */
export interface Content {
  readonly order: string;
  readonly grams: number;
}

/** Person as the package records them. */
interface Person {
  readonly id: string;
  readonly name: string;
}

/** Context of a package (§3, Package). Times in UTC, weights in grams. */
export interface Package {
  readonly kind: z.infer<typeof packageKind>;
  readonly issuedAt: string;
  readonly issuedBy: Person | null;
  /** Number of its current use: 1 when it is new. */
  readonly cycle: number;
  readonly destination: string;
  /** Branch where it is; null while it travels. */
  readonly location: string | null;
  /** Destination branch of its vehicle. */
  readonly toBranch: string | null;
  readonly direction: z.infer<typeof direction> | null;
  readonly contents: readonly Content[];
  /** Listed waybills that were not inside when it was opened. */
  readonly missing: readonly string[];
  /** Waybills inside that were not listed. */
  readonly extra: readonly string[];
  readonly packer: Person | null;
  readonly packedAt: string | null;
  readonly sealNumber: string | null;
  readonly sealedAt: string | null;
  readonly voidedSeals: readonly string[];
  /** Observed condition of a doubted seal. */
  readonly doubt: { readonly read: string | null; readonly broken: boolean; readonly at: string } | null;
  readonly shipment: string | null;
  /** Shipment that it arrived on; null once the branch has taken it in. */
  readonly arrivedOn: string | null;
  readonly stored: boolean;
  readonly opened: boolean;
  readonly notArrivedSince: string | null;
  readonly lossReportedAt: string | null;
  readonly lost: boolean;
  /** Labels printed so far. */
  readonly printCount: number;
  readonly lastPrintedAt: string | null;
  readonly updatedAt: string;
}

/** Context at the beginning of each use: no contents, seal or vehicle. */
export const unused = {
  direction: null,
  contents: [],
  missing: [],
  extra: [],
  packer: null,
  packedAt: null,
  sealNumber: null,
  sealedAt: null,
  voidedSeals: [],
  doubt: null,
  toBranch: null,
  stored: false,
  opened: false,
} satisfies Partial<Package>;

/** Context of a package that is not created yet. */
export const initial: Package = {
  kind: 'bag',
  issuedAt: '',
  issuedBy: null,
  cycle: 0,
  destination: '',
  location: null,
  ...unused,
  shipment: null,
  arrivedOn: null,
  notArrivedSince: null,
  lossReportedAt: null,
  lost: false,
  printCount: 0,
  lastPrintedAt: null,
  updatedAt: '',
};
