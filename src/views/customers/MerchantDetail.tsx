import merchant from '#views/records/merchant/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';
import { MerchantStatement } from '#views/papers/papers.tsx';
import { ContractTag } from './ContractTag.tsx';
import { storyTabs } from './merchantStory.ts';

/** One business customer: contacts, accounts, contract, permissions, and the whole story of orders, money, claims and questions. */
const MerchantDetail = record(merchant, {
  keyFields: merchant.keyFields,
  sections: merchant.sections,
  Marks: ({ row }) => <ContractTag endsOn={row.contractEndsOn} />,
  More: MerchantStatement,
  tabs: [...storyTabs, logTab(merchant)],
  title: (row) => row.name,
});

export default MerchantDetail;
