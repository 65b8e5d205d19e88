import { bankLine as type } from '#machines/bankLine/index.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const bankLine = presented(type, {
  tones: {
    unmatched: 'warning',
    matched: 'progress',
    joined: 'progress',
    linked: 'positive',
    accepted: 'positive',
    ignored: 'ended',
  },
  path: RECORD_PATHS.bankLine,
  columns: [
    { field: 'id', width: 150, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'day', sort: true },
    { field: 'paidIn', width: 140, sort: true },
    { field: 'paidOut', width: 140, sort: true },
    { field: 'reference', width: 180 },
    { field: 'matchKind', width: 110, sort: true },
    { field: 'score', width: 80, sort: true },
    { field: 'reasons', width: 260 },
    { field: 'receipt', width: 140 },
    { field: 'receipts', width: 220 },
    { field: 'paymentSlip', width: 140 },
    { field: 'customerName', width: 180 },
    { field: 'narrative', width: 240 },
    { field: 'account', width: 160 },
    { field: 'acceptedBy', width: 150 },
    { field: 'acceptedAt', sort: true },
    { field: 'ignoredFor', width: 220 },
    { field: 'balance', width: 150, hidden: true },
    { field: 'number', width: 100, hidden: true },
    { field: 'importedBy', width: 150, hidden: true },
    { field: 'importedAt', sort: true, hidden: true },
  ],
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
