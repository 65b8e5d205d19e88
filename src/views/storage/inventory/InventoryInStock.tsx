import type { InventoryTask } from '#machines/inventoryTask/context.ts';
import inventoryTask from '#views/records/inventoryTask/presentation.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { scan } from '#views/shapes/scan/scan.tsx';
import { SessionList } from '#views/shapes/scan/sessions/SessionList.tsx';
import { SessionsPage } from '#views/shapes/scan/sessions/SessionsPage.tsx';
import { useWords } from '#views/language/words.tsx';
import { countAddress } from '#views/records/inventoryTask/addresses.ts';
import { parcelColumns } from './columns.tsx';
import { countDesk, GROUPS_SHOWN } from './desk.ts';
import { OrderAct } from './OrderAct.tsx';
import { OutWithCourier } from './OutWithCourier.tsx';

const Count = scan({
  desk: countDesk,
  groups: GROUPS_SHOWN,
  done: ['counted', 'done'],
  beside: ['extra'],
  columns: parcelColumns,
  ends: ['inventoryTask.started', 'inventoryTask.ended', 'inventoryTask.cancelled'],
  fields(plain, words) {
    const { branch, startedByName, startedAt, remark } = plain as unknown as InventoryTask;
    const time = startedAt === null ? null : words.instant(startedAt);
    // Without a line the name may be unknown.
    const started = startedByName
      ? words.text('ui.count.started', { name: startedByName, time: time ?? '' })
      : words.text('ui.count.startedAt', { time: time ?? '' });
    return [<ReferenceText key="branch" to="branch" id={branch} />, time === null ? null : started, remark].filter(
      (lookup) => lookup !== null,
    );
  },
  addressOf: ({ key }) => recordAddress('order', key),
  dialogs: {
    'inventoryTask.outWithCourier': OutWithCourier,
    'order.adjustmentRequested': OrderAct,
    'order.stockFound': OrderAct,
    'order.stockMissing': OrderAct,
    'order.requestWithdrawn': OrderAct,
  },
});

/** Inventory in stock (§2): one count by its number. Without a number it lists the open counts and those to begin. */
export default function InventoryInStock() {
  const [search] = useScreenSearch();
  const id = search.get('id');
  return id === null ? <Counts /> : <Count key={id} id={id} />;
}

const OPEN = [
  'id',
  'branch',
  'progress',
  'counted',
  'expected',
  'unhandled',
  'adjusting',
  'extra',
  'startedByName',
  'startedAt',
  'remark',
] as const;
const PLANNED = ['id', 'branch', 'remark', 'plannedByName', 'plannedAt'] as const;
const OVER = ['id', 'state', 'branch', 'counted', 'expected', 'extra', 'endedByName', 'endedAt', 'remark'] as const;

const BEGIN = { type: 'inventoryTask.planned' } as const;

const running = [{ field: 'state', op: 'eq', value: 'inProgress' }] as const;
const planned = [{ field: 'state', op: 'eq', value: 'notStarted' }] as const;
const over = [{ field: 'state', op: 'in', value: ['ended', 'cancelled'] }] as const;

function Counts() {
  const words = useWords();
  return (
    <SessionsPage
      aggregateType={inventoryTask}
      title={words.text('ui.count.title')}
      begin={BEGIN}
      open={{ columns: OPEN, filters: running, sort: 'startedAt' }}
      over={{ columns: OVER, filters: over, sort: 'endedAt' }}
      addressOf={countAddress}
    >
      <SessionList
        aggregateType={inventoryTask}
        title={words.text('ui.count.planned')}
        empty={words.text('ui.count.nonePlanned')}
        columns={PLANNED}
        filters={planned}
        sort="plannedAt"
        addressOf={countAddress}
      />
    </SessionsPage>
  );
}
