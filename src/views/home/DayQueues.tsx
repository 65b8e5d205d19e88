import Queues from '#views/shapes/queues/Queues.tsx';
import { useMay } from '#views/session/useHolds.ts';
import { carriesOn, ownAreas } from './ownQueues.ts';

/** The queues that the person may carry on, by area of work. */
export default function DayQueues() {
  const may = useMay();
  return ownAreas(may).map((area, index) => (
    <Queues key={area} area={area} shown={(name) => carriesOn(may, name)} isHinted={index === 0} emptyLast />
  ));
}
