import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { reasonSentence } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import type { Direction } from '#machines/scanning/direction.ts';
import { useLeaveQuestion, usePlace, useScreenTitle } from '#views/place/screen.tsx';
import { useWords } from '#views/language/words.tsx';
import { ActDialog } from './things/ActDialog.tsx';
import { actsAfter } from './things/acts.ts';
import type { Fields } from './desk.ts';
import { directionAfter } from './verdict/direct.ts';
import type { Directions } from './verdict/directions.ts';
import { Groups } from './things/Groups.tsx';
import type { Follower, ScanOptions } from './options.ts';
import { againstPerson } from './sessions/personal.ts';
import { readText } from './input/reading.ts';
import * as css from './Scan.css.ts';
import { ScanStation } from './ScanStation.tsx';
import { SessionHead } from './sessions/SessionHead.tsx';
import type { Station } from './station/station.ts';
import { useTelling, type LastTold } from './verdict/telling.ts';
import { useDirections } from './verdict/useDirections.ts';
import { useFrom } from './station/useFrom.ts';
import { useStation, type Opened } from './station/useStation.ts';
import { Unopened } from './Unopened.tsx';
import type { Scan } from './verdict/verdict.ts';

const nothing: Fields = {};

/** The screen of one aggregate that is scanned into; the view stays as it was left, and so does the work. */
export function scan(options: ScanOptions) {
  return function ScanScreen({ id }: { id: string }) {
    const { isShown } = usePlace();
    const directions = useDirections();
    const { shown, announce } = useTelling(options.desk, directions);
    const follower = useRef<Follower | null>(null);
    const { opened, failure, retry } = useStation(options.desk, id, isShown, {
      announce: (scanned) => {
        announce(scanned);
        follower.current?.told(scanned);
      },
      heldOf: directions.heldOf,
    });
    const follow = useCallback((next: Follower | null) => void (follower.current = next), []);
    useScreenTitle((opened && options.title?.(opened.station.verdicts().plain())) ?? id);
    if (opened)
      return <Shown options={options} opened={opened} shown={shown} directions={directions} onFollower={follow} />;
    return <Unopened desk={options.desk} failure={failure} onRetry={retry} />;
  };
}

/** The desk's details of a scanned thing as stored now. */
function hintOf({ desk, verdicts }: Station, { key, verdict }: Scan, words: Words): string | null {
  const standing = key === null ? null : verdicts().standingOf(key);
  if (verdict.kind !== 'done') return null;
  return desk.hint?.(verdict.result, standing, words, verdicts().plain()) ?? null;
}

/** Direction of a scanned thing: the desk's, or its record's. */
function directionIn(
  { desk, verdicts }: Station,
  directions: Directions,
  scanned: Scan,
  follower: Follower | null,
): Direction | null {
  const { key, verdict, data = {} } = scanned;
  const known = key === null ? null : directions.of(key);
  if (verdict.kind !== 'done') return directionAfter(verdict, null, known, false);
  const standing = key === null ? null : verdicts().standingOf(key);
  const own = desk.guide?.({ result: verdict.result, data, standing, fields: verdicts().plain() });
  const put = key === null ? undefined : follower?.placeOf(key);
  return directionAfter(verdict, put ?? own, known, false);
}

interface ShownProps {
  readonly options: ScanOptions;
  readonly opened: Opened;
  readonly shown: LastTold;
  readonly directions: Directions;
  /** Receives what follows the scans, while it is shown. */
  readonly onFollower: (follower: Follower | null) => void;
}

/** The frame of the screen: each of its parts follows the station by itself, and draws only what has changed of it. */
function Shown({ options, opened: { station, events }, shown, directions, onFollower }: ShownProps) {
  const words = useWords();
  const { go } = usePlace();
  const follower = useMemo(() => options.follower?.(station) ?? null, [options, station]);
  useEffect(() => {
    onFollower(follower);
    const stop = follower?.begin();
    return () => {
      stop?.();
      onFollower(null);
    };
  }, [follower, onFollower]);
  const { desk, Extra } = options;
  const { aggregateType } = desk;
  const [extra, setExtra] = useState(nothing);
  const { actor } = station;
  const dialog = useSelector(actor, ({ context }) => context.dialog);
  useEffect(() => {
    void directions.begin(desk.directsListed ? station.verdicts().keys() : []);
  }, [directions, desk, station]);
  const Acting = options.dialogs?.[dialog?.type ?? ''] ?? ActDialog;
  const onAct = useCallback((key: string, act: string) => actor.send({ type: 'act.asked', key, act }), [actor]);
  const state = useFrom(station, () => station.verdicts().state());
  const session = useSelector(actor, ({ value }) => value.session);
  const person = useSelector(actor, ({ value }) => value.person);
  const isOpen = session === 'open';
  const refusedText = (): string | null => {
    if (session !== 'open')
      return words.text(`ui.scan.${session}`, { state: words.text<string>(`state.${aggregateType.id}.${state}`) });
    if (person === 'allowed') return null;
    const reasons = againstPerson(events, desk.scan).map((refusal) => reasonSentence(refusal, aggregateType.id, words));
    return reasons.join(' · ');
  };
  const refused = refusedText();
  return (
    <article className={css.page}>
      {isOpen && <LeaveQuestion station={station} />}
      <SessionHead station={station} events={events} options={options} />
      <div className={css.halves}>
        <ScanStation
          station={station}
          refused={refused}
          shown={shown}
          onScan={(code) => {
            if (!follower?.takes(code, go)) station.scanned(code, extra);
          }}
          onTurnedAway={(text) => {
            const { code } = readText(text);
            station.turnAway(code, words.text('ui.scan.turnedAway', { code, reason: refused ?? '' }));
          }}
          directions={directions}
          directionOf={(scanned) => directionIn(station, directions, scanned, follower)}
          hintOf={(scanned) => hintOf(station, scanned, words)}
          actsOf={(scanned) =>
            actsAfter(station, scanned, words).map((act) => ({
              ...act,
              run: () => onAct(scanned.key ?? '', act.type),
            }))
          }
        >
          {Extra && <Extra station={station} value={extra} onChange={setExtra} />}
        </ScanStation>
        <Groups station={station} options={options} isOpen={refused === null} onAct={onAct} />
      </div>
      {dialog !== null && dialog.key !== null && (
        <Acting
          key={`${dialog.key} ${dialog.type}`}
          station={station}
          about={dialog.key}
          type={dialog.type}
          onClose={() => actor.send({ type: 'dialog.closed' })}
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
