import { useMemo, useState } from 'react';
import { serverNow } from '#services/clock.ts';
import type { Filter } from '#services/page.ts';
import { Button } from '#views/ui/Button.tsx';
import { DateRangePicker, type IsoRange } from '#views/ui/DateRangePicker.tsx';
import { Dialog } from '#views/ui/Dialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';
import { labelOf } from '../fields/labels.ts';
import type { ListDescriptor } from '../listDescriptor/listDescriptor.ts';
import { ExportedRows } from './ExportedRows.tsx';
import type { TimeOfList } from './exportCounts.ts';
import { withRange, type ExportRange } from './exportRange.ts';
import { presetsWithin, rangeFault } from './rangeInput.ts';
import { useExportDays, useListSpan } from './useExportDays.ts';

interface ExportRangeDialogProps {
  readonly list: Pick<ListDescriptor, 'id' | 'fields' | 'timeBounds'>;
  readonly filters: readonly Filter[];
  /** Days that the filters say, for a list whose rows say none. */
  readonly offered: ExportRange;
  /** Receives the filters with the chosen range. */
  readonly onExport: (filters: readonly Filter[]) => void;
  readonly onClose: () => void;
}

/** Asks for the days of an export, and says how many rows of the list are in them; a long list is exported part by part. */
export default function ExportRangeDialog({ list, filters, offered, onExport, onClose }: ExportRangeDialogProps) {
  const words = useWords();
  const [now] = useState(serverNow);
  // The list may go on behind the window: its parts are of one list.
  const [within] = useState(filters);
  const [field, setField] = useState(offered.field);
  const [typed, setTyped] = useState<IsoRange | null | undefined>(undefined);
  const [isTried, setTried] = useState(false);
  const label = (name: string): string => labelOf(list.id, name, words);
  const mostDays = list.timeBounds.find((bound) => bound.field === field)?.mostDays ?? undefined;
  const most = mostDays ?? null;
  const kind = list.fields[field]?.kind === 'day' ? 'day' : 'instant';
  const time = useMemo<TimeOfList>(
    () => ({ machine: list.id, filters: within, field, kind }),
    [list.id, within, field, kind],
  );
  const read = useListSpan(time, most);
  const range = typed === undefined ? (read.isReading ? null : (read.proposed ?? offered)) : typed;
  const fault = range ? rangeFault(range, { mostDays }, words) : words.text('ui.export.rangeMissing');
  const valid = fault === undefined ? range : null;
  const days = useExportDays(time, most, read, valid?.start ?? null, valid?.end ?? null);
  const begin = (): void => {
    setTried(true);
    if (!valid) return;
    onExport(withRange(within, { field, start: valid.start, end: valid.end }, kind));
    if (days.next) setTyped(days.next);
    else onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.text('ui.export.range')}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{words.text('ui.part.close')}</Button>
          <Button tone="primary" isPending={read.isReading} onPress={begin}>
            {words.text('event.exportTask.requested')}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <p>{words.text('ui.export.rangeText', { days: mostDays ?? 0 })}</p>
        {list.timeBounds.length > 1 && (
          <Select
            label={words.text('ui.export.rangeOf')}
            choices={list.timeBounds.map(({ field: id }) => ({ id, label: label(id) }))}
            value={field}
            onChange={(key) => {
              if (key === null) return;
              setField(String(key));
              setTyped(undefined);
            }}
          />
        )}
        <DateRangePicker
          label={label(field)}
          value={range}
          error={(range === null && !isTried) || read.isReading ? undefined : (fault ?? undefined)}
          presets={presetsWithin(now, { mostDays }, words)}
          presetsLabel={words.text('ui.list.presets')}
          onChange={setTyped}
        />
        {(read.isReading || valid !== null) && <ExportedRows days={days} onChange={setTyped} />}
      </Stack>
    </Dialog>
  );
}
