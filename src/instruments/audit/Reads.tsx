import { READ_WAYS, type ReadWay } from '#machines/journals/readWays.ts';
import descriptorData from '#machines/journals/personalRead.ts?listDescriptor';
import { list } from '#views/shapes/list/list.tsx';
import { journalListDescriptor } from '#views/shapes/listDescriptor/journalListDescriptor.ts';
import { Inline } from '#views/ui/layout.tsx';
import { MACHINES, kindTitle, personName, RecordThen } from '#views/shapes/log/eventNames.tsx';

/** Maximum number of records named in a line. */
const MOST_NAMED = 2;

/** Read kinds whose aggregates are exports; the type shown is that of the list. */
const TAKEN: readonly ReadWay[] = ['exported', 'downloaded'];

/**
 * Lists the reads of personal data that others see masked, and downloads of lists and evidence (model.md 2.1, access
 * log).
 */
const Reads = list(
  journalListDescriptor(descriptorData, async () => (await import('#machines/journals/personalRead.ts')).personalRead),
  {
    path: '/audit/reads',
    columns: [
      { field: 'readAt', width: 170, pinned: 'start', always: true, sort: true },
      {
        field: 'doneByName',
        width: 170,
        cell: ({ doneBy, doneByName }, words) => personName({ id: doneBy, name: doneByName }, words),
      },
      { field: 'way', width: 160 },
      { field: 'machine', width: 140, cell: ({ machine }, words) => kindTitle(machine, words) },
      {
        field: 'lives',
        width: 360,
        cell: ({ machine, lives: aggregates, way }, words) => (
          <Inline gap="s" wrap={false}>
            {aggregates.slice(0, MOST_NAMED).map((id) => (
              <RecordThen key={id} machine={TAKEN.includes(way) ? 'exportTask' : machine} id={id} at={null} />
            ))}
            {aggregates.length > MOST_NAMED &&
              words.text('ui.audit.moreLives', { count: aggregates.length - MOST_NAMED })}
          </Inline>
        ),
      },
      { field: 'fields', width: 280 },
      { field: 'screen', width: 210 },
      { field: 'branch', width: 150 },
    ],
    filters: [
      { field: 'doneBy', first: true },
      { field: 'lives', first: true },
      { field: 'readAt', first: true },
      { field: 'way', values: READ_WAYS, titles: 'value.personalRead.way', first: true },
      { field: 'machine', values: MACHINES, titles: 'machine' },
      'branch',
    ],
    find: false,
    actions: [],
    bulk: [],
  },
);

export default Reads;
