import type { z } from 'zod';
import type { direction, packageKind } from './events.ts';

/** A parcel inside a package. */
export interface Content {
  readonly order: string;
  readonly grams: number;
}

/** A person as the package remembers him. */
interface Person {
  readonly id: string;
  readonly name: string;
}

/** The facts a package keeps (§3, Package). Times UTC, weights in grams. */
export interface Package {
  readonly kind: z.infer<typeof packageKind>;
  readonly issuedAt: string;
  readonly issuedBy: Person | null;
  /** How often it has been used: 1 when it is new. */
  readonly cycle: number;
  readonly destination: string;
  /** The branch it is in; null while it travels. */
  readonly location: string | null;
  /** The branch its vehicle goes to. */
  readonly toBranch: string | null;
  readonly direction: z.infer<typeof direction> | null;
  readonly contents: readonly Content[];
  /** Waybills on its list that were not inside when it was opened. */
  readonly missing: readonly string[];
  /** Waybills inside that were not on its list. */
  readonly extra: readonly string[];
  readonly packer: Person | null;
  readonly packedAt: string | null;
  readonly sealNumber: string | null;
  readonly sealedAt: string | null;
  readonly voidedSeals: readonly string[];
  /** What the seal looked like where it was doubted. */
  readonly doubt: { readonly read: string | null; readonly broken: boolean; readonly at: string } | null;
  readonly shipment: string | null;
  /** The shipment it came by, until the branch has taken it in. */
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

/** What a package holds before it is issued. */
export const initial: Package = {
  kind: 'bag',
  issuedAt: '',
  issuedBy: null,
  cycle: 0,
  destination: '',
  location: null,
  toBranch: null,
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
  shipment: null,
  arrivedOn: null,
  stored: false,
  opened: false,
  notArrivedSince: null,
  lossReportedAt: null,
  lost: false,
  printCount: 0,
  lastPrintedAt: null,
  updatedAt: '',
};
