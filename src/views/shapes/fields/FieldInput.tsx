import { isTop } from '#i18n/isTop.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Checkbox } from '#views/ui/Checkbox.tsx';
import { DatePicker } from '#views/ui/DatePicker.tsx';
import { Select } from '#views/ui/Select.tsx';
import { TextArea } from '#views/ui/TextArea.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/words.tsx';
import * as css from './FieldInput.css.ts';
import { Confirmation } from './Confirmation.tsx';
import { offeredBy, settledKind, type FieldInfo } from './kind.ts';
import { choiceOf, labelOf, settledLabelOf } from './labels.ts';
import { instantOf, localOf } from './localTime.ts';
import { MeasureField } from './MeasureField.tsx';
import { useEnvironment } from './environment.ts';
import { measureOf } from './measures.ts';
import { ReferencePicker } from './ReferencePicker.tsx';
import { UploadInput } from './uploads/UploadInput.tsx';

/** Values, errors and touches that inputs read and write, by the path of the field, as in `proof.signedBy`. */
export interface Inputs {
  readonly machine: string;
  readonly event: string;
  /** The record that the event is about; null for a new one, and for many at once. */
  readonly id: string | null;
  /** Fields whose pictures wait on this device when there is no line. */
  readonly keepable?: readonly string[];
  readonly valueAt: (path: string) => unknown;
  readonly errorAt: (path: string) => string | undefined;
  /** Reason why a confirmation is demanded; undefined if none is. */
  readonly demandAt?: (path: string) => string | undefined;
  /** Returns true if the rules that can be judged here accept a value. */
  readonly accepts: (path: string, value: unknown) => boolean;
  readonly change: (path: string, value: unknown) => void;
  /** Puts the entries of a list in another order, by the places where they stood; one that is not named goes. */
  readonly rearrange: (path: string, order: readonly number[]) => void;
  readonly touch: (path: string) => void;
  /** Says whether a field still waits for something: until then the form is not sent. */
  readonly wait: (path: string, isWaiting: boolean) => void;
}

/** One field of an event's form, as its kind asks. */
export interface FieldInputProps {
  readonly inputs: Inputs;
  readonly info: FieldInfo;
  /** Path of the field above, with a dot after it; empty at the top. */
  readonly above?: string;
  readonly description?: string;
  readonly only?: (id: string) => boolean;
}

const NONE = '';

const AbovePicker = arriving(() => import('./AbovePicker.tsx'));
const AccountPicker = arriving(() => import('./AccountPicker.tsx'));
const ChoicesField = arriving(() => import('./ChoicesField.tsx'));
const ConsolePicker = arriving(() => import('./ConsolePicker.tsx'));
const ListField = arriving(() => import('./ListField.tsx'));
const MenusField = arriving(() => import('./menus/MenusField.tsx'));
const NotesField = arriving(() => import('./NotesField.tsx'));
const PermissionsField = arriving(() => import('./permissions/PermissionsField.tsx'));
const RecordPicker = arriving(() => import('./RecordPicker.tsx'));
const RecordsPicker = arriving(() => import('./RecordsPicker.tsx'));
const ReferencesField = arriving(() => import('./ReferencesField.tsx'));
const RowsInput = arriving(() => import('./RowsInput.tsx'));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
/** The texts that a field of one or of several holds. */
const textsOf = (value: unknown): string[] => (typeof value === 'string' && value !== '' ? [value] : textsIn(value));

