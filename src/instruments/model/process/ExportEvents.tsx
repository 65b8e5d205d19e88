import { useRef, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import type { ProcessMiningFilter } from '#instruments/services/processMining.ts';
import { fetchEvents, type EventFormat } from '#instruments/services/processFiles.ts';
import { saveFile } from '#services/save.ts';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { ProgressBar } from '#views/ui/ProgressBar.tsx';
import { useWords } from '#views/language/words.tsx';

const MEGABYTE = 1_000_000;
const FILES: Readonly<Record<EventFormat, string>> = { ocel: 'ocel.json', epcis: 'epcis.jsonld' };

/** Exports the selected events in the offered formats and shows progress. */
export function ExportEvents({ aggregateType, filter }: { aggregateType: AggregateType; filter: ProcessMiningFilter }) {
  const words = useWords();
  const stop = useRef<AbortController | null>(null);
  const [bytes, setBytes] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const take = async (format: EventFormat): Promise<void> => {
    const aborter = new AbortController();
    stop.current = aborter;
    setFault(null);
    setBytes(0);
    try {
      const request = { format, machine: aggregateType.id, filter };
      const content = await fetchEvents(request, setBytes, { ownFailure: true, signal: aborter.signal });
      saveFile(content, `${format === 'ocel' ? `${aggregateType.id}.` : ''}${FILES[format]}`);
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      if (!aborter.signal.aborted) setFault(wordFailure(failure, words));
    } finally {
      setBytes(null);
    }
  };
  const label = words.text('ui.process.export');
  return (
    <>
      <Inline gap="m">
        <Menu
          label={label}
          trigger={
            <Button icon="download" isPending={bytes !== null}>
              {label}
            </Button>
          }
          groups={[
            {
              id: 'formats',
              acts: (['ocel', 'epcis'] as const).map((id) => ({
                id,
                label: words.text(`ui.process.${id}`),
                onAction: () => void take(id),
              })),
            },
          ]}
        />
        {bytes !== null && (
          <>
            <ProgressBar
              label={words.text('ui.process.making', { megabytes: Math.round((bytes / MEGABYTE) * 10) / 10 })}
            />
            <Button size="small" onPress={() => stop.current?.abort()}>
              {words.text('ui.process.stop')}
            </Button>
          </>
        )}
      </Inline>
      {fault !== null && <Notice tone="critical" title={fault} />}
    </>
  );
}
