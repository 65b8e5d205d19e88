import { lineText } from '../kit/lineText.ts';
import { plainText } from '../kit/text.ts';
import type { BankLine } from './context.ts';

type Moved = Partial<Pick<BankLine, 'day' | 'paidIn' | 'paidOut' | 'reference'>>;

/** Returns what equal lines of one account have in common, in the form in which it is recorded: their number tells them apart. */
export const lineKey = ({ day, paidIn, paidOut, reference }: Moved): string =>
  [day, (paidIn ?? 0) - (paidOut ?? 0), lineText.parse(plainText(reference ?? ''))].join(' ');
