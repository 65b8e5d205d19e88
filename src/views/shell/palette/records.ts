import { recordWithKind } from '#i18n/recordNumber.ts';
import type { Words } from '#i18n/words.ts';
import { readCode } from '#machines/scanning/code.ts';
import type { RecentRecord } from '#services/recentRecords.ts';
import type { FoundRecord } from '#services/search.ts';
import { RECORD_PATHS, recordAddress } from '#views/place/addresses.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import type { IconName } from '#views/ui/iconPaths.ts';
import { worded } from '../title.ts';
import { pathOf } from '../views.ts';
import { capital, type Entry } from './entry.ts';

type Reachable = ReadonlyMap<string, unknown>;

const ICONS: Readonly<Record<string, IconName>> = {
  order: 'box',
  package: 'bag',
  shipment: 'truck',
  workOrder: 'clipboard',
  userQuestion: 'help',
  shelf: 'shelf',
  bill: 'receipt',
  settlement: 'exchange',
  paymentSlip: 'wallet',
  receivable: 'wallet',
  problemItem: 'warning',
  followUp: 'phone',
  inventoryTask: 'scan',
  transferBooking: 'exchange',
  deliveryClaim: 'flag',
  car: 'truck',
  carrier: 'users',
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const hasScreen = (machine: string): machine is keyof typeof RECORD_PATHS => Object.hasOwn(RECORD_PATHS, machine);

/** Returns the address of a record; null if the person can reach no screen of it. */
export const addressOf = (machine: string, id: string, views: Reachable): string | null =>
  hasScreen(machine) && views.has(RECORD_PATHS[machine]) ? recordAddress(machine, id) : null;

/** Returns the record of a scanned or pasted code with a correct check digit; else null. */
export function codedRecord(typed: string): { readonly machine: 'order' | 'package'; readonly id: string } | null {
  const { waybill, bag } = readCode(typed);
  if (bag !== null) return { machine: 'package', id: bag };
  return waybill === null ? null : { machine: 'order', id: waybill };
}

const factsOf = ({ machine, state, facts: matches }: FoundRecord, words: Words): string => {
  const said = Object.values(matches).filter((lookup) => lookup !== null && lookup !== '');
  return [
    stateOf(machine, state, words),
    ...said.map((lookup) =>
      typeof lookup === 'string' && INSTANT.test(lookup) ? words.instant(lookup) : String(lookup),
    ),
  ].join(' · ');
};

/** Returns the records that the server found, of types that the person can view. */
export const foundEntries = (
  found: readonly FoundRecord[],
  views: Reachable,
  words: Words,
  go: (address: string) => void,
): Entry[] =>
  found.flatMap((record) => {
    const address = addressOf(record.machine, record.id, views);
    if (address === null) return [];
    return [
      {
        id: `record ${record.machine} ${record.id}`,
        group: 'records' as const,
        icon: ICONS[record.machine] ?? 'file',
        label: capital(recordWithKind(record.machine, record.id, words)),
        second: factsOf(record, words),
        names: [record.id],
        run: () => go(address),
      },
    ];
  });

/** Returns the records viewed last whose screens can still be reached. */
export const recentEntries = (
  recent: readonly RecentRecord[],
  views: Reachable,
  words: Words,
  go: (address: string) => void,
): Entry[] =>
  recent
    .filter(({ address }) => views.has(pathOf(address)))
    .map(({ address, title, name }) => ({
      id: `recent ${address}`,
      group: 'recent' as const,
      icon: 'clock' as const,
      label: name,
      second: worded(title, words),
      names: [name],
      run: () => go(address),
    }));
