import { Children, memo } from 'react';
import type { Stream } from '#services/stream.ts';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { useWords } from '#views/language/words.tsx';
import * as detail from '../../detail/Detail.css.ts';
import { StateStatus } from '../../fields/StateStatus.tsx';
import { Ends } from './Ends.tsx';
import type { ScanOptions } from '../options.ts';
import type { Station } from '../station/station.ts';
import { useFrom } from '../station/useFrom.ts';

interface SessionHeadProps {
  readonly station: Station;
  readonly events: Stream['events'];
  readonly options: Pick<ScanOptions, 'title' | 'fields' | 'done' | 'beside' | 'ends'>;
}

/** The session: its progress (not, partly, all), and its ends, allowed or refused with the reason. */
export const SessionHead = memo(function SessionHead({ station, events, options }: SessionHeadProps) {
  const { aggregateType } = station.desk;
  const state = useFrom(station, () => station.verdicts().state());
  return (
    <header className={detail.head}>
      <div className={detail.titles}>
        <h1 className={detail.title}>
          {options.title?.(station.verdicts().plain()) ?? station.verdicts().id}
          <StateStatus aggregateType={aggregateType} state={state} pill />
        </h1>
        <Lookups station={station} fields={options.fields} />
        <Progress station={station} {...options} />
      </div>
      <Ends station={station} events={events} ends={options.ends} state={state} />
    </header>
  );
});

/** Opener, opening time, and so on. */
function Lookups({ station, fields }: Pick<ScanOptions, 'fields'> & { readonly station: Station }) {
  const words = useWords();
  const plain = useFrom(station, () => station.verdicts().plain());
  return (
    <div className={detail.statuses}>
      {Children.map(fields(plain, words), (lookup) => (
        <span className={detail.region}>{lookup}</span>
      ))}
    </div>
  );
}

/** Things done, and of how many. */
function Progress({
  station,
  done: doneOnes,
  beside,
}: Pick<ScanOptions, 'done' | 'beside'> & { readonly station: Station }) {
  const words = useWords();
  const count = (groups: readonly string[]): number =>
    groups.reduce((sum, group) => sum + station.verdicts().count(group), 0);
  const done = useFrom(station, () => count(doneOnes));
  const total = useFrom(station, () => station.verdicts().total() - count(beside));
  const progress = total > 0 && done >= total ? 'all' : done === 0 ? 'not' : 'partly';
  return (
    <ProgressBar
      label={words.text<string>(`value.progress.${progress}`)}
      value={total === 0 ? 0 : (done / total) * 100}
      valueText={words.text('ui.scan.progress', { done, total })}
    />
  );
}
