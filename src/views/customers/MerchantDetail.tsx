import merchant from '#views/records/merchant/presentation.ts';
import { logTab } from '#views/shapes/detail/logTab.tsx';
import { record } from '#views/shapes/detail/record.tsx';

/** One business customer: contacts, accounts, contract, permissions. */
const MerchantDetail = record(merchant, {
  keyFields: merchant.keyFields,
  sections: merchant.sections,
  tabs: [logTab(merchant)],
  title: (row) => row.name,
});

export default MerchantDetail;
