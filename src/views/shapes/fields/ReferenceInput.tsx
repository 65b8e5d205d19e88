import { isTop } from '#i18n/isTop.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { textOf, type KindInputProps } from './inputs.ts';
import { offeredBy } from './kind.ts';
import { chosenAbove } from './offered.ts';
import { ReferencePicker } from './ReferencePicker.tsx';

const AbovePicker = arriving(() => import('./AbovePicker.tsx'));

/** Input of a reference to a register; fills in the empty fields of the entries above the chosen one. */
export function ReferenceInput({ common, inputs, info, kind, above, only }: KindInputProps<'reference'>) {
  const { machine, id: record, valueAt, accepts, change } = inputs;
  const path = `${above}${info.name}`;
  const beside = (name: string): unknown => valueAt(`${above}${name}`);
  const value = valueAt(path);
  const picked = {
    ...common,
    to: offeredBy(info.name, kind.to),
    depth: kind.depth,
    within: kind.within === undefined ? undefined : textOf(beside(kind.within)),
    under: kind.above && chosenAbove(kind.above.map((name) => textOf(beside(name)))),
    only,
    accepts: (id: string) => accepts(path, id),
    canBeNone: kind.top !== undefined || info.nothing === 'null' || info.nothing === 'either',
    value: value === null || isTop(kind, value) ? null : textOf(value) || undefined,
    onChange: (id: string | null | undefined, entriesAbove: readonly string[] = []) => {
      change(path, id === null ? (kind.top ?? null) : id);
      kind.above?.forEach((name, place) => {
        if (!beside(name) && entriesAbove[place] !== undefined) change(`${above}${name}`, entriesAbove[place]);
      });
    },
  };
  return kind.isAbove && record !== null ? (
    <AbovePicker
      {...picked}
      tree={{ machine, field: info.name, id: record, key: kind.top === undefined ? 'id' : 'code' }}
    />
  ) : (
    <ReferencePicker {...picked} />
  );
}
