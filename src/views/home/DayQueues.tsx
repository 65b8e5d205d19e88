import { actsOf, QUEUE_AREAS, queueAreas, QUEUES, type QueueArea, type QueueName } from '#machines/queues/index.ts';
import Queues from '#views/shapes/queues/Queues.tsx';
import { useMay } from '#views/useHolds.ts';

/** The queues that the person may carry on; the area of which they are the larger part comes first. */
export default function DayQueues() {
  const may = useMay();
  const carriesOn = (name: QueueName): boolean => QUEUES[name].acts.some(may);
  const partOf = (area: QueueArea): number => QUEUE_AREAS[area].filter(carriesOn).length / QUEUE_AREAS[area].length;
  return queueAreas
    .filter((area) => actsOf(QUEUE_AREAS[area]).some(may))
    .toSorted((one, other) => partOf(other) - partOf(one))
    .map((area, index) => <Queues key={area} area={area} shown={carriesOn} isHinted={index === 0} emptyLast />);
}
