import { posting } from '#machines/journals/posting.ts';
import type { Filter, Page } from '#services/page.ts';
import { eventTitle } from '#views/shapes/log/eventNames.tsx';
import { PagedRows } from '#views/shapes/detail/PagedRows.tsx';
import type { PlainColumn } from '#views/shapes/detail/PlainTable.tsx';
import { RecordLink } from '#views/shapes/fields/RecordLink.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import { entryAddress } from '#views/place/addresses.ts';
import type { PostedRecord } from './postedRecord.ts';
import { postingColumns, type PostingLine } from './postingColumns.tsx';

interface LedgerOfProps {
  /** Selects the lines. */
  readonly filters: readonly Filter[];
  readonly changedBy: readonly string[];
  /** Other records that the money is posted on. */
  readonly elsewhere: readonly PostedRecord[];
}

type Row = Page['records'][number];

/** Draws a column of postings over rows as they come. */
const ofRow = ({ cell, ...column }: PlainColumn<PostingLine>): PlainColumn<Row> => ({
  ...column,
  cell: (row, place) => cell(posting.rowSchema.parse(row), place),
});

/** Lines that a record posted, the latest first, each leading to its entry. */
export default function LedgerOf({ filters, changedBy, elsewhere }: LedgerOfProps) {
  const words = useWords();
  const own: readonly PlainColumn<PostingLine>[] = [
    { title: words.text('field.posting.day'), cell: ({ day }) => words.day(`${day}T12:00:00Z`) },
    {
      title: words.text('field.posting.type'),
      cell: ({ id, type }) => <Link href={entryAddress(id)}>{eventTitle(type, words)}</Link>,
    },
    ...postingColumns(words),
  ];
  return (
    <Stack gap="m">
      {elsewhere.length > 0 && <Elsewhere records={elsewhere} />}
      <PagedRows
        machine={posting.id}
        query={{ filters, sort: [{ field: 'id', dir: 'desc' }] }}
        changedBy={changedBy}
        title={words.text('machine.posting.many')}
        empty="ui.books.postedNothing"
        columns={own.map(ofRow)}
      />
    </Stack>
  );
}

/** Links to the records that the money of a record is posted on. */
function Elsewhere({ records }: { readonly records: readonly PostedRecord[] }) {
  const words = useWords();
  return (
    <Notice tone="info" title={words.text('ui.books.postedElsewhere')}>
      <Inline gap="m">
        {records.map(({ to, id }) => (
          <span key={`${to} ${id}`}>
            {words.text<string>(`machine.${to}`)} <RecordLink to={to} id={id} />
          </span>
        ))}
      </Inline>
    </Notice>
  );
}
