import { useCallback } from 'react';
import { recordWithKind } from '#i18n/recordNumber.ts';
import { posting } from '#machines/journals/posting.ts';
import type { AskOptions } from '#services/http.ts';
import { wordFailure } from '#services/failure.ts';
import { page } from '#services/page.ts';
import { usePlace, useScreenSearch } from '#views/place/screen.tsx';
import { RECORD_PATHS, recordAddress } from '#views/place/addresses.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { EVENT, eventAddress } from '#views/shapes/log/addresses.ts';
import { eventTitle, personName } from '#views/shapes/log/eventNames.tsx';
import { useRecordName } from '#views/shapes/fields/recordName.ts';
import { Section } from '#views/ui/Card.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { hasPage } from './addresses.ts';
import { MachineRecord } from './MachineRecord.tsx';
import { postingColumns, type PostingLine } from '#views/shapes/ledger/postingColumns.tsx';
import * as css from './ledger.css.ts';

/** An event posts a few lines. */
const MOST_LINES = 100;

const readEntry = async (entry: number, options: AskOptions): Promise<readonly PostingLine[]> => {
  const { records } = await page(
    'posting',
    {
      pageNum: 1,
      pageSize: MOST_LINES,
      filters: [{ field: 'entry', op: 'eq', value: entry }],
      sort: [{ field: 'id', dir: 'asc' }],
    },
    { ...options, ownFailure: true },
  );
  return records.map((row) => posting.rowSchema.parse(row));
};

/** Lines of one event in the ledger, with the event, its record and its proof. */
export default function Entry() {
  const words = useWords();
  const [search] = useScreenSearch();
  const entry = Number(search.get('id') ?? 0);
  const read = useCallback((options: AskOptions) => readEntry(entry, options), [entry]);
  const { answer, failure, reload } = useAsked(read);
  const title = words.text('ui.books.entry', { number: words.number(entry) });
  if (failure)
    return <ErrorState title={words.text('ui.books.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton lines={8} />;
  const [first] = answer;
  if (!first) return <EmptyState isScreen icon="receipt" title={words.text('ui.books.noEntry')} />;
  return (
    <section className={css.page}>
      <h1 className={css.title}>{title}</h1>
      <Source line={first} />
      <Section flush title={words.text('machine.posting.many')}>
        <PlainTable
          label={words.text('machine.posting.many')}
          rows={answer}
          keyOf={({ id }) => id}
          columns={[
            ...postingColumns(words),
            {
              title: words.text('field.posting.waybill'),
              cell: ({ waybill }) => (waybill === null ? '–' : <MachineRecord machine="order" id={waybill} />),
            },
          ]}
        />
      </Section>
    </section>
  );
}

/** The event of the lines: what happened, when and by whom, with the way to its record and to its proof. */
function Source({ line }: { line: PostingLine }) {
  const words = useWords();
  const { nameOf } = usePlace();
  const { machine, life: id, number } = line;
  const name = useRecordName(machine, id);
  return (
    <Section title={words.text('ui.books.event')}>
      <DescriptionList
        items={[
          { id: 'type', term: words.text('field.posting.type'), detail: eventTitle(line.type, words) },
          { id: 'day', term: words.text('field.posting.day'), detail: words.day(`${line.day}T12:00:00Z`) },
          ...(line.isLate
            ? [
                {
                  id: 'late',
                  term: words.text('field.posting.ownDay'),
                  detail: words.text('ui.books.late', { day: words.day(`${line.ownDay}T12:00:00Z`) }),
                },
              ]
            : []),
          { id: 'at', term: words.text('field.posting.recordedAt'), detail: words.instant(line.recordedAt) },
          {
            id: 'by',
            term: words.text('field.posting.doneByName'),
            detail: personName({ id: line.doneBy, name: line.doneByName }, words),
          },
          {
            id: 'record',
            term: words.text('field.posting.life'),
            detail:
              hasPage(machine) && nameOf(RECORD_PATHS[machine]) !== null ? (
                <Link href={`${recordAddress(machine, id)}&tab=log`}>
                  {words.text('ui.books.log', { id: recordWithKind(machine, id, words, name) })}
                </Link>
              ) : (
                name
              ),
          },
          ...(number !== null && nameOf(EVENT) !== null
            ? [
                {
                  id: 'proof',
                  term: words.text('ui.books.proof'),
                  detail: <Link href={eventAddress(number)}>{words.text('ui.books.openProof')}</Link>,
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
