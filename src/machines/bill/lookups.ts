import type { CustomerKind } from '../billing.ts';

/** A receivable or payable as it is while the bill is made. */
export interface LineLookup {
  readonly line: string;
  readonly customerKind: CustomerKind;
  readonly customer: string;
  readonly amount: number;
  /** The day of Myanmar's calendar on which it arose. */
  readonly day: string;
}

/** Facts from outside that the rules of a bill look at. */
export interface Lookups {
  /** The receivables and payables named as lines; what does not exist is missing. */
  readonly lines: readonly LineLookup[];
  /** The bill to be supplemented; null when there is none. */
  readonly supplemented: {
    readonly confirmed: boolean;
    readonly customerKind: CustomerKind;
    readonly customer: string;
    readonly customerName: string;
    readonly branch: string;
  } | null;
}
