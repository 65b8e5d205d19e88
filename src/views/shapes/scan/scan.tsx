import { useCallback, useState, type ComponentType } from 'react';
import { reasonOf } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import { wordFailure } from '#services/failure.ts';
import { useLeaveQuestion, usePlace, useScreenTitle } from '#views/screen.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import type { GridColumn } from '#views/ui/grid/columns.ts';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { Tabs } from '#views/ui/Tabs.tsx';
import { useWords } from '#views/words.tsx';
import { ActDialog, type ActDialogProps } from './ActDialog.tsx';
import { actsOn } from './acts.ts';
import type { Desk, Facts } from './desk.ts';
import * as css from './Scan.css.ts';
import { ScanStation } from './ScanStation.tsx';
import { SessionHead } from './SessionHead.tsx';
import type { Station } from './station.ts';
import { useTelling, type LastTold } from './telling.ts';
import { ThingList } from './ThingList.tsx';
import type { Thing } from './things.ts';
import { useChanges, useStation, type Opened } from './useStation.ts';
import type { Scan } from './verdict.ts';

/** A screen for scanning, declared. */
export interface ScanOptions {
  readonly desk: Desk;
  /** Groups in the order of their tabs. */
  readonly groups: readonly string[];
  /** Groups of things that are done. */
  readonly done: readonly string[];
  /** Groups that no progress counts, such as what was not expected. */
  readonly beside: readonly string[];
  readonly columns: (words: Words) => readonly GridColumn<Thing>[];
  /** Events that end the life, or begin it, the good one first. */
  readonly ends: readonly string[];
  /** What the head says of the life. */
  readonly facts: (plain: Facts, words: Words) => readonly string[];
  readonly addressOf: (thing: Thing) => string | null;
  /** Dialogs of events that need more than their form, by event. */
  readonly dialogs?: Readonly<Record<string, ComponentType<ActDialogProps>>>;
  /** What goes with each scan, and where it is chosen. */
  readonly Extra?: ComponentType<{ readonly value: Facts; readonly onChange: (value: Facts) => void }>;
}

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

function Shown({ options, opened: { station, events }, shown }: ShownProps) {
  const words = useWords();
  useChanges(station);
  const { desk, groups, done, beside, ends, Extra } = options;
  const { noun } = desk;
  const [group, setGroup] = useState(groups[0] ?? '');
  const [extra, setExtra] = useState(nothing);
  const [acting, setActing] = useState<{ key: string; type: string } | null>(null);
  const Acting = options.dialogs?.[acting?.type ?? ''] ?? ActDialog;
  const onAct = useCallback((key: string, type: string) => setActing({ key, type }), []);
  const book = station.book();
  const isOver = noun.structure.states.get(book.state())?.meta.final === true;
  const known = noun.structure.ways.get(book.state());
  const isOpen = known?.has(desk.scan) === true;
  useLeaveQuestion(!isOpen ? null : words.text('ui.scan.leaving', { count: station.unsent() }));
  const personal = events.find(({ type }) => type === desk.scan)?.refusals ?? [];
  const own = personal.filter(({ code }) => code === 'role' || code === 'scope');
  const state = words.text<string>(`state.${noun.id}.${book.state()}`);
  const closed = words.text(isOver ? 'ui.scan.over' : 'ui.scan.notBegun', { state });
  const refused = !isOpen ? closed : own.map((refusal) => reasonOf(refusal, noun.id, words)).join(' · ') || null;
  const count = (those: readonly string[]): number => those.reduce((sum, one) => sum + book.count(one), 0);
  return (
    <article className={css.page}>
      <SessionHead
        station={station}
        events={events}
        title={book.id}
        facts={options.facts(book.plain(), words)}
        done={count(done)}
        total={book.total() - count(beside)}
        ends={ends}
      />
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
        <Tabs
          label={words.text('ui.scan.groups')}
          selected={group}
          onSelect={setGroup}
          tabs={groups.map((one) => {
            const label = words.text<string>(`ui.scan.group.${one}`);
            return {
              id: one,
              label,
              count: book.count(one),
              content: (
                <ThingList
                  station={station}
                  group={one}
                  label={label}
                  columns={options.columns}
                  isOpen={refused === null}
                  addressOf={options.addressOf}
                  onAct={onAct}
                />
              ),
            };
          })}
        />
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
