import { useEffect, useEffectEvent, useState } from 'react';
import { soughtText } from '#machines/kit/alike.ts';
import { readAccounts, type Accounts } from '#services/finance.ts';
import { ComboBox } from '#views/ui/ComboBox.tsx';
import type { FieldWords } from '#views/ui/Field.tsx';
import { useWords } from '#views/language/words.tsx';
import type { FieldKind } from './kind.ts';
import { isWholeNumber } from './wholeNumbers.ts';

type Account = NonNullable<Extract<FieldKind, { kind: 'text' }>['account']>;

interface AccountPickerProps extends FieldWords {
  readonly of: Account['of'];
  /** Id of the record that leads to the customer; null while none is chosen. A part of a number asks nothing. */
  readonly id: string | null;
  readonly name: string;
  readonly value: string | undefined;
  /** Fills an empty field with the main account, where money must go to one. */
  readonly takesMain: boolean;
  readonly onChange: (number: string | undefined) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** The number of one of the bank accounts that a customer registered; another number can be typed. */
export default function AccountPicker(props: AccountPickerProps) {
  const { of, id, name, value, takesMain, onChange, onBlur, ...rest } = props;
  const words = useWords();
  const { accounts, isAsking } = useAccounts(of, id !== null && isWholeNumber(of, id) ? id : null, (found) => {
    const main = found.find(({ isMain }) => isMain);
    if (takesMain && main && value === undefined) onChange(main.number);
  });
  const typed = value ?? '';
  const isKnown = accounts?.some(({ number }) => number === value) === true;
  // All while one is chosen; else those that what is typed is a part of.
  const wanted = isKnown ? '' : soughtText(typed);
  const answers = (accounts ?? []).filter((account) =>
    [account.number, account.bank, account.holder].some((text) => soughtText(text).includes(wanted)),
  );
  return (
    <ComboBox
      {...rest}
      {...(onBlur && { onBlur })}
      // React Aria names a description that is there from the start only.
      description={accounts?.length === 0 ? words.text('ui.form.noAccounts') : (rest.description ?? '')}
      name={name}
      allowsCustomValue
      filtered
      loading={isAsking}
      menuTrigger="focus"
      choices={answers.map(({ number, bank, holder, isMain }) => ({
        id: number,
        label: number,
        description: [bank, holder, ...(isMain ? [words.text('ui.form.mainAccount')] : [])].filter(Boolean).join(' · '),
      }))}
      value={isKnown ? (value ?? null) : null}
      inputValue={typed}
      onInputChange={(text) => onChange(text === '' ? undefined : text)}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
    />
  );
}

/** Reads the accounts of the customer of a record; null where nobody may tell them, or until they have come. */
function useAccounts(
  of: Account['of'],
  id: string | null,
  onFound: (accounts: Accounts) => void,
): { readonly accounts: Accounts | null; readonly isAsking: boolean } {
  const [answer, setAnswer] = useState<{ readonly to: string | null; readonly accounts: Accounts | null }>({
    to: null,
    accounts: null,
  });
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (id === null) return undefined;
    const left = new AbortController();
    const read = async (): Promise<void> => {
      const options = { signal: left.signal, ownForbidden: true, ownFailure: true };
      const accounts = await readAccounts({ machine: of, id }, options).catch(() => null);
      if (left.signal.aborted) return;
      setAnswer({ to: id, accounts });
      if (accounts) tell(accounts);
    };
    void read();
    return () => left.abort();
  }, [of, id]);
  return { accounts: answer.to === id ? answer.accounts : null, isAsking: id !== null && answer.to !== id };
}
