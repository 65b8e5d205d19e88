import { arriving } from '#views/ui/arriving.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { accountLead } from './accountLead.ts';
import { useEnvironment } from './environment.ts';
import { textOf, type KindInputProps } from './inputs.ts';

const AccountPicker = arriving(() => import('./AccountPicker.tsx'));
const CustomerPicker = arriving(() => import('./CustomerPicker.tsx'));
const RecordPicker = arriving(async () => ({ default: (await import('./recordPickers.ts')).RecordPicker }));

/** Input of a text on one line; a record, a customer or an account of one is picked where that can be asked for. */
export function TextInput({ common, inputs, info, kind, above }: KindInputProps<'record' | 'text'>) {
  const environment = useEnvironment();
  const { id, valueAt, change } = inputs;
  const path = `${above}${info.name}`;
  const value = textOf(valueAt(path));
  const set = (next: unknown): void => change(path, next);
  if (kind.kind === 'record' && kind.picked && environment === null)
    return (
      <RecordPicker
        {...common}
        machine={kind.to}
        picked={kind.picked}
        value={value || undefined}
        beside={(name) => valueAt(`${above}${name}`)}
        onChange={set}
      />
    );
  if (kind.kind === 'text' && kind.account && environment === null) {
    return (
      <AccountPicker
        {...common}
        lead={accountLead(kind.account, id, (name) => valueAt(`${above}${name}`))}
        takesMain={info.required && kind.account.by !== undefined}
        value={value || undefined}
        onChange={set}
      />
    );
  }
  if (kind.kind === 'text' && kind.customerOf && environment === null) {
    const { customerOf } = kind;
    const kindPath = `${above}${customerOf.kind}`;
    return (
      <CustomerPicker
        {...common}
        of={customerOf}
        customerKind={textOf(valueAt(kindPath)) || undefined}
        value={value || undefined}
        onChange={(customer, customerKind) => {
          if (customerKind !== undefined) change(kindPath, customerKind);
          set(customer);
        }}
      />
    );
  }
  return (
    <TextField
      {...common}
      autoComplete="off"
      value={value}
      onChange={(typed) => set(typed === '' ? undefined : typed)}
    />
  );
}
