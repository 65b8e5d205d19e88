import type { Refusal } from '#machines/kit/refusal.ts';

/** Fault of a cell, with the message `ui.import.cell.<id>`. */
export interface CellFault {
  readonly id:
    | 'missing'
    | 'noSender'
    | 'formula'
    | 'error'
    | 'merged'
    | 'tooManyDigits'
    | 'mustBeText'
    | 'lostLetters'
    | 'shortened'
    | 'severalPhones'
    | 'isDay'
    | 'shownOtherwise'
    | 'notANumber'
    | 'tooManyDecimals'
    | 'thousandsOrDecimals'
    | 'notAChoice'
    | 'notATime'
    | 'notATimeMonthFirst'
    | 'notADay'
    | 'notADayMonthFirst'
    | 'dayOrMonth'
    | 'notYesOrNo'
    | 'unknownName'
    | 'perhapsNamed'
    | 'ambiguousName'
    | 'notDebitOrCredit'
    | 'creditBelowZero'
    | 'otherSide'
    | 'belowZero'
    | 'otherCurrency'
    | 'twice'
    | 'twiceTariff'
    | 'twiceShelf'
    | 'twiceInCharge';
  readonly values?: Readonly<Record<string, string | number>>;
}

/** One fault of a row: cell, content and reason. Sentences are made where they are shown. */
export interface Problem {
  /** Such as `F12`; null for the row as a whole. */
  readonly cell: string | null;
  readonly value: string;
  readonly fault: CellFault | { readonly refusal: Pick<Refusal, 'code' | 'rule' | 'values'> };
}
