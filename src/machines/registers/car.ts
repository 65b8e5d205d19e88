import { codeText } from '../kit/codeText.ts';
import { plainCode } from '../kit/text.ts';
import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf } from '../kit/rule.ts';
import { isExternalLink } from '../fields/validators.ts';
import { optional, remark } from './parts.ts';
import { referenceTo } from '../fields/references.ts';
import { wellFormed } from './rules.ts';

const shape = {
  /** Plate number as painted on the car, such as YGN 4K-8812. */
  plateNumber: codeText.min(2).max(20),
  /** Address of the page that tracks the car. */
  trackingUrl: optional(codeText.max(500)),
  /** The branch that owns it; absent for the whole company. */
  branch: optional(referenceTo('branch')),
  remark: optional(remark),
};
export type Car = RegisterEntry<typeof shape>;

const rules = rulesOf<Partial<Car>, object>('car')({
  trackingUrlIsLink: wellFormed('trackingUrl', '§5, external link', isExternalLink),
});

/** A car that carries shipments (§3). */
export const car = register('car', shape, {
  prefix: 'CAR',
  rules,
  branches: ({ branch }) => (branch ? [branch] : []),
  reservations: ({ plateNumber }) => [
    { kind: 'car.plateNumber', key: plainCode(plateNumber).toUpperCase().replace(/\s+/g, ' ') },
  ],
});