export function FieldInput({ inputs, info, above = '', description, only }: FieldInputProps) {
  const words = useWords();
  const environment = useEnvironment();
  const { machine, event, valueAt, errorAt, accepts, change, touch } = inputs;
  const path = `${above}${info.name}`;
  const beside = (name: string): unknown => valueAt(`${above}${name}`);
  const label =
    info.kind.kind === 'uploadOrText'
      ? settledLabelOf(machine, path, beside(info.kind.by), words, event)
      : labelOf(machine, path, words, event);
  const { kind } = settledKind(info, beside);
  const value = valueAt(path);
  const text = textOf(value);
  const set = (next: unknown): void => change(path, next);
  const common = {
    name: path,
    label,
    error: errorAt(path),
    isRequired: info.required,
    onBlur: () => touch(path),
    ...(description !== undefined && { description }),
  };
  switch (kind.kind) {
    case 'money':
    case 'grams':
    case 'millimetres':
    case 'number':
    case 'decimal':
      return (
        <MeasureField
          {...common}
          of={measureOf(kind)}
          unusualAbove={kind.unusualAbove}
          value={typeof value === 'number' ? value : undefined}
          onChange={set}
        />
      );
    case 'choice': {
      const chosen = typeof value === 'number' ? String(value) : text;
      const choices = kind.values.map((id) => ({ id, label: choiceOf(machine, info.name, id, words) }));
      return (
        <Select
          {...common}
          choices={info.required ? choices : [{ id: NONE, label: words.text('ui.form.none') }, ...choices]}
          value={chosen === '' ? null : chosen}
          placeholder={words.text('ui.form.choose')}
          onChange={(key) => {
            set(key === NONE || key === null ? undefined : kind.isNumber ? Number(key) : String(key));
            touch(path);
          }}
        />
      );
    }
    case 'yesNo':
      return kind.isConfirmation ? (
        <Confirmation
          name={path}
          label={label}
          reason={inputs.demandAt?.(path)}
          error={errorAt(path)}
          isSelected={value === true}
          onChange={(on) => set(on || undefined)}
        />
      ) : (
        <Checkbox name={path} isSelected={value === true} onChange={(on) => set(on)}>
          {label}
        </Checkbox>
      );
    case 'instant':
      return (
        <DatePicker
          {...common}
          description={description ?? words.text('ui.form.yangonTime')}
          granularity="minute"
          value={text === '' ? null : localOf(text)}
          onChange={(local) => set(local === null ? undefined : instantOf(local))}
        />
      );
    case 'day':
      return (
        <DatePicker
          {...common}
          value={text === '' ? null : text}
          onChange={(day) => set(day === null ? undefined : day)}
        />
      );
    case 'reference': {
      const picked = {
        ...common,
        to: offeredBy(info.name, kind.to),
        depth: kind.depth,
        within: kind.within === undefined ? undefined : textOf(beside(kind.within)),
        only,
        accepts: (id: string) => accepts(path, id),
        canBeNone: kind.top !== undefined || info.nothing === 'null' || info.nothing === 'either',
        value: value === null || isTop(kind, value) ? null : text || undefined,
        onChange: (id: string | null | undefined, entriesAbove: readonly string[] = []) => {
          set(id === null ? (kind.top ?? null) : id);
          kind.above?.forEach((name, place) => {
            if (!beside(name) && entriesAbove[place] !== undefined) change(`${above}${name}`, entriesAbove[place]);
          });
        },
      };
      return kind.isAbove && inputs.id !== null ? (
        <AbovePicker
          {...picked}
          tree={{ machine, field: info.name, id: inputs.id, key: kind.top === undefined ? 'id' : 'code' }}
        />
      ) : (
        <ReferencePicker {...picked} />
      );
    }
    case 'references':
      if (kind.to === 'menu' && environment === null)
        return (
          <MenusField
            label={label}
            error={common.error}
            value={textsIn(value)}
            onChange={set}
            permissions={textsIn(beside('permissions'))}
            onGrant={(permission) => change(`${above}permissions`, [...textsIn(beside('permissions')), permission])}
          />
        );
      return (
        <ReferencesField
          {...common}
          to={kind.to}
          only={only}
          most={kind.most}
          accepts={(id) => accepts(path, [...textsIn(value), id])}
          value={textsIn(value)}
          onChange={set}
        />
      );
    case 'groups':
    case 'pairs':
      return <RowsInput {...common} inputs={inputs} kind={kind} path={path} Field={FieldInput} />;
    case 'notes':
      return (
        <NotesField
          label={label}
          error={common.error}
          kind={kind}
          value={value}
          onChange={(notes, amount) => {
            set(notes);
            change(`${above}${kind.currency}`, amount);
          }}
        />
      );
    case 'console':
      return (
        <ConsolePicker
          {...common}
          of={kind.of}
          value={text === '' ? null : text}
          onChange={(id) => set(id ?? (info.nothing === 'leftOut' ? undefined : null))}
        />
      );
    case 'permissions':
      return <PermissionsField label={label} error={common.error} value={textsIn(value)} onChange={set} />;
    case 'list':
    case 'records':
      if (kind.kind === 'list' && kind.values)
        return (
          <ChoicesField
            {...common}
            choices={kind.values.map((id) => ({ id, label: choiceOf(machine, info.name, id, words) }))}
            value={textsIn(value)}
            onChange={set}
          />
        );
      if (kind.kind === 'records' && kind.picked && environment === null)
        return (
          <RecordsPicker
            {...common}
            machine={kind.to}
            picked={kind.picked}
            most={kind.most}
            value={textsIn(value)}
            onChange={set}
          />
        );
      return (
        <ListField
          {...common}
          description={description ?? words.text('ui.form.severalValues')}
          value={textsIn(value)}
          onChange={set}
        />
      );
    case 'upload':
    case 'uploads': {
      const Picture = environment?.Picture ?? UploadInput;
      return <Picture key={kind.of} {...common} inputs={inputs} kind={kind} above={above} />;
    }
    case 'fileHash':
    case 'captured':
    // Until the kind beside it is chosen, and for a kind without a value.
    case 'uploadOrText':
      return null;
    case 'longText':
      return <TextArea {...common} value={text} onChange={(typed) => set(typed === '' ? undefined : typed)} />;
    case 'record':
    case 'phone':
    case 'text':
      if (kind.kind === 'record' && kind.picked && environment === null)
        return (
          <RecordPicker {...common} machine={kind.to} picked={kind.picked} value={text || undefined} onChange={set} />
        );
      if (kind.kind === 'text' && kind.account && environment === null)
        return (
          <AccountPicker
            {...common}
            of={kind.account.of}
            id={kind.account.by === undefined ? inputs.id : (textsOf(beside(kind.account.by))[0] ?? null)}
            takesMain={info.required && kind.account.by !== undefined}
            value={text || undefined}
            onChange={set}
          />
        );
      return (
        <TextField
          {...common}
          autoComplete="off"
          {...(kind.kind === 'phone' && { inputMode: 'tel' })}
          value={text}
          onChange={(typed) => set(typed === '' ? undefined : typed)}
        />
      );
    default:
      return (
        <fieldset className={css.group}>
          <legend className={css.legend}>{label}</legend>
          {kind.fields.map((inner) => (
            <FieldInput key={inner.name} inputs={inputs} info={inner} above={`${path}.`} />
          ))}
        </fieldset>
      );
  }
}
