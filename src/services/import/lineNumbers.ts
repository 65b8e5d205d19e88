import { lineKey } from '#machines/bankLine/identity.ts';
import type { ReadRow } from './rows.ts';

type Data = ReadRow['data'];

const keyOf = ({ day, paidIn, paidOut, reference }: Data): string =>
  lineKey({
    day: String(day),
    paidIn: Number(paidIn ?? 0),
    paidOut: Number(paidOut ?? 0),
    reference: typeof reference === 'string' ? reference : '',
  });

/** Creates the numbers of lines that are equal: each gets the least that none before it has, nor one of the rows beside them. */
export function createLineNumbers(beside: readonly Data[]) {
  const taken = new Map<string, Set<number>>();
  const takenBy = (data: Data): Set<number> => {
    const key = keyOf(data);
    const numbers = taken.get(key) ?? new Set();
    taken.set(key, numbers);
    return numbers;
  };
  for (const data of beside) takenBy(data).add(Number(data['number']));
  const least = new Map<Set<number>, number>();
  return (data: Data): number => {
    const numbers = takenBy(data);
    let number = least.get(numbers) ?? 1;
    while (numbers.has(number)) number += 1;
    numbers.add(number);
    least.set(numbers, number);
    return number;
  };
}
