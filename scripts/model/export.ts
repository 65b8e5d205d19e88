import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { modelById, type Model } from '#server/store/models.ts';
import { csv } from '#instruments/export/csv.ts';
import { mermaid } from '#instruments/export/mermaid.ts';
import { scxml } from '#instruments/export/scxml.ts';
import { Misuse, aggregateTypeNamed, oneOf, well, type Outcome, type VerbArguments } from './verb.ts';

const modelOf = ({ id }: AggregateType): Model => {
  const model = modelById(id);
  if (!model) throw new Misuse(`There is no model of ${id}.`);
  return model;
};

const formats: Readonly<Record<'json' | 'mermaid' | 'scxml' | 'csv', (chosen: readonly AggregateType[]) => string>> = {
  json: (chosen) =>
    JSON.stringify(chosen.length === 1 && chosen[0] ? modelOf(chosen[0]) : chosen.map(modelOf), null, 2),
  mermaid: (chosen) => chosen.map(mermaid).join('\n\n'),
  scxml: (chosen) => chosen.map(scxml).join('\n\n'),
  csv: (chosen) =>
    chosen
      .map((aggregateType, index) =>
        index === 0 ? csv(modelOf(aggregateType)) : csv(modelOf(aggregateType)).replace(/^.*\n/, ''),
      )
      .join('\n'),
};

/** Exports one machine, or all, in a format. */
export function exported({ words, options }: VerbArguments): Outcome {
  const format = oneOf('format', options['format'] ?? 'json', ['json', 'mermaid', 'scxml', 'csv'] as const);
  return well(formats[format](options['all'] ? Object.values(aggregateTypes) : [aggregateTypeNamed(words[0])]));
}
