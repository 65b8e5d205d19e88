import { useEffect, useEffectEvent, useState } from 'react';
import { soughtText } from '#machines/kit/alike.ts';
import { isWholeNumber } from '#machines/money/wholeNumber.ts';
import { readAccounts, type Accounts } from '#services/finance.ts';
import { ComboBox } from '#views/ui/ComboBox.tsx';
import type { FieldWords } from '#views/ui/Field.tsx';
import { useWords } from '#views/language/words.tsx';
import type { AccountLead } from './accountLead.ts';

/** Pause in typing a customer before the server is asked, milliseconds. */
const REST_MS = 250;

interface AccountPickerProps extends FieldWords {
  /** The record that leads to the customer; null while none is chosen. A part of a number asks nothing. */
  readonly lead: AccountLead | null;
  readonly name: string;
  readonly value: string | undefined;
  /** Fills an empty field with the main account, where money must go to one. */
  readonly takesMain: boolean;
  readonly onChange: (number: string | undefined) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** The number of one of the bank accounts that a customer registered; another number can be typed. */
export default function AccountPicker(props: AccountPickerProps) {
  const { lead, name, value, takesMain, onChange, onBlur, ...rest } = props;
  const words = useWords();
  const whole = lead !== null && isWholeNumber(lead.machine, lead.id) ? lead : null;
  const { accounts, isAsking } = useAccounts(whole, (found) => {
    const main = found.find(({ isMain }) => isMain);
    if (takesMain && main && value === undefined) onChange(main.number);
  });
  const typed = value ?? '';
  const isKnown = accounts?.some(({ number }) => number === value) === true;
  // All while one is chosen; else those that what is typed is a part of.
  const wanted = isKnown ? '' : soughtText(typed);
  const hint =
    whole === null
      ? words.text('ui.form.accountsLater')
      : accounts?.length === 0
        ? words.text('ui.form.noAccounts')
        : '';
  const answers = (accounts ?? []).filter((account) =>
    [account.number, account.bank, account.holder].some((text) => soughtText(text).includes(wanted)),
  );
  return (
    <ComboBox
      {...rest}
      {...(onBlur && { onBlur })}
      // React Aria names a description that is there from the start only.
      description={hint || (rest.description ?? '')}
      name={name}
      allowsCustomValue
      filtered
      loading={isAsking}
      menuTrigger={whole === null ? 'manual' : 'focus'}
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
  lead: AccountLead | null,
  onFound: (accounts: Accounts) => void,
): { readonly accounts: Accounts | null; readonly isAsking: boolean } {
  const [answer, setAnswer] = useState<{ readonly to: string | null; readonly accounts: Accounts | null }>({
    to: null,
    accounts: null,
  });
  const tell = useEffectEvent(onFound);
  const machine = lead?.machine ?? null;
  const id = lead?.id ?? null;
  const asked = machine === null || id === null ? null : `${machine} ${id}`;
  useEffect(() => {
    if (machine === null || id === null) return undefined;
    const left = new AbortController();
    const read = async (): Promise<void> => {
      const options = { signal: left.signal, ownForbidden: true, ownFailure: true };
      const accounts = await readAccounts({ machine, id }, options).catch(() => null);
      if (left.signal.aborted) return;
      setAnswer({ to: `${machine} ${id}`, accounts });
      if (accounts) tell(accounts);
    };
    const timer = setTimeout(() => void read(), REST_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [machine, id]);
  return { accounts: answer.to === asked ? answer.accounts : null, isAsking: asked !== null && answer.to !== asked };
}
