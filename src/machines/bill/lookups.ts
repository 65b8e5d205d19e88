import type { CustomerKind, CustomerLevel } from '../money/billing.ts';

/** Receivable or payable as it is when the bill is generated. */
export interface LineLookup {
  readonly line: string;
  readonly customerKind: CustomerKind;
  readonly customer: string;
  readonly amount: number;
  /** Day in Myanmar's calendar on which it arose. */
  readonly day: string;
}

export interface Lookups {
  /** Receivables and payables named as lines; those that do not exist are omitted. */
  readonly lines: readonly LineLookup[];
  /** Bill to be supplemented; null if it does not exist. */
  readonly supplemented: {
    readonly confirmed: boolean;
    readonly customerKind: CustomerKind;
    readonly customer: string;
    readonly customerName: string;
    readonly level?: CustomerLevel | undefined;
    readonly branch: string;
  } | null;
}
