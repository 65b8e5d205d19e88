import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import { minus, type Amounts, type Count, type CourierCash } from './context.ts';

const text = z.string().nullable();
const amount = z.int();
const counted = z.int().nullable();

/** List row of courier cash. Amounts in hundredths; counts are hidden until both are entered. */
export const rowSchema = z.object({
  ...rowHead,
  courier: z.string(),
  collectedMmk: amount,
  collectedCny: amount,
  heldMmk: amount,
  heldCny: amount,
  declaredMmk: amount,
  declaredCny: amount,
  handedInMmk: amount,
  handedInCny: amount,
  differenceMmk: amount,
  differenceCny: amount,
  firstCountMmk: counted,
  firstCountCny: counted,
  secondCountMmk: counted,
  secondCountCny: counted,
  /** Counted minus declared, once both counts are entered. */
  foundDifferenceMmk: counted,
  foundDifferenceCny: counted,
  firstCountBy: text,
  secondCountBy: text,
  disputedFor: text,
  handedInAt: text,
  updatedAt: z.string(),
});
export type CourierCashRow = z.infer<typeof rowSchema>;

const visible = (count: Count | null, both: boolean): Amounts | null => (both ? (count?.amounts ?? null) : null);

export function row({ id, context: cash }: Aggregate<CourierCash>): Omit<CourierCashRow, keyof typeof rowHead> {
  const both = cash.firstCount !== null && cash.secondCount !== null;
  const first = visible(cash.firstCount, both);
  const second = visible(cash.secondCount, both);
  const found = second ? minus(second, cash.counting) : null;
  return {
    courier: id,
    collectedMmk: cash.collected.MMK,
    collectedCny: cash.collected.CNY,
    heldMmk: cash.held.MMK,
    heldCny: cash.held.CNY,
    declaredMmk: cash.counting.MMK,
    declaredCny: cash.counting.CNY,
    handedInMmk: cash.handedIn.MMK,
    handedInCny: cash.handedIn.CNY,
    differenceMmk: cash.difference.MMK,
    differenceCny: cash.difference.CNY,
    firstCountMmk: first?.MMK ?? null,
    firstCountCny: first?.CNY ?? null,
    secondCountMmk: second?.MMK ?? null,
    secondCountCny: second?.CNY ?? null,
    foundDifferenceMmk: found?.MMK ?? null,
    foundDifferenceCny: found?.CNY ?? null,
    firstCountBy: cash.firstCount?.by ?? null,
    secondCountBy: cash.secondCount?.by ?? null,
    disputedFor: cash.disputedFor,
    handedInAt: cash.handedInAt,
    updatedAt: cash.updatedAt,
  };
}
