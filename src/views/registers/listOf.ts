import type { ComponentType } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { loadPresented } from '#views/data/presentations.ts';
import { besideList, ShowBeside } from '#views/shapes/list/besideList.tsx';
import { list } from '#views/shapes/list/list.tsx';
import { stateValues } from '#views/shapes/list/stateValues.ts';
import { listDescriptor } from '#views/shapes/listDescriptor/listDescriptor.ts';
import type { ListedRegister } from '#views/shapes/presentation/listedRegister.ts';
import type { Presented } from '#views/shapes/presentation/presentation.ts';
import { treePicture } from '#views/shapes/tree/treePicture.tsx';

async function load(id: string): Promise<Presented> {
  const register = await loadPresented(id);
  if (!register) throw new Error(`There is no presentation of ${id}.`);
  return register;
}

function make(listed: ListedRegister): ComponentType {
  const { descriptorData, path, list: listPath, filters, find, bulk = [], importAt, initial, tree } = listed;
  const { id } = descriptorData;
  const descriptor = listDescriptor<AggregateType>(descriptorData, listed, () => load(id));
  const addressOf = (entry: string): string => `${path}?id=${encodeURIComponent(entry)}`;
  const beside = tree ? treePicture(descriptor, tree, addressOf) : listed.beside;
  const List = list<AggregateType>(descriptor, {
    path: listPath,
    columns: listed.columns,
    filters: [
      ...filters.map((field) => ({ field, first: true })),
      { field: 'state', values: stateValues(descriptor), titles: `state.${id}`, first: true },
    ],
    ...(find && { find }),
    ...(importAt !== undefined && { importAt }),
    ...(initial && { initial }),
    actions: [`${id}.registered`],
    bulk: [...bulk, `${id}.retired`, `${id}.restored`],
    open: addressOf,
    ...(beside && { Tools: ShowBeside }),
  });
  return beside ? besideList(List, beside) : List;
}

const made = new WeakMap<object, ComponentType>();

/** Makes the list of a register, once. */
export function listOf<N extends AggregateType>(listed: ListedRegister<N>): ComponentType {
  const List = made.get(listed) ?? make(listed);
  made.set(listed, List);
  return List;
}
