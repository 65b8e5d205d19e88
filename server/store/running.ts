import type { Balance } from './balance.ts';

const keyOf = ({ account, currency }: Balance): string => `${account} ${currency}`;

/**
 * Carries the balances of days or months forward: each opens with the closing of the one before. Lines come in the
 * order of their parts; the one without a part is the balance before the period.
 */
export function running(lines: readonly Balance[]): readonly Balance[] {
  const balances = new Map<string, number>();
  return lines.flatMap((line) => {
    const key = keyOf(line);
    const opening = line.part === null ? line.opening : (balances.get(key) ?? 0);
    const closing = opening + line.debit - line.credit;
    balances.set(key, closing);
    return line.part === null ? [] : [{ ...line, opening, closing }];
  });
}
