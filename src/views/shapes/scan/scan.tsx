import { useCallback, useState } from 'react';
import { reasonOf } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import { wordFailure } from '#services/failure.ts';
import { useLeaveQuestion, usePlace, useScreenTitle } from '#views/screen.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/words.tsx';
import { ActDialog } from './ActDialog.tsx';
import { actsOn } from './acts.ts';
import type { Facts } from './desk.ts';
import { Groups } from './Groups.tsx';
import type { ScanOptions } from './options.ts';
import * as css from './Scan.css.ts';
import { ScanStation } from './ScanStation.tsx';
import { SessionHead } from './SessionHead.tsx';
import type { Station } from './station.ts';
import { useTelling, type LastTold } from './telling.ts';
import { useFrom } from './useFrom.ts';
import { useStation, type Opened } from './useStation.ts';
import type { Scan } from './verdict.ts';

const nothing: Facts = {};

/** The screen of one life that is scanned into; the view stays as it was left, and so does the work. */
export function scan(options: ScanOptions) {
  return function ScanScreen({ id }: { id: string }) {
    const words = useWords();
    const { isShown } = usePlace();
    const { shown, told } = useTelling(options.desk);
    const { opened, failure, retry } = useStation(options.desk, id, isShown, told);
    useScreenTitle(id);
    if (opened) return <Shown options={options} opened={opened} shown={shown} />;
    if (failure)
      return (
        <ErrorState
          isScreen
          title={words.text('ui.scan.notFound')}
          text={wordFailure(failure, words)}
          onRetry={retry}
        />
      );
    return (
      <div className={css.page} aria-busy>
        <Skeleton />
      </div>
    );
  };
}

/** What the desk knows of a scanned thing, as it is kept now. */
function hintOf({ desk, book }: Station, { key, verdict }: Scan, words: Words): string | null {
  const standing = key === null ? null : book().standingOf(key);
  return verdict.kind === 'done' && standing ? (desk.hint?.(verdict.result, standing, words) ?? null) : null;
}

interface ShownProps {
  readonly options: ScanOptions;
  readonly opened: Opened;
  readonly shown: LastTold;
}

/** The frame of the screen: each of its parts follows the station by itself, and draws only what has changed of it. */
function Shown({ options, opened: { station, events }, shown }: ShownProps) {
  const words = useWords();
  const { desk, Extra } = options;
  const { noun } = desk;
  const [extra, setExtra] = useState(nothing);
  const [acting, setActing] = useState<{ key: string; type: string } | null>(null);
  const Acting = options.dialogs?.[acting?.type ?? ''] ?? ActDialog;
  const onAct = useCallback((key: string, type: string) => setActing({ key, type }), []);
  const state = useFrom(station, () => station.book().state());
  const isOver = noun.structure.states.get(state)?.meta.final === true;
  const isOpen = noun.structure.ways.get(state)?.has(desk.scan) === true;
  const personal = events.find(({ type }) => type === desk.scan)?.refusals ?? [];
  const own = personal.filter(({ code }) => code === 'role' || code === 'scope');
  const closed = words.text(isOver ? 'ui.scan.over' : 'ui.scan.notBegun', {
    state: words.text<string>(`state.${noun.id}.${state}`),
  });
  const refused = !isOpen ? closed : own.map((refusal) => reasonOf(refusal, noun.id, words)).join(' · ') || null;
  return (
    <article className={css.page}>
      {isOpen && <LeaveQuestion station={station} />}
      <SessionHead station={station} events={events} options={options} />
      <div className={css.halves}>
        <ScanStation
          station={station}
          refused={refused}
          shown={shown}
          onScan={(code) => void station.scanned(code, extra)}
          hintOf={(scanned) => hintOf(station, scanned, words)}
          actsOf={({ key }) =>
            key === null ? [] : actsOn(station, key, words).map((act) => ({ ...act, run: () => onAct(key, act.type) }))
          }
        >
          {Extra && <Extra value={extra} onChange={setExtra} />}
        </ScanStation>
        <Groups station={station} options={options} isOpen={refused === null} onAct={onAct} />
      </div>
      {acting !== null && (
        <Acting
          key={`${acting.key} ${acting.type}`}
          station={station}
          about={acting.key}
          type={acting.type}
          onClose={() => setActing(null)}
        />
      )}
    </article>
  );
}

/** Asks before the screen is left, with what is not sent by then. */
function LeaveQuestion({ station }: { readonly station: Station }) {
  const words = useWords();
  useLeaveQuestion(words.text('ui.scan.leaving', { count: useFrom(station, station.unsent) }));
  return null;
}
