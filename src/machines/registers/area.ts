import { z } from 'zod';
import { register, type RegisterEntry } from '../kit/register.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { referenceTo } from '../fields/references.ts';
import { name, optional, remark, sort } from './parts.ts';

const shape = {
  name,
  branch: referenceTo('branch'),
  /** Area codes of its townships or districts. */
  places: z.array(referenceTo('area')).min(1).max(200),
  /** Its position in the branch's list. */
  sort,
  remark: optional(remark),
};
export type Area = RegisterEntry<typeof shape>;

const rules = rulesOf<Partial<Area>, object>('area')({
  placesDiffer: {
    source: '§5, region/area required; ours: each once',
    field: 'places',
    needsData: true,
    values: ['place'],
    holds({ data: { places = [] } }: Judged<Partial<Area>, Partial<Area>, object>): true | Values {
      const twice = places.find((place, index) => places.indexOf(place) !== index);
      return twice === undefined || { place: twice };
    },
  },
});

/** A responsible area: the places in which couriers of a branch collect and deliver (§3, §4). */
export const area = register('area', shape, {
  prefix: 'ARE',
  rules,
  branches: ({ branch }) => [branch],
  reservations: ({ branch, name: called }) => [{ kind: 'area.name', key: `${branch} ${called}` }],
});
