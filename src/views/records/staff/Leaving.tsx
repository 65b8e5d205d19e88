import type { StaffContext } from '#machines/staff/index.ts';
import type { EffectProps } from '#views/shapes/form/effect.ts';
import { InCharge } from './InCharge.tsx';

/** Duty that ends when a person leaves; nothing for one who is not in charge of a branch. */
export default function Leaving({ aggregate }: Pick<EffectProps, 'aggregate'>) {
  const { personInCharge, nickName, branch } = aggregate.context as StaffContext;
  return personInCharge ? <InCharge name={nickName} branch={branch} /> : null;
}
