import { useState } from 'react';
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
import { withRange, type ExportRange } from './exportRange.ts';
import { presetsWithin, rangeFault } from './rangeInput.ts';

interface ExportRangeDialogProps {
  readonly list: Pick<ListDescriptor, 'id' | 'fields' | 'timeBounds'>;
  readonly filters: readonly Filter[];
  readonly offered: ExportRange;
  /** Receives the filters with the chosen range. */
  readonly onExport: (filters: readonly Filter[]) => void;
  readonly onClose: () => void;
}

/** Asks for the range of time of an export, set to what the list shows. */
export default function ExportRangeDialog({ list, filters, offered, onExport, onClose }: ExportRangeDialogProps) {
  const words = useWords();
  const [now] = useState(serverNow);
  const [field, setField] = useState(offered.field);
  const [range, setRange] = useState<IsoRange | null>(offered);
  const [isTried, setTried] = useState(false);
  const label = (name: string): string => labelOf(list.id, name, words);
  const mostDays = list.timeBounds.find((bound) => bound.field === field)?.mostDays ?? undefined;
  const fault = range ? rangeFault(range, { mostDays }, words) : words.text('ui.export.rangeMissing');
  const begin = (): void => {
    setTried(true);
    if (range === null || fault !== undefined) return;
    const kind = list.fields[field]?.kind === 'day' ? 'day' : 'instant';
    onExport(withRange(filters, { field, start: range.start, end: range.end }, kind));
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
          <Button tone="primary" onPress={begin}>
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
            onChange={(key) => key !== null && setField(String(key))}
          />
        )}
        <DateRangePicker
          label={label(field)}
          value={range}
          error={range === null && !isTried ? undefined : (fault ?? undefined)}
          presets={presetsWithin(now, { mostDays }, words)}
          presetsLabel={words.text('ui.list.presets')}
          onChange={setRange}
        />
      </Stack>
    </Dialog>
  );
}
