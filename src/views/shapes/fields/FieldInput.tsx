import { arriving } from '#views/ui/arriving.tsx';
import { Checkbox } from '#views/ui/Checkbox.tsx';
import { DatePicker } from '#views/ui/DatePicker.tsx';
import { Select } from '#views/ui/Select.tsx';
import { TextArea } from '#views/ui/TextArea.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './FieldInput.css.ts';
import { Confirmation } from './Confirmation.tsx';
import { settledKind } from '../../../i18n/fieldsOf.ts';
import { textOf, textsIn, type CommonProps, type FieldInputProps } from './inputs.ts';
import { choiceOf, labelOf, settledLabelOf } from './labels.ts';
import { instantOf, localOf } from './localTime.ts';
import { MeasureField } from './MeasureField.tsx';
import { useEnvironment } from './environment.ts';
import { measureOf } from './measures.ts';
import { ListInput } from './ListInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { ReferencesInput } from './ReferencesInput.tsx';
import { TextInput } from './TextInput.tsx';
import { UploadInput } from './uploads/UploadInput.tsx';

const NONE = '';

const ConsolePicker = arriving(() => import('./ConsolePicker.tsx'));
const NotesField = arriving(() => import('./NotesField.tsx'));
const PermissionsField = arriving(() => import('./permissions/PermissionsField.tsx'));
const RowsInput = arriving(() => import('./RowsInput.tsx'));

/** One field of an event's form, as its kind asks. */
export function FieldInput({ inputs, info, above = '', description, only }: FieldInputProps) {
  const words = useWords();
  const environment = useEnvironment();
  const { machine, event, valueAt, errorAt, change, touch } = inputs;
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
  const common: CommonProps = {
    name: path,
    label,
    error: errorAt(path),
    isRequired: info.required,
    onBlur: () => touch(path),
    ...(description !== undefined && { description }),
  };
  const of = { common, inputs, info, above, only };
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
    case 'reference':
      return <ReferenceInput {...of} kind={kind} />;
    case 'references':
      return <ReferencesInput {...of} kind={kind} />;
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
      return <ListInput {...of} kind={kind} />;
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
    case 'phone':
      return (
        <TextField
          {...common}
          autoComplete="off"
          inputMode="tel"
          value={text}
          onChange={(typed) => set(typed === '' ? undefined : typed)}
        />
      );
    case 'record':
    case 'text':
      return <TextInput {...of} kind={kind} />;
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
