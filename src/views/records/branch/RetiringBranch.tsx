import type { EffectProps } from '#views/shapes/form/effect.ts';
import { InUse } from '#views/shapes/detail/InUse.tsx';
import { usesOfBranch } from './uses.ts';

/** Records that are in the way of retiring a branch. */
const RetiringBranch = ({ aggregate }: Pick<EffectProps, 'aggregate'>) => (
  <InUse id={aggregate.id} uses={usesOfBranch} />
);

export default RetiringBranch;
