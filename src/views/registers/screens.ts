import type { ComponentType } from 'react';
import { loadPresented } from '#views/data/presentations.ts';
import { keptRecord } from '#views/shapes/detail/keptRecord.tsx';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import type { PresentedRegister, RegisterScreens } from '#views/shapes/presentation/register.ts';
import { besideList, ShowBeside } from '#views/shapes/list/besideList.tsx';
import { treePicture } from '#views/shapes/tree/treePicture.tsx';
import type { AggregateType } from '#machines/kit/aggregateType.ts';

interface Screens {
  readonly List: ComponentType;
  readonly Entry: ComponentType;
}

function screensFrom(register: PresentedRegister, screens: RegisterScreens<AggregateType>): Screens {
  const { id, path, columns } = register;
  const { list: listPath, title, filters, find, bulk = [], importAt, initial, tree, tabs = [] } = screens;
  const addressOf = (entry: string): string => `${path}?id=${encodeURIComponent(entry)}`;
  const beside = tree ? treePicture(register, tree, addressOf) : screens.beside;
  const List = list(listDescriptorOf<AggregateType>(register), {
    path: listPath,
    columns,
    filters: [
      ...filters.map((field) => ({ field, first: true })),
      { field: 'state', values: stateValues(register), titles: `state.${id}`, first: true },
    ],
    ...(find && { find }),
    ...(importAt !== undefined && { importAt }),
    ...(initial && { initial }),
    actions: [`${id}.registered`],
    bulk: [...bulk, `${id}.retired`, `${id}.restored`],
    ...(path !== null && { open: addressOf }),
    ...(beside && { Tools: ShowBeside }),
  });
  return {
    List: beside ? besideList(List, beside) : List,
    Entry: keptRecord<AggregateType>(register, title, { tabs }),
  };
}

const made = new Map<string, Promise<Screens>>();

async function make(id: string): Promise<Screens> {
  // Typed by its fields where it is declared, by none where any register is drawn.
  const register = (await loadPresented(id)) as PresentedRegister | null;
  if (!register) throw new Error(`There is no presentation of ${id}.`);
  return screensFrom(register, register.screens);
}

/** Makes the screens of a register from its presentation, once. */
export function registerScreens(id: string): Promise<Screens> {
  const known = made.get(id) ?? make(id);
  made.set(id, known);
  known.catch(() => made.delete(id));
  return known;
}
