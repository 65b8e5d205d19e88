import { nobody, type Parties } from '../customers/parties.ts';

/**
 * Goods money collected for an order and owed to its sender (§4, cash on delivery). collected = offset + refunded +
 * settled + outstanding (reliability.md 5, M04). Money in hundredths of MMK.
 */
export interface Payable extends Parties {
  readonly collected: number;
  /** Freight deducted from it (§4, offset by goods payment). */
  readonly offset: number;
  /** Amount repaid to the receiver. */
  readonly refunded: number;
  readonly settled: number;
  readonly outstanding: number;
  readonly bill: string | null;
  readonly slip: string | null;
  readonly dueAt: string;
  readonly paidAt: string | null;
}

export const initial: Payable = {
  ...nobody,
  collected: 0,
  offset: 0,
  refunded: 0,
  settled: 0,
  outstanding: 0,
  bill: null,
  slip: null,
  dueAt: '',
  paidAt: null,
};
