import { useState } from 'react';
import { recordAddress } from '#views/place/addresses.ts';
import { statementSheet } from '#views/records/bankLine/sheet.ts';
import { CheckStep } from '#views/shapes/import/CheckStep.tsx';
import { FileStep } from '#views/shapes/import/FileStep.tsx';
import * as css from '#views/shapes/import/Import.css.ts';
import { registerImport } from '#views/shapes/import/importView.ts';
import { useImporting, useImportState } from '#views/shapes/import/useImporting.ts';
import { Section } from '#views/ui/Card.tsx';
import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { useWords } from '#views/language/words.tsx';
import { ColumnsForm } from './ColumnsForm.tsx';
import { OwnAccount } from './OwnAccount.tsx';

const view = registerImport(statementSheet, '/finance/bankStatement?state=unmatched', {
  summary: ['day', 'paidIn', 'paidOut', 'amount', 'direction', 'reference', 'narrative'],
  open: (id) => recordAddress('bankLine', id),
});

const ACCOUNT_LEAST_CHARACTERS = 4;

/** Import of a bank statement: the account, the file with its columns, the check of every line, and the result. */
export default function ImportStatement() {
  const words = useWords();
  const importing = useImporting(statementSheet);
  const state = useImportState(importing);
  const [account, setAccount] = useState('');
  const { refusal } = state.context;
  const isRefused = state.matches('refused');
  const hasRows = !state.matches('choosing') && !state.matches('reading') && !isRefused;
  const isNamed = account.trim().length >= ACCOUNT_LEAST_CHARACTERS;
  const title = words.text('ui.bank.import');
  return (
    <section className={css.screen} aria-label={title}>
      <HiddenHeading>{title}</HiddenHeading>
      <div className={css.steps}>
        <Section title={words.text('ui.bank.account')} description={words.text('ui.bank.accountHint')}>
          <OwnAccount
            isDisabled={hasRows && !state.matches('done')}
            value={account}
            onChange={(next) => {
              setAccount(next);
              importing.setGiven({ account: next.trim() });
            }}
          />
        </Section>
        {isNamed && <FileStep view={view} importing={importing} state={state} label="ui.bank.file" />}
      </div>
      {isRefused && refusal?.heads && (
        <Section title={words.text('ui.bank.columns')}>
          <ColumnsForm key={refusal.heads.join('|')} importing={importing} heads={refusal.heads} />
        </Section>
      )}
      {hasRows && <CheckStep view={view} importing={importing} state={state} />}
    </section>
  );
}
