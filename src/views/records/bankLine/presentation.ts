import { bankLine as type } from '#machines/bankLine/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { look } from './look.ts';

const ConfirmedOfAmount = arriving(() => import('./ConfirmedOfAmount.tsx'));

const bankLine = presented(type, {
  ...look,
  path: RECORD_PATHS.bankLine,
  keyFields: ['day', 'paidIn', 'paidOut', 'reference', 'account'],
  sections: [
    {
      title: 'ui.bank.line',
      fields: ['account', 'day', 'paidIn', 'paidOut', 'balance', 'reference', 'narrative', 'number'],
    },
    {
      title: 'ui.bank.match',
      fields: ['matchKind', 'score', 'reasons', 'receipt', 'receipts', 'paymentSlip', 'customerName'],
    },
    {
      title: 'ui.finance.section.progress',
      fields: ['importedBy', 'importedAt', 'acceptedBy', 'acceptedAt', 'ignoredFor'],
    },
  ],
  effects: { 'bankLine.matched': ConfirmedOfAmount },
  acts: {
    forward: ['bankLine.accepted', 'bankLine.matched', 'bankLine.imported'],
    beside: ['bankLine.joined', 'bankLine.linked', 'bankLine.restored'],
    back: ['bankLine.unmatched', 'bankLine.ignored'],
    remedies: {
      'bankLine.targetWaits': 'bankLine.linked',
      'bankLine.targetIsConfirmed': 'bankLine.matched',
    },
  },
});

export default bankLine;
