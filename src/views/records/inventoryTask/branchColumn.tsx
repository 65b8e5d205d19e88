import type { inventoryTask } from '#machines/inventoryTask/index.ts';
import descriptorData from '#machines/inventoryTask/index.ts?listDescriptor';
import { useScreenNames } from '#views/place/screen.tsx';
import { Value } from '#views/shapes/fields/Value.tsx';
import { fieldOf } from '#views/shapes/listDescriptor/listDescriptor.ts';
import type { ColumnOptions } from '#views/shapes/presentation/columnOptions.ts';
import { Link } from '#views/ui/Link.tsx';
import { BRANCH_COUNTS, branchCountsAddress } from './addresses.ts';

const info = fieldOf(descriptorData, 'branch');

/** A branch's name, linked to its counts if the person can reach them. */
function CountedBranch({ branch }: { branch: string }) {
  const name = <Value machine={descriptorData.id} info={info} value={branch} inColumn />;
  return useScreenNames()(BRANCH_COUNTS) === null ? name : <Link href={branchCountsAddress(branch)}>{name}</Link>;
}

export const branchColumn: ColumnOptions<typeof inventoryTask> = {
  field: 'branch',
  width: 170,
  sort: true,
  cell: ({ branch }) => <CountedBranch branch={branch} />,
};
