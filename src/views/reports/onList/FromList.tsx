import { useEffect } from 'react';
import { REPORTS, reportOn, type ReportedMachine } from '#machines/catalogue/reports.ts';
import { serverNow } from '#services/clock.ts';
import { useScreenSearch } from '#views/place/screen.tsx';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import { rowsIn } from '../rowsIn.ts';
import { useDescriptor } from '../useDescriptor.ts';
import { reportOnList } from './reportOnList.ts';

const [USUAL] = Object.keys(REPORTS) as [ReportedMachine];

/** Takes over the filters of a list: the address becomes that of the report, and says which filters it does not have. */
export function FromList() {
  const words = useWords();
  const [search, setSearch] = useScreenSearch();
  const named = search.get('of') ?? '';
  const of = reportOn(named) ? (named as ReportedMachine) : USUAL;
  const rows = search.get('rows') ?? '';
  const descriptor = useDescriptor(of);
  useEffect(() => {
    if (!descriptor) return;
    const report = reportOnList(of, rowsIn(rows) ?? [], descriptor, serverNow());
    setSearch(report.search, { replace: true });
    if (report.leftOut.length === 0) return;
    const fields = words.list(report.leftOut.map((field) => labelOf(of, field, words)));
    toast({ tone: 'warning', title: words.text('ui.report.leftOutFilters'), text: fields });
  }, [descriptor, of, rows, setSearch, words]);
  return <Skeleton lines={8} />;
}
