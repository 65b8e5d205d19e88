import { arriving } from '#views/ui/arriving.tsx';
import { useWords } from '#views/language/words.tsx';
import { useEnvironment } from './environment.ts';
import { textsIn, type KindInputProps } from './inputs.ts';
import { choiceOf } from './labels.ts';

const ChoicesField = arriving(() => import('./ChoicesField.tsx'));
const ListField = arriving(() => import('./ListField.tsx'));
const RecordsPicker = arriving(async () => ({ default: (await import('./recordPickers.ts')).RecordsPicker }));

/** Input of several texts: choices, records that are picked, or what is written with signs between. */
export function ListInput({ common, inputs, info, kind, above }: KindInputProps<'list' | 'records'>) {
  const words = useWords();
  const environment = useEnvironment();
  const { machine, valueAt, change } = inputs;
  const path = `${above}${info.name}`;
  const list = { ...common, value: textsIn(valueAt(path)), onChange: (next: unknown): void => change(path, next) };
  if (kind.kind === 'list' && kind.values) {
    const choices = kind.values.map((id) => ({ id, label: choiceOf(machine, info.name, id, words) }));
    return <ChoicesField {...list} choices={choices} />;
  }
  if (kind.kind === 'records' && kind.picked && environment === null)
    return (
      <RecordsPicker
        {...list}
        machine={kind.to}
        picked={kind.picked}
        most={kind.most}
        beside={(name) => valueAt(`${above}${name}`)}
      />
    );
  return <ListField {...list} description={common.description ?? words.text('ui.form.severalValues')} />;
}
