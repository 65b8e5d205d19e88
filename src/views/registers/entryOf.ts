import type { ComponentType } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { keptRecord } from '#views/shapes/detail/keptRecord.tsx';
import type { EntryScreen } from '#views/shapes/presentation/register.ts';
import type { Presentation } from '#views/shapes/presentation/presentation.ts';

const made = new WeakMap<object, ComponentType>();

/** Makes the screen of a register's entry, once. */
export function entryOf<N extends AggregateType>(
  register: N & Presentation & { readonly screen: EntryScreen<N> },
): ComponentType {
  const { title, tabs = [] } = register.screen;
  const Entry = made.get(register) ?? keptRecord<N>(register, title, { tabs });
  made.set(register, Entry);
  return Entry;
}
