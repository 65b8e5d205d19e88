import { useState } from 'react';
import { languageOf, LANGUAGE_IDS, LANGUAGES } from '#i18n/languages.ts';
import { serverNow } from '#services/clock.ts';
import type { DrawnFile } from '#services/drawn.ts';
import { wordFailure } from '#services/failure.ts';
import { fetchPaper, fetchStatement, type PaperMachine } from '#services/finance.ts';
import type { Row } from '#services/page.ts';
import { saveFile } from '#services/save.ts';
import { dayFrom } from '#machines/periods.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { DateRangePicker } from '#views/ui/DateRangePicker.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Select } from '#views/ui/Select.tsx';
import { UndrawnNotice } from '#views/UndrawnNotice.tsx';
import { useCall } from '#views/useCall.ts';
import { useWords } from '#views/words.tsx';
import * as css from './finance.css.ts';

const STATEMENT_DAYS = 30;

interface PapersProps {
  readonly machine: PaperMachine;
  readonly row: Row;
  readonly hasStatement: boolean;
}

/** Papers for the customer of a record, in the customer's language. */
function Papers({ machine, row, hasStatement }: PapersProps) {
  const words = useWords();
  const paper = useCall();
  const [language, setLanguage] = useState<string>(languageOf([words.tag]));
  const [days, setDays] = useState(() => {
    const now = serverNow();
    return { start: dayFrom(now, 1 - STATEMENT_DAYS), end: dayFrom(now) };
  });
  const [undrawn, setUndrawn] = useState<readonly string[]>([]);
  const { customerKind, customer } = row;
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
          {hasStatement && (
            <DateRangePicker
              label={words.text('ui.paper.period')}
              value={days}
              onChange={(range) => range && setDays(range)}
            />
          )}
        </div>
        <Inline gap="m">
          <Button
            icon="download"
            isPending={paper.isPending}
            onPress={() => void download(() => fetchPaper(machine, row.id, language), `${row.id}.pdf`)}
          >
            {words.text('ui.paper.download')}
          </Button>
          {hasStatement && (
            <Button
              icon="download"
              isPending={paper.isPending}
              onPress={() =>
                void download(
                  () =>
                    fetchStatement({
                      customerKind: customerKind === 'merchant' ? 'merchant' : 'personal',
                      customer: String(customer),
                      from: days.start,
                      to: days.end,
                      language,
                    }),
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
  function Paper({ row }: { readonly row: Row }) {
    return <Papers machine={machine} row={row} hasStatement={false} />;
  };

/** The paper of a record, and its customer's statement of account. */
export const paperAndStatement = (machine: PaperMachine) =>
  function PaperAndStatement({ row }: { readonly row: Row }) {
    return <Papers machine={machine} row={row} hasStatement />;
  };
