import { branch as aggregateType } from '#machines/registers/index.ts';
import { fieldInfo } from '#i18n/fieldsOf.ts';
import { Value } from '#views/shapes/fields/Value.tsx';
import { order } from '#machines/order/index.ts';

const info = fieldInfo('currentBranch', order.rowSchema.shape.currentBranch);

/** The name of a branch. */
export const BranchName = ({ branch }: { branch: string }) => (
  <Value machine={aggregateType.id} info={info} value={branch} inColumn />
);
