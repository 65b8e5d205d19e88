import type { Importing } from '#services/import/importing.ts';
import type { ImportRow } from '#services/import/rowBook.ts';
import { Button } from '#views/ui/Button.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';

interface DayOrderProps {
  readonly importing: Importing;
  readonly rows: readonly ImportRow[];
}

const ORDERS = ['dayFirst', 'monthFirst'] as const;

/** Returns whether a row has a day that may be meant either way, and can be read again here. */
const isUnsure = ({ problems, cells }: ImportRow): boolean =>
  cells !== undefined && problems.some(({ fault }) => 'id' in fault && fault.id === 'dayOrMonth');

/** Asks for the whole file how its days are written, once some of them may be meant either way. */
export function DayOrder({ importing, rows }: DayOrderProps) {
  const words = useWords();
  const count = rows.filter(isUnsure).length;
  const said = importing.dayOrder();
  if (count === 0 && said === undefined) return null;
  const order = (wanted: (typeof ORDERS)[number]): void => {
    importing.orderDays(wanted).catch(() => toast({ tone: 'critical', title: words.text('ui.import.fixFailed') }));
  };
  return (
    <Notice
      tone={count > 0 ? 'warning' : 'info'}
      title={words.text(said === undefined ? 'ui.import.dayOrder' : `ui.import.dayOrder.${said}`, { count })}
      actions={ORDERS.filter((one) => one !== said).map((one) => (
        <Button key={one} size="small" onPress={() => order(one)}>
          {words.text(`ui.import.order.${one}`)}
        </Button>
      ))}
    >
      {words.text('ui.import.dayOrderText')}
    </Notice>
  );
}
