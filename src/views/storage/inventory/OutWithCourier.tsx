import { useEffect, useState } from 'react';
import { LEFT_WITH_COURIER } from '#machines/inventoryTask/rules.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { allEvents, readStream } from '#services/streams.ts';
import type { StreamRecord } from '#services/stream.ts';
import type { ActDialogProps } from '#views/shapes/scan/things/ActDialog.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';

type Evidence = Pick<StreamRecord, 'version' | 'type' | 'recordedAt' | 'actor'>;

/** Returns the last event that gave the parcel to a courier, unless the parcel was stocked again later. */
const lastLeft = (records: readonly StreamRecord[], stockedAt: unknown): StreamRecord | undefined =>
  records.findLast(
    ({ type, recordedAt }) =>
      LEFT_WITH_COURIER.includes(type) && (typeof stockedAt !== 'string' || recordedAt >= stockedAt),
  );

/** Resolves a missing parcel by an event of its order that gave it to a courier. The event is looked up, never typed. */
export function OutWithCourier({ station, about, type, onClose }: ActDialogProps) {
  const words = useWords();
  const [evidence, setEvidence] = useState<Evidence | 'none' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const title = words.text<string>(`event.${type}`);
  useEffect(() => {
    const aborter = new AbortController();
    const options = { signal: aborter.signal, ownFailure: true, ownForbidden: true };
    Promise.all([allEvents('order', about, 0, options), readStream('order', about, undefined, options)]).then(
      ([records, { row }]) => setEvidence(lastLeft(records, row['stockedAt']) ?? 'none'),
      (error: unknown) => {
        const found = failureOf(error);
        if (!found) throw error;
        if (found.kind !== 'aborted') setFailure(wordFailure(found, words));
      },
    );
    return () => aborter.abort();
  }, [about, words]);
  const isFound = evidence !== null && evidence !== 'none';

  const submit = async (): Promise<void> => {
    if (!isFound) return;
    try {
      await station.act(about, type, { order: about, evidence: evidence.version });
      onClose();
    } catch {
      setFailure(words.text('ui.scan.notKept'));
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${title} · ${about}`}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{words.text('ui.part.cancel')}</Button>
          <Button
            tone="primary"
            reason={evidence === 'none' ? words.text('ui.count.noEvidence') : undefined}
            onPress={() => void submit()}
          >
            {title}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {failure !== null && <Notice tone="critical">{failure}</Notice>}
        <p>{words.text<string>(`about.event.${type}`)}</p>
        {evidence === null && failure === null && <Skeleton />}
        {evidence === 'none' && <Notice tone="warning">{words.text('ui.count.noEvidence')}</Notice>}
        {isFound && (
          <Notice tone="info">
            {words.text('ui.count.evidence', {
              event: words.text<string>(`event.${evidence.type}`),
              name: evidence.actor.name,
              time: words.instant(evidence.recordedAt),
            })}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
