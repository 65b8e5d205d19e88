import { useMemo } from 'react';
import type { Meaning, Picked } from '#machines/kit/meaning.ts';
import { ComboBox } from '#views/ui/ComboBox.tsx';
import type { FieldWords } from '#views/ui/Field.tsx';
import { useWords } from '#views/language/words.tsx';
import { choiceOfCustomer, customersIn, customerText, type CustomerOfRecords } from './customersIn.ts';
import { useConditions, usePickedRecords } from './pickedRecords.ts';

interface CustomerPickerProps extends FieldWords {
  readonly of: NonNullable<Meaning['customerOf']>;
  readonly customerKind: string | undefined;
  readonly name: string;
  readonly value: string | undefined;
  /** `kind`: the kind of the chosen customer. */
  readonly onChange: (customer: string | undefined, kind?: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** A customer of records that can be chosen, by name or code; another code can be typed. */
export default function CustomerPicker(props: CustomerPickerProps) {
  const { of, customerKind, name, value, onChange, onBlur, ...rest } = props;
  const words = useWords();
  const picked = useMemo<Picked>(
    () => ({ ...of.picked, same: customerKind === undefined ? [] : [of.kind], chosen: 'all' }),
    [of, customerKind],
  );
  const conditions = useConditions(picked, () => customerKind);
  const { rows, isAsking } = usePickedRecords(of.machine, picked, { typed: value ?? '', conditions });
  const customers = customersIn(rows);
  const known = customers.find(({ customer }) => customer === value);
  const take = ({ customer, customerKind: kind }: CustomerOfRecords): void => onChange(customer, kind);
  const typed = known ? customerText(known) : (value ?? '');
  return (
    <ComboBox
      {...rest}
      name={name}
      allowsCustomValue
      filtered
      loading={isAsking}
      menuTrigger="focus"
      choices={customers.map((customer) => choiceOfCustomer(customer, of.machine, words))}
      value={known ? known.customer : null}
      inputValue={typed}
      onInputChange={(text) => {
        if (text !== typed) onChange(text === '' ? undefined : text);
      }}
      onChange={(key) => {
        const customer = customers.find((one) => one.customer === key);
        if (customer) take(customer);
      }}
      onBlur={() => {
        const [only] = customers;
        if (!isAsking && !known && value !== undefined && only && customers.length === 1) take(only);
        onBlur?.();
      }}
    />
  );
}
