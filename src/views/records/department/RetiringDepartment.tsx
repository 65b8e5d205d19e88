import type { EffectProps } from '#views/shapes/form/effect.ts';
import { InUse } from '#views/shapes/detail/InUse.tsx';
import { usesOfDepartment } from './uses.ts';

/** Departments and staff that keep a department from being retired. */
const RetiringDepartment = ({ aggregate }: Pick<EffectProps, 'aggregate'>) => (
  <InUse id={aggregate.id} uses={usesOfDepartment} />
);

export default RetiringDepartment;
