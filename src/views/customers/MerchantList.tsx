import type { merchant } from '#machines/merchant/index.ts';
import merchantListDescriptor from '#views/records/merchant/listDescriptor.ts';
import { look } from '#views/records/merchant/look.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { list } from '#views/shapes/list/list.tsx';
import type { ListOptions } from '#views/shapes/list/options.ts';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { ContractTag } from './ContractTag.tsx';

const columns: ListOptions<typeof merchant>['columns'] = look.columns.map((column) =>
  typeof column === 'object' && column.field === 'contractEndsOn'
    ? {
        ...column,
        cell: ({ contractEndsOn }, words) =>
          contractEndsOn !== null && (
            <>
              {words.day(contractEndsOn)} <ContractTag endsOn={contractEndsOn} />
            </>
          ),
      }
    : column,
);

/** Business customers (§3, §4). */
const MerchantList = list(merchantListDescriptor, {
  path: '/merchant/list',
  open: (id) => recordAddress('merchant', id),
  columns,
  filters: [
    { field: 'state', values: stateValues(merchantListDescriptor), titles: 'state.merchant', first: true },
    { field: 'name', first: true },
    { field: 'code', first: true },
    'branch',
    'maintainer',
    'enabled',
    'contractEndsOn',
  ],
  actions: ['merchant.registered'],
  bulk: ['merchant.invalidated', 'merchant.revalidated', 'merchant.maintainerSet'],
});

export default MerchantList;
