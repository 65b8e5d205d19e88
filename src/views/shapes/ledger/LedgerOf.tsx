import { posting } from '#machines/journals/posting.ts';
import type { Filter, Page } from '#services/page.ts';
import { eventTitle } from '#views/shapes/log/eventNames.tsx';
import { PagedRows } from '#views/shapes/detail/PagedRows.tsx';
import type { PlainColumn } from '#views/shapes/detail/PlainTable.tsx';
import { Link } from '#views/ui/Link.tsx';
import { useWords } from '#views/language/words.tsx';
import { entryAddress } from '#views/place/addresses.ts';
import { postingColumns, type PostingLine } from './postingColumns.tsx';

interface LedgerOfProps {
  /** Selects the lines. */
  readonly filters: readonly Filter[];
  readonly changedBy: readonly string[];
}

type Row = Page['records'][number];

/** Draws a column of postings over rows as they come. */
const ofRow = ({ cell, ...column }: PlainColumn<PostingLine>): PlainColumn<Row> => ({
  ...column,
  cell: (row, place) => cell(posting.rowSchema.parse(row), place),
});

/** Lines that a record posted, the latest first, each leading to its entry. */
export default function LedgerOf({ filters, changedBy }: LedgerOfProps) {
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
    <PagedRows
      machine={posting.id}
      query={{ filters, sort: [{ field: 'id', dir: 'desc' }] }}
      changedBy={changedBy}
      title={words.text('machine.posting.many')}
      empty="ui.books.postedNothing"
      columns={own.map(ofRow)}
    />
  );
}
