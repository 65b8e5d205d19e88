import { useEffect, useState } from 'react';
import inventoryTaskListDescriptor from '#views/records/inventoryTask/listDescriptor.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import { useSession } from '#views/session/useSession.ts';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { BRANCH_COUNTS } from '#views/records/inventoryTask/addresses.ts';

const Counts = list(inventoryTaskListDescriptor, {
  path: BRANCH_COUNTS,
  open: (id) => recordAddress('inventoryTask', id),
  columns: [
    { field: 'id', width: 148, pinned: 'start', always: true, sort: true },
    { field: 'state', width: 130, sort: true },
    { field: 'branch', width: 150 },
    { field: 'startedAt', sort: true },
    { field: 'startedByName', width: 140 },
    { field: 'endedAt', sort: true },
    { field: 'expected', sort: true },
    { field: 'counted', sort: true },
    { field: 'foundLater', width: 110 },
    { field: 'outWithCourier', width: 130 },
    { field: 'lostSearch', width: 120, sort: true },
    { field: 'adjusted', width: 100 },
    { field: 'extra', width: 90, sort: true },
    { field: 'duplicates', width: 120, hidden: true },
    { field: 'endedByName', width: 140, hidden: true },
    { field: 'remark', width: 220 },
  ],
  filters: [
    { field: 'branch', first: true },
    { field: 'state', values: stateValues(inventoryTaskListDescriptor), titles: 'state.inventoryTask', first: true },
    { field: 'startedAt', first: true },
    'endedAt',
  ],
  actions: [],
  bulk: [],
});

/** Counts of a branch with their findings (§2); the person's own branch by default. */
export default function InventoryCompany() {
  const [search, setSearch] = useScreenSearch();
  const branch = useSession().context.user?.branch ?? null;
  const [asksForNothing] = useState(search.size === 0);
  useEffect(() => {
    if (asksForNothing && branch !== null) setSearch(new URLSearchParams({ branch }).toString(), { replace: true });
  }, [asksForNothing, branch, setSearch]);
  return <Counts />;
}
