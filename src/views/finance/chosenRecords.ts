import { reasonSentence } from '#i18n/say.ts';
import type { extraFee } from '#machines/extraFee/index.ts';
import type { insuranceClaim } from '#machines/insuranceClaim/index.ts';
import type { paymentSlip } from '#machines/paymentSlip/index.ts';
import type { receipt } from '#machines/receipt/index.ts';
import type { refund } from '#machines/refund/index.ts';
import { unlessSome, unlessSomeWith, type AgainstAll, type SelectionOptions } from '#views/shapes/list/selection.ts';

/** Steps of a record that another person takes than the one named in a field. */
interface BySecond<Field extends string> {
  readonly machine: string;
  readonly state: string;
  /** Rules in the order in which the server judges them, with the fields of the persons of the steps before. */
  readonly rules: Readonly<Record<string, readonly Field[]>>;
}

/** Returns the reason against an act if no chosen row is in its state, or the person did the step before of all that are. */
const unlessSecond = <Field extends string>({
  machine,
  state,
  rules,
}: BySecond<Field>): AgainstAll<Readonly<Partial<Record<Field | 'state', unknown>>>> =>
  unlessSome((row, person) => {
    if (row.state !== state)
      return (words) => words.text('ui.bulk.noneIs', { value: words.text<string>(`state.${machine}.${state}`) });
    const names = (field: Field): boolean => {
      const named: unknown = row[field];
      return Array.isArray(named) ? named.includes(person) : named === person;
    };
    const broken = Object.entries<readonly Field[]>(rules).find(([, by]) => by.some(names));
    return broken === undefined
      ? null
      : (words) => reasonSentence({ code: 'secondPerson', rule: `${machine}.${broken[0]}` }, machine, words);
  });

export const receiptSelection: SelectionOptions<typeof receipt> = {
  totals: ['amount', 'collectionFee'],
  against: {
    'receipt.confirmed': unlessSecond({
      machine: 'receipt',
      state: 'toBeConfirmed',
      rules: { cashierIsAnother: ['takenBy'], recordedByAnother: ['recordedBy'] },
    }),
  },
};

export const slipSelection: SelectionOptions<typeof paymentSlip> = {
  totals: ['amount'],
  against: {
    'paymentSlip.generated': unlessSomeWith('state', 'notGenerated', 'state.paymentSlip.notGenerated'),
    'paymentSlip.confirmed': unlessSecond({
      machine: 'paymentSlip',
      state: 'generated',
      rules: { confirmedByAnother: ['drawnBy', 'generatedBy'] },
    }),
  },
};

const decided = unlessSecond({
  machine: 'refund',
  state: 'applying',
  rules: { anotherPersonAsked: ['requestedBy'] },
});

export const refundSelection: SelectionOptions<typeof refund> = {
  totals: ['amount'],
  against: {
    'refund.confirmed': decided,
    'refund.refused': decided,
    'refund.notNeeded': unlessSomeWith('state', ['applying', 'confirmed'], 'state.refund.applying'),
  },
};

export const feeSelection: SelectionOptions<typeof extraFee> = {
  totals: ['amount'],
  against: { 'extraFee.paid': unlessSomeWith('state', 'unpaid', 'state.extraFee.unpaid') },
};

export const claimSelection: SelectionOptions<typeof insuranceClaim> = {
  totals: ['insured', 'amount'],
  against: {
    'insuranceClaim.reviewStarted': unlessSomeWith('progress', 'submitted', 'state.insuranceClaim.progress.submitted'),
  },
};
