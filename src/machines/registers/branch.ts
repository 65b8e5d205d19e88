import { z } from 'zod';
import { distinct } from '../kit/distinct.ts';
import { codeText } from '../kit/codeText.ts';
import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf, type Values } from '../kit/rule.ts';
import { nothingBoundForIt, type Bound } from './branchBound.ts';
import { counting } from './branchCount.ts';
import { names, restoredNames } from './branchNames.ts';
import { phone } from '../fields/phoneSchema.ts';
import { isReachablePhone } from '../fields/reachable.ts';
import { areaAt, referenceAbove, referenceTo } from '../fields/references.ts';
import { coordinates } from './coordinates.ts';
import { address, countries, name, optional, remark, sort } from './parts.ts';
import { liesInCountry, liesWithin } from './placeRules.ts';
import { afterwards, keepsKey, notAboveItself, wellFormed } from './rules.ts';
import { notBelowItself, notReferredTo, parentInUse, type TreeLookups } from './trees.ts';

/** Three capital letters, such as YGN: the branch's id everywhere. */
const branchCode = z.string().regex(/^[A-Z]{3}$/);
const another = referenceTo('branch', branchCode);

const shape = {
  code: branchCode,
  name,
  nameZh: optional(name),
  abbreviation: codeText.min(1).max(10),
  postalCode: codeText.min(3).max(10),
  country: countries,
  /** Area code of the state, region or province. */
  region: areaAt('region', 'country'),
  /** Area code of the branch's district (Myanmar) or city (China). */
  city: areaAt('city', 'region', 'country'),
  address,
  remark: optional(remark),
  sort,
  personInCharge: name,
  phone,
  enabled: z.boolean(),
  /** Branches across the border that are served from here. */
  exportTransportLines: z.array(another).max(50).overwrite(distinct),
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  /** In the branch's local time, such as 08:30-18:00. */
  businessHours: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/),
  contact: name,
  contactPhone: phone,
  /** The parent branch; null for the head office only. */
  superior: referenceAbove('branch', branchCode).nullable(),
  /** Routing table: the next branch for each branch of destination. */
  nextHops: z.record(another, another),
};
export type Branch = RegisterEntry<typeof shape>;

const PLACES = '§3, region and address; ours: a branch lies in one place';

const rules = rulesOf<Partial<Branch>, TreeLookups>('branch')({
  codeIsKept: keepsKey('code'),
  phoneIsReachable: wellFormed('phone', '§5', isReachablePhone),
  contactPhoneIsReachable: wellFormed('contactPhone', '§5', isReachablePhone),
  regionInCountry: liesInCountry('region', PLACES),
  cityInRegion: liesWithin('city', 'region', 'region', PLACES),
  superiorIsAnother: notAboveItself('superior', '§5'),
  superiorExists: parentInUse('superior'),
  nextHopIsAnother: {
    source: 'ours: a parcel is never sent to where it is',
    field: 'nextHops',
    needsData: true,
    values: ['code'],
    holds(change: { context: Partial<Branch>; data: Partial<Branch> }): true | Values {
      const { code, nextHops = {} } = afterwards(change);
      const entries = Object.entries(nextHops);
      return entries.every(([to, next]) => to !== code && next !== code) || { code: code ?? null };
    },
  },
});

const amending = rulesOf<Partial<Branch>, TreeLookups>('branch')({ superiorIsNotBelow: notBelowItself('superior') });
interface BranchLookups extends TreeLookups {
  readonly bound: Bound | null;
}

const retiring = rulesOf<Partial<Branch>, BranchLookups>('branch')({
  nothingLeftBehind: notReferredTo('ours: staff, parcels and branches below belong somewhere'),
  nothingBoundForIt,
});

/** A branch (§3). Everyone may read every branch, since parcels travel between all of them. */
export const branch = register('branch', shape, {
  prefix: 'BRN',
  rules: { ...rules, ...names, ...coordinates },
  amending,
  retiring,
  restoring: restoredNames,
  // Only the head office has no parent branch.
  reservations: ({ superior }) => (superior === null ? [{ kind: 'branch.head', key: 'head office' }] : []),
  keyField: 'code',
  identify: (_, entry) => entry.code,
  more: counting,
});
