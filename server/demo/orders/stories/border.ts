import type { Parcel } from '../parcel.ts';
import type { Step } from '../step.ts';
import { arrived, declared, departed, loaded, sorted } from '../steps.ts';
import { carried, handedIn } from './commonSteps.ts';

const isBorder = (one: string, other = ''): boolean => [one, other].toSorted().join() === 'MUS,RUI';

/** Returns the place of the branch before the border in the parcel's way. */
const borderOf = ({ way }: Parcel): number => way.findIndex((branch, index) => isBorder(branch, way[index + 1]));

/** Returns the branch after the border. */
export const farSideOf = (p: Parcel): string => p.way[borderOf(p) + 1] ?? '';

/** Steps up to customs after the border: declared and not yet cleared. */
export const atTheBorder = (p: Parcel): readonly Step[] => {
  const place = borderOf(p);
  const [from = '', to = ''] = p.way.slice(place, place + 2);
  return [
    ...handedIn(p),
    ...carried({ ...p, way: p.way.slice(0, place + 1) }),
    sorted(p, from, to),
    declared(p, from),
    loaded(p, from, to),
    departed(p, from, to),
    arrived(p, from, to),
  ];
};
