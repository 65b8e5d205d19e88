import { phoneText } from '#i18n/phone.ts';
import type { Importing } from '#services/import/importing.ts';
import { mayBeAgain, remarksOf, type ImportRow } from '#services/import/rowBook.ts';
import { Button } from '#views/ui/Button.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Import.css.ts';

interface RemarksProps {
  readonly importing: Importing;
  readonly rows: readonly ImportRow[];
}

/** The sender of a row in one line. */
function senderIn({ data }: ImportRow): string {
  const { name, phone, address } = (data['sender'] ?? {}) as Readonly<Record<string, string | undefined>>;
  return [name, phone && phoneText(phone), address].filter(Boolean).join(', ');
}

/** Rows to look at before they are imported, parts of the file that are not read, and rows that were imported before. */
export function Remarks({ importing, rows }: RemarksProps) {
  const words = useWords();
  const counted = Map.groupBy(rows.filter(({ status }) => status === 'good').flatMap(remarksOf), ({ id }) => id);
  const bySender = rows.filter(({ status, usual = [] }) => status === 'good' && usual.includes('sender'));
  const before = rows.filter((row) => mayBeAgain(row, importing.template)).length;
  return (
    <>
      {importing.fileRemarks().map(({ id, values }) => (
        <Notice key={id} tone="warning">
          {words.text<string>(`ui.import.fileRemark.${id}`, values)}
        </Notice>
      ))}
      {bySender[0] && (
        <Notice tone="info">
          {words.text('ui.import.usualSender', { count: bySender.length, sender: senderIn(bySender[0]) })}
        </Notice>
      )}
      {counted.size > 0 && (
        <Notice tone="warning" title={words.text('ui.import.remarkTitle')}>
          <ul className={css.lists}>
            {Array.from(counted, ([id, { length: count }]) => (
              <li key={id}>{words.text<string>(`ui.import.remarks.${id}`, { count })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {before > 0 && (
        <Notice
          tone="warning"
          title={words.text('ui.import.beforeTitle', { count: before })}
          actions={
            <Button size="small" onPress={importing.importAgain}>
              {words.text('ui.import.importAgain', { count: before })}
            </Button>
          }
        >
          {words.text('ui.import.before')}
        </Notice>
      )}
    </>
  );
}
