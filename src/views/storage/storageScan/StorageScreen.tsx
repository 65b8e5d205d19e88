import { useMemo, type ReactNode } from 'react';
import storageScan from '#views/records/storageScan/presentation.ts';
import type { Kind } from '#machines/storageScan/groups.ts';
import { recordAddress } from '#views/place/addresses.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import { openedText } from '#views/shapes/scan/sessions/openedText.ts';
import { scan } from '#views/shapes/scan/scan.tsx';
import { SessionsPage } from '#views/shapes/scan/sessions/SessionsPage.tsx';
import { useWords } from '#views/language/words.tsx';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { parcelColumns } from './columns.tsx';
import { GROUPS_SHOWN, storageDesk } from './desk.ts';
import { ParcelAct } from './ParcelAct.tsx';
import { ShelfChoice } from './ShelfChoice.tsx';

const Session = scan({
  desk: storageDesk,
  groups: GROUPS_SHOWN,
  done: ['done'],
  beside: [],
  columns: parcelColumns,
  ends: ['storageScan.finished', 'storageScan.abandoned'],
  fields: (plain, words) => [
    <ReferenceText key="branch" to="branch" id={String(plain['branch'])} />,
    openedText(plain, words),
    ...(typeof plain['remark'] === 'string' ? [plain['remark']] : []),
  ],
  addressOf: ({ key }) => recordAddress('order', key),
  dialogs: { 'order.exceptionCleared': ParcelAct },
  Extra: ShelfChoice,
});

interface StorageScreenProps {
  readonly kind: Kind;
  readonly path: string;
  /** Items that wait to be stored, shown beside the sessions. */
  readonly children?: ReactNode;
}

/** Warehousing of one kind: the open sessions, or one session by its number in the address. */
export function StorageScreen({ kind, path, children }: StorageScreenProps) {
  const [search] = useScreenSearch();
  const id = search.get('id');
  return id === null ? (
    <Sessions kind={kind} path={path}>
      {children}
    </Sessions>
  ) : (
    <Session key={id} id={id} />
  );
}

const OPEN = [
  'id',
  'branch',
  'progress',
  'handled',
  'total',
  'pendingWarehousing',
  'pendingDelivery',
  'pendingCollection',
  'extra',
  'openedByName',
  'openedAt',
  'remark',
] as const;
const OVER = ['id', 'state', 'branch', 'stored', 'handled', 'total', 'finishedByName', 'finishedAt', 'reason'] as const;

function Sessions({ kind, path, children }: StorageScreenProps) {
  const words = useWords();
  const [open, over] = useMemo(() => {
    const ofKind = { field: 'kind', op: 'eq', value: kind } as const;
    return [
      [ofKind, { field: 'state', op: 'eq', value: 'open' } as const],
      [ofKind, { field: 'state', op: 'in', value: ['finished', 'abandoned'] } as const],
    ];
  }, [kind]);
  const addressOf = useMemo(() => (id: string) => `${path}?id=${encodeURIComponent(id)}`, [path]);
  const begin = useMemo(() => ({ type: 'storageScan.opened', given: { kind } }), [kind]);
  return (
    <SessionsPage
      aggregateType={storageScan}
      title={words.text<string>(`ui.storage.title.${kind}`)}
      begin={begin}
      open={{ columns: OPEN, filters: open, sort: 'openedAt' }}
      over={{ columns: OVER, filters: over, sort: 'finishedAt' }}
      addressOf={addressOf}
    >
      {children}
    </SessionsPage>
  );
}
