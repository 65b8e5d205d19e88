import type { Whereabouts } from '#machines/scanning/parcel.ts';
import { namedReference } from '#i18n/referenceNames.ts';
import type { Words } from '#i18n/words.ts';
import { stateOf } from '../../fields/labels.ts';

/** Returns the sentence, the same at all stations, that tells the state and the place of something scanned. */
export function belongs(where: Whereabouts, machine: string, words: Words): string {
  const { state, branch, holder, shelf, shipment } = where;
  const named = (kind: 'branch' | 'holder', id: string | null): string | null =>
    id === null ? null : namedReference(kind, id, words.language);
  const places = [
    stateOf(machine, state, words),
    named('branch', branch),
    named('holder', holder),
    shelf,
    where.package,
    shipment,
  ];
  const place = [...new Set(places.filter((one) => one !== null))].join(' · ');
  return words.text('ui.scan.belongs', { place });
}
