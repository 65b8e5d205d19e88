import descriptorData from '#machines/journals/logEvent.ts?listDescriptor';
import { list } from '#views/shapes/list/list.tsx';
import { journalListDescriptor } from '#views/shapes/listDescriptor/journalListDescriptor.ts';
import { EVENT } from '#views/shapes/log/addresses.ts';
import * as css from './Audit.css.ts';
import { EVENT_TYPES, eventTitle, MACHINES, kindTitle, personName, RecordThen } from '#views/shapes/log/eventNames.tsx';
import { TreeHead } from './TreeHead.tsx';

const Events = list(
  journalListDescriptor(descriptorData, async () => (await import('#machines/journals/logEvent.ts')).logEvent),
  {
    path: '/audit/ledger',
    open: (id) => `${EVENT}?id=${id}`,
    columns: [
      { field: 'number', width: 130, align: 'start', pinned: 'start', always: true, sort: true },
      { field: 'recordedAt', width: 170, sort: true },
      { field: 'occurredAt', width: 170 },
      { field: 'machine', width: 140, cell: ({ machine }, words) => kindTitle(machine, words) },
      {
        field: 'life',
        width: 180,
        cell: ({ machine, life: aggregate, lifeVersion: aggregateVersion }) => (
          <RecordThen machine={machine} id={aggregate} at={aggregateVersion} />
        ),
      },
      { field: 'lifeVersion', width: 90 },
      { field: 'type', width: 230, cell: ({ type }, words) => eventTitle(type, words) },
      {
        field: 'doneByName',
        width: 170,
        cell: ({ doneBy, doneByName }, words) => personName({ id: doneBy, name: doneByName }, words),
      },
      { field: 'branch', width: 150 },
      { field: 'requestedBy', width: 150, hidden: true },
    ],
    filters: [
      { field: 'machine', values: MACHINES, titles: 'machine', first: true },
      { field: 'life', first: true },
      { field: 'doneBy', first: true },
      { field: 'recordedAt', first: true },
      'branch',
      { field: 'type', values: EVENT_TYPES, titles: 'event' },
      'occurredAt',
    ],
    find: false,
    actions: [],
    bulk: [],
  },
);

/** Lists every recorded event by its number below the signed tree head (screens.md 2, Ledger). */
export default function Ledger() {
  return (
    <div className={css.screen}>
      <div className={css.tree}>
        <TreeHead />
      </div>
      <div className={css.list}>
        <Events />
      </div>
    </div>
  );
}
