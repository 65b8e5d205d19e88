import { Button } from '#views/ui/Button.tsx';
import type { IsoRange } from '#views/ui/DateRangePicker.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import type { ExportDays } from './useExportDays.ts';

interface ExportedRowsProps {
  readonly days: ExportDays;
  readonly onChange: (range: IsoRange) => void;
}

/** The rows of a list that an export of the chosen days has and lacks, with the days to go on with. */
export function ExportedRows({ days: { span, inside, isCounting, isLonger, next, all }, onChange }: ExportedRowsProps) {
  const words = useWords();
  const day = (one: string): string => words.day(`${one}T12:00:00Z`);
  if (isCounting) return <p>{words.text('ui.export.counting')}</p>;
  if (!span || inside === null) return <Notice tone="warning">{words.text('ui.export.uncounted')}</Notice>;
  const { rows: whole, timed, first, last } = span;
  const offered = next ?? all;
  return (
    <Stack gap="m">
      <Notice tone={inside === whole ? 'info' : 'warning'}>
        <p>{words.text(inside > whole ? 'ui.export.rangeWider' : 'ui.export.rangeRows', { inside, whole })}</p>
        {timed < whole && <p>{words.text('ui.export.rangeUntimed', { count: whole - timed })}</p>}
        {isLonger && first !== null && last !== null && (
          <p>{words.text('ui.export.rangeLonger', { first: day(first), last: day(last) })}</p>
        )}
      </Notice>
      {offered && (
        <Inline>
          <Button size="small" onPress={() => onChange(offered)}>
            {words.text(next ? 'ui.export.earlier' : 'ui.export.allDays', {
              start: day(offered.start),
              end: day(offered.end),
            })}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
