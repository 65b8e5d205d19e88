import { problemItem } from '#machines/problemItem/index.ts';
import { newWorkOrderAddress } from '#views/addresses.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One problem: what is wrong with which parcel, who follows it, and all that was said. */
const ProblemDetail = record(problemItem, {
  facts: ['order', 'kind', 'branch', 'followerName', 'raisedAt'],
  sections: [
    { title: 'ui.problem.section.problem', fields: ['order', 'kind', 'reason', 'branch', 'merchant', 'photos'] },
    {
      title: 'ui.problem.section.handling',
      fields: ['followerName', 'identifier', 'followRemark', 'raisedByName', 'raisedAt', 'handledAt', 'updatedAt'],
    },
  ],
  tabs: [logTab(problemItem)],
  leads: ({ order }) => [{ event: 'workOrder.opened', address: newWorkOrderAddress({ waybill: order }) }],
});

export default ProblemDetail;
