import bankLine from '#views/records/bankLine/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One line of a bank statement: its amount, and the receipt or payment slip that it proves. */
const BankLineDetail = record(bankLine, {
  keyFields: bankLine.keyFields,
  sections: bankLine.sections,
  tabs: [logTab(bankLine)],
});

export default BankLineDetail;
