import type { EffectProps } from '#views/shapes/form/effect.ts';
import { InUse } from '#views/shapes/detail/InUse.tsx';
import { usesOfDepartment } from './uses.ts';

/** What is in the way of retiring a department: departments below it, staff in it. */
const RetiringDepartment = ({ aggregate }: Pick<EffectProps, 'aggregate'>) => (
  <InUse id={aggregate.id} uses={usesOfDepartment} />
);

export default RetiringDepartment;
