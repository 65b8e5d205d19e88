import { useState } from 'react';
import { DateField } from '../../ui/DateField.tsx';
import { DatePicker } from '../../ui/DatePicker.tsx';
import { DateRangePicker } from '../../ui/DateRangePicker.tsx';
import type { IsoRange } from '../../ui/DateRangePicker.tsx';
import { FileField } from '../../ui/FileField.tsx';
import { Grid } from '../../ui/layout.tsx';

export function Dates() {
  const [day, setDay] = useState<string | null>('2026-11-21');
  const [range, setRange] = useState<IsoRange | null>({ start: '2026-11-01', end: '2026-11-21' });
  const [files, setFiles] = useState<File[]>([]);
  return (
    <Grid min={300}>
      <DateField label="Birthday" description="As on the card of identity" />
      <DatePicker
        label="Delivery day"
        isRequired
        value={day}
        onChange={setDay}
        description={`Chosen: ${day ?? 'none'}`}
      />
      <DatePicker label="Expected" granularity="minute" defaultValue="2026-11-21T09:30:00" error="Not before 10:00" />
      <DateRangePicker label="Created" value={range} onChange={setRange} />
      <FileField
        label="Template"
        description=".xlsx, at most 10 MB"
        accept={['.xlsx']}
        files={files}
        onChange={setFiles}
        {...(files.length > 1 && { error: 'One file at a time' })}
      />
    </Grid>
  );
}
