import { useState } from 'react';
import { languageOf, LANGUAGE_IDS, LANGUAGES } from '#i18n/languages.ts';
import { serverNow } from '#services/clock.ts';
import type { DrawnFile } from '#services/drawn.ts';
import { wordFailure } from '#services/failure.ts';
import { fetchPaper, fetchStatement, type PaperMachine, type StatementRequest } from '#services/finance.ts';
import type { Row } from '#services/page.ts';
import { saveFile } from '#services/save.ts';
import { dayFrom } from '#machines/time/periods.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { DateRangePicker } from '#views/ui/DateRangePicker.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Select } from '#views/ui/Select.tsx';
import { UndrawnNotice } from '#views/papers/UndrawnNotice.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './papers.css.ts';

const STATEMENT_DAYS = 30;

interface PapersProps {
  /** Record that has a paper of its own. */
  readonly record?: { readonly machine: PaperMachine; readonly id: string };
  /** Customer whose statement is offered. */
  readonly customer?: Pick<StatementRequest, 'customerKind' | 'customer'>;
}

/** Papers for a customer, in the customer's language: that of a record, and the statement of account. */
function Papers({ record, customer }: PapersProps) {
  const words = useWords();
  const paper = useCall();
  const [language, setLanguage] = useState<string>(languageOf([words.tag]));
  const [days, setDays] = useState(() => {
    const now = serverNow();
    return { start: dayFrom(now, 1 - STATEMENT_DAYS), end: dayFrom(now) };
  });
  const [undrawn, setUndrawn] = useState<readonly string[]>([]);
  const download = (fetch: () => Promise<DrawnFile>, name: string): Promise<void> =>
    paper.call(async () => {
      setUndrawn([]);
      const file = await fetch();
      saveFile(file.content, name);
      setUndrawn(file.undrawn);
    });
  return (
    <Section title={words.text('ui.paper.title')} description={words.text('ui.paper.hint')}>
      <Stack gap="m">
        {paper.failure && <Notice tone="critical">{wordFailure(paper.failure, words)}</Notice>}
        <UndrawnNotice characters={undrawn} />
        <div className={css.papers}>
          <Select
            label={words.text('ui.paper.language')}
            choices={LANGUAGE_IDS.map((id) => ({ id, label: LANGUAGES[id].name }))}
            value={language}
            onChange={(key) => setLanguage(String(key))}
          />
          {customer && (
            <DateRangePicker
              label={words.text('ui.paper.period')}
              value={days}
              onChange={(range) => range && setDays(range)}
            />
          )}
        </div>
        <Inline gap="m">
          {record && (
            <Button
              icon="download"
              isPending={paper.isPending}
              onPress={() => void download(() => fetchPaper(record.machine, record.id, language), `${record.id}.pdf`)}
            >
              {words.text('ui.paper.download')}
            </Button>
          )}
          {customer && (
            <Button
              icon="download"
              isPending={paper.isPending}
              onPress={() =>
                void download(
                  () => fetchStatement({ ...customer, from: days.start, to: days.end, language }),
                  `${words.text('ui.paper.statement')} ${days.start} ${days.end}.pdf`,
                )
              }
            >
              {words.text('ui.paper.downloadStatement')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Section>
  );
}

/** The paper of a record. */
export const paper = (machine: PaperMachine) =>
  function Paper({ row: { id } }: { readonly row: Row }) {
    return <Papers record={{ machine, id }} />;
  };

/** The paper of a record, and its customer's statement of account. */
export const paperAndStatement = (machine: PaperMachine) =>
  function PaperAndStatement({ row }: { readonly row: Row }) {
    const customerKind = row['customerKind'] === 'merchant' ? 'merchant' : 'personal';
    return <Papers record={{ machine, id: row.id }} customer={{ customerKind, customer: String(row['customer']) }} />;
  };

/** The statement of account of a customer with a record of its own, for who may read its bills. */
const statementOf = (customerKind: StatementRequest['customerKind']) =>
  function Statement({ row: { id } }: { readonly row: Row }) {
    const may = useMay();
    return may('bill.read') ? <Papers customer={{ customerKind, customer: id }} /> : null;
  };

/** The statement of account of a business customer. */
export const MerchantStatement = statementOf('merchant');

/** The statement of account of an app user, as a personal customer. */
export const AppUserStatement = statementOf('appUser');
