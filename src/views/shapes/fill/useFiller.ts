import { useEffect, useMemo, useState } from 'react';
import type { Refusal } from '#i18n/say.ts';
import { serverInstant } from '#services/clock.ts';
import { failureOf, isUnanswered } from '#services/failure.ts';
import { outbox } from '#services/outbox/outbox.ts';
import type { Row } from '#services/page.ts';
import { readStream } from '#services/streams.ts';
import { usePlace } from '#views/place/screen.tsx';
import { afterPaint } from '#views/ui/afterPaint.ts';
import { useSession } from '#views/session/useSession.ts';
import { aggregateOf } from '../detail/aggregateOf.ts';
import { keptScansOf } from '../scan/log/keptScans.ts';
import { useTelling } from '../scan/verdict/telling.ts';
import { useDirections } from '../scan/verdict/useDirections.ts';
import { useOnline } from '../scan/station/useOnline.ts';
import type { Scan } from '../scan/verdict/verdict.ts';
import type { FillDesk, Kind } from './desk.ts';
import { createFiller } from './filler.ts';
import { useContainer } from './useContainer.ts';
import { useWaiting } from './useWaiting.ts';

/** Present surroundings of the filler. */
interface Now {
  readonly isOnline: boolean;
  readonly isShown: boolean;
  readonly rowOf: (machine: string, key: string) => Row | undefined;
  readonly goTo: (id: string) => void;
}

/** A filler with the screen around it, which changes while the filler stays. */
function surrounded(desk: FillDesk, announce: (scan: Scan) => void, first: Now, container: string | null) {
  let now = first;
  let scans = keptScansOf(desk.aggregateType.id, container ?? '');
  /** Looks the container up first; offline, scanning continues and the server judges. */
  const open = async (id: string): Promise<readonly Refusal[]> => {
    try {
      await readStream(desk.aggregateType.id, id, undefined, { ownFailure: true, ownForbidden: true });
    } catch (error) {
      if (!isUnanswered(failureOf(error))) return [{ code: 'rule', rule: desk.rules.exists, values: { barcode: id } }];
    }
    now.goTo(id);
    return [];
  };
  const filler = createFiller(desk, {
    outbox,
    earlier: scans.read(),
    now: serverInstant,
    announce,
    isOnline: () => now.isOnline,
    isSeen: () => now.isShown,
    rowOf: (machine, key) => now.rowOf(machine, key),
    open,
  });
  let isWriting = false;
  filler.subscribe(() => {
    if (isWriting) return;
    isWriting = true;
    afterPaint(() => {
      isWriting = false;
      scans.write(filler.scans());
    });
  });
  return {
    filler,
    /** The scans are kept with the container that is filled now. */
    goesOnWith: (next: string | null): void => {
      scans = keptScansOf(desk.aggregateType.id, next ?? '');
    },
    surround: (next: Now): void => {
      now = next;
    },
  };
}

const kindsOf = ({ parcel, bag }: FillDesk): readonly Kind[] => (bag ? [parcel, bag] : [parcel]);

/** Fills the one with this number, or none yet; `goTo` leads to another one. What was scanned stays listed over both. */
export function useFiller(desk: FillDesk, id: string | null, goTo: (id: string) => void) {
  const { isShown } = usePlace();
  const branch = useSession().context.user?.branch ?? null;
  const directions = useDirections();
  const { shown, announce } = useTelling(desk, directions);
  const isOnline = useOnline();
  const kinds = useMemo(() => kindsOf(desk), [desk]);
  const rowOf = useWaiting(kinds, branch);
  const { stream, failure, reload } = useContainer(desk.aggregateType, id);
  const [{ filler, surround, goesOnWith }] = useState(() =>
    surrounded(desk, announce, { isOnline, isShown, rowOf, goTo }, id),
  );
  useEffect(() => goesOnWith(id), [goesOnWith, id]);
  useEffect(() => surround({ isOnline, isShown, rowOf, goTo }));
  useEffect(() => filler.fills(id, stream && aggregateOf(stream)), [filler, id, stream]);
  useEffect(() => {
    const subscription = outbox.entries$.subscribe((entries) => filler.followed(entries));
    return () => subscription.unsubscribe();
  }, [filler]);

  useEffect(() => void directions.begin([]), [directions]);

  return { filler, stream, failure, reload, shown, directions };
}
