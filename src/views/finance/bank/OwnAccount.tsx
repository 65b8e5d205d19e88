import { useCallback } from 'react';
import { soughtText } from '#machines/kit/alike.ts';
import type { AskOptions } from '#services/http.ts';
import { statementAccounts } from '#services/statementAccounts.ts';
import { useAsked } from '#views/data/useAsked.ts';
import { ComboBox } from '#views/ui/ComboBox.tsx';
import { useWords } from '#views/language/words.tsx';

interface OwnAccountProps {
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (account: string) => void;
}

const none: readonly string[] = [];

/** The account of a statement: one of those imported before, or another that is typed. */
export function OwnAccount({ value, isDisabled, onChange }: OwnAccountProps) {
  const words = useWords();
  const read = useCallback(
    (options: AskOptions) => statementAccounts({ ...options, ownForbidden: true, ownFailure: true }),
    [],
  );
  const { answer, loading } = useAsked(read);
  const known = answer ?? none;
  const isKnown = known.includes(value);
  const wanted = isKnown ? '' : soughtText(value);
  return (
    <ComboBox
      label={words.text('field.bankLine.account')}
      isRequired
      isDisabled={isDisabled}
      allowsCustomValue
      filtered
      loading={loading}
      menuTrigger="focus"
      choices={known
        .filter((account) => soughtText(account).includes(wanted))
        .map((account) => ({ id: account, label: account }))}
      value={isKnown ? value : null}
      inputValue={value}
      onInputChange={onChange}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
    />
  );
}
