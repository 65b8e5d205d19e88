import type { Words } from '#i18n/words.ts';
import type { BalanceLine } from '#services/ledger.ts';
import { ReferenceText } from '#views/shapes/fields/Value.tsx';
import { eventTitle, personName } from '#views/shapes/log/eventNames.tsx';
import { partOf, type BalancedBy } from './parts.ts';

/** Text of the part of a line, for a spreadsheet; branches by their ids' names. */
export function partText(line: BalanceLine, by: BalancedBy, words: Words, branchName: (id: string) => string): string {
  const id = partOf(line);
  if (by === 'day') return words.day(`${id}T12:00:00Z`);
  if (by === 'month') return words.text('format.month', { year: id?.slice(0, 4), month: id?.slice(5) });
  if (by === 'type') return eventTitle(id ?? '', words);
  if (by === 'person') return personName({ id: id ?? '', name: line.title }, words);
  if (by === 'party') return id === null ? words.text('ui.books.noParty') : (line.title ?? id);
  if (by === 'branch') return id === null ? words.text('ui.books.company') : branchName(id);
  return line.name;
}

/** Title of the part of a line. */
export function PartTitle({ line, by, words }: { line: BalanceLine; by: BalancedBy; words: Words }) {
  const id = partOf(line);
  return by === 'branch' && id !== null ? (
    <ReferenceText to="branch" id={id} />
  ) : (
    partText(line, by, words, (branch) => branch)
  );
}
