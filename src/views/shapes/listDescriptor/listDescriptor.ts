import type { NamedKind } from '#i18n/fieldKind.ts';
import { isStorable } from '#i18n/storable.ts';
import type { ListDescriptorData } from '#i18n/listDescriptor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Appearance, Shown } from '../presentation/appearance.ts';
import type { Presentation } from '../presentation/presentation.ts';

/** An aggregate type as its list shows it; the aggregate type itself, with its machine, rules and presentation, comes when something is to be done. */
export interface ListDescriptor<N extends AggregateType = AggregateType>
  extends Shown, Pick<ListDescriptorData, 'fields' | 'births' | 'timeBounds' | 'isReported' | 'forStaff'> {
  /** Fields whose values a browser may keep: neither personal data nor anything that somebody wrote. */
  readonly storable: readonly string[];
  readonly load: () => Promise<N & Presentation>;
}

/** The states of an aggregate type that has been drawn, as they look. */
export const drawn = ({ id, main, states }: ListDescriptorData, { tones, quiet }: Appearance): Shown => ({
  id,
  structure: { main, states: new Map(states.map((state) => [state.id, state])) },
  tones,
  quiet,
});

/** Returns the fields whose values a browser may keep. */
export const storableIn = ({ fields, personal }: Pick<ListDescriptorData, 'fields' | 'personal'>): string[] =>
  Object.entries(fields).flatMap(([name, kind]) => (isStorable(kind) && !personal.includes(name) ? [name] : []));

/** The list descriptor of an aggregate type; `load` gives the aggregate type. */
export const listDescriptor = <N extends AggregateType>(
  descriptorData: ListDescriptorData,
  look: Appearance,
  load: () => Promise<N & Presentation>,
): ListDescriptor<N> => ({
  ...drawn(descriptorData, look),
  fields: descriptorData.fields,
  storable: storableIn(descriptorData),
  births: descriptorData.births,
  timeBounds: descriptorData.timeBounds,
  isReported: descriptorData.isReported,
  forStaff: descriptorData.forStaff,
  load,
});

/** Data of one field of a list descriptor. */
export function fieldOf({ id, fields }: Pick<ListDescriptor, 'id' | 'fields'>, name: string): NamedKind {
  const kind = fields[name];
  if (!kind) throw new Error(`${id} has no field ${name}.`);
  return { name, kind };
}
