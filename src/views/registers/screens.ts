import type { ComponentType } from 'react';
import { loadPresented } from '#views/presentations.ts';
import { keptRecord } from '#views/shapes/detail/keptRecord.tsx';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptorOf } from '#views/shapes/listDescriptor/listDescriptorOf.ts';
import type { PresentedRegister, RegisterScreens } from '#views/shapes/presentation/register.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';

interface Screens {
  readonly List: ComponentType;
  readonly Entry: ComponentType;
}

function screensFrom(register: PresentedRegister, screens: RegisterScreens<AggregateType>): Screens {
  const { id, path, columns } = register;
  const { list: listPath, title, filters, find, bulk = [] } = screens;
  const List = list(listDescriptorOf<AggregateType>(register), {
    path: listPath,
    columns,
    filters: [
      ...filters.map((field) => ({ field, first: true })),
      { field: 'state', values: stateValues(register), titles: `state.${id}`, first: true },
    ],
    ...(find && { find }),
    actions: [`${id}.registered`],
    bulk: [...bulk, `${id}.retired`, `${id}.restored`],
    ...(path !== null && { open: (entry: string) => `${path}?id=${encodeURIComponent(entry)}` }),
  });
  return { List, Entry: keptRecord<AggregateType>(register, title) };
}

const made = new Map<string, Promise<Screens>>();

async function make(id: string): Promise<Screens> {
  // Typed by its fields where it is declared, by none where any register is drawn.
  const register = (await loadPresented(id)) as PresentedRegister | null;
  if (!register?.screens) throw new Error(`The presentation of ${id} says no screens.`);
  return screensFrom(register, register.screens);
}

/** Makes the screens of a register from its presentation, once. */
export function registerScreens(id: string): Promise<Screens> {
  const known = made.get(id) ?? make(id);
  made.set(id, known);
  known.catch(() => made.delete(id));
  return known;
}
