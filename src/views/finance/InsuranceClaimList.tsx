import insuranceClaimListDescriptor from '#views/records/insuranceClaim/listDescriptor.ts';
import { look } from '#views/records/insuranceClaim/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { claimSelection } from './chosenRecords.ts';

/** How far a claim has come, as its row says it. */
const progressValues = stateValues(insuranceClaimListDescriptor, 'progress').map((id) => id.slice('progress.'.length));

/** Insurance claims, to be decided and paid within 14 days (§9). */
const InsuranceClaimList = list(insuranceClaimListDescriptor, {
  path: '/finance/insuranceClaims',
  open: (id) => recordAddress('insuranceClaim', id),
  columns: look.columns,
  filters: [
    { field: 'state', values: stateValues(insuranceClaimListDescriptor), titles: 'state.insuranceClaim', first: true },
    { field: 'ground', first: true },
    { field: 'alarm', values: ['7', '12', '14'], titles: 'ui.finance.alarm', first: true },
    { field: 'overdue', first: true },
    { field: 'progress', values: progressValues, titles: 'state.insuranceClaim.progress' },
    'order',
    { field: 'merchant', byLink: true },
    'submittedAt',
    'decidedAt',
    'paidAt',
  ],
  actions: ['insuranceClaim.submitted'],
  bulk: ['insuranceClaim.reviewStarted'],
  selection: claimSelection,
});

export default InsuranceClaimList;
