import { createElement, useMemo, useState, type ComponentType } from 'react';
import { reportOn } from '#machines/catalogue/reports.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Filter } from '#services/page.ts';
import { usePresented } from '#views/data/usePresented.ts';
import { RECORD_PATHS, recordAddress } from '#views/place/addresses.ts';
import { DATA_REPORT, FIGURE_RECORDS } from '#views/place/figureRecords.ts';
import { PlaceProvider, usePlace, useScreenSearch, type Place } from '#views/place/screen.tsx';
import { list } from '#views/shapes/list/list.tsx';
import type { ListDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import type { PresentationOf } from '#views/shapes/presentation/presentation.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { rowsIn } from './rowsIn.ts';
import { useDescriptor } from './useDescriptor.ts';

/** Parts of the address that say which records these are; the rest is the list's. */
const OWN = ['of', 'rows'];

const hasPath = (machine: string): machine is keyof typeof RECORD_PATHS => Object.hasOwn(RECORD_PATHS, machine);

/** The list of the records that a figure of a report counts. */
export default function Records() {
  const words = useWords();
  const [search] = useScreenSearch();
  const of = search.get('of') ?? '';
  const rows = search.get('rows') ?? '';
  const filters = useMemo(() => rowsIn(rows), [rows]);
  if (!reportOn(of) || !filters)
    return (
      <EmptyState
        isScreen
        icon="chart"
        title={words.text('ui.report.noFigure')}
        text={words.text('ui.report.noFigureText')}
        action={<Link href={DATA_REPORT}>{words.text('ui.report.openBuilder')}</Link>}
      />
    );
  return <RecordsOf key={`${of} ${rows}`} of={of} filters={filters} />;
}

function RecordsOf({ of, filters }: { of: string; filters: readonly Filter[] }) {
  const descriptor = useDescriptor(of);
  const presented = usePresented(of) as PresentationOf<AggregateType> | null | undefined;
  if (!descriptor || !presented) return <Skeleton lines={8} />;
  return <RecordsList of={of} filters={filters} descriptor={descriptor} columns={presented.columns} />;
}

/** Makes the list of some records of a record type. */
const listOf = ({ of, filters, descriptor, columns }: RecordsListProps): ComponentType =>
  list(descriptor, {
    path: FIGURE_RECORDS,
    within: filters,
    columns,
    filters: [],
    find: false,
    actions: [],
    bulk: [],
    ...(hasPath(of) && { open: (id: string) => recordAddress(of, id) }),
  });

interface RecordsListProps {
  readonly of: string;
  readonly filters: readonly Filter[];
  readonly descriptor: ListDescriptor;
  readonly columns: PresentationOf<AggregateType>['columns'];
}

function RecordsList(props: RecordsListProps) {
  const place = usePlace();
  const [List] = useState(() => listOf(props));
  const search = new URLSearchParams(place.search);
  const base = new URLSearchParams([...search].filter(([name]) => OWN.includes(name))).toString();
  const inner: Place = {
    ...place,
    base,
    search: `?${new URLSearchParams([...search].filter(([name]) => !OWN.includes(name))).toString()}`,
    setSearch: (next, options) => place.setSearch([base, next].filter(Boolean).join('&'), options),
  };
  return <PlaceProvider value={inner}>{createElement(List)}</PlaceProvider>;
}
