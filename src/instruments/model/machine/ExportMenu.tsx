import { csv } from '#instruments/export/csv.ts';
import { mermaid } from '#instruments/export/mermaid.ts';
import { scxml } from '#instruments/export/scxml.ts';
import { describe, transitionsOfAll } from '#machines/kit/describe.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Words } from '#i18n/words.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { readModel } from '#instruments/services/models.ts';
import { saveFile } from '#services/save.ts';
import { saveSheet } from '#services/saveSheet.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { Button } from '#views/ui/Button.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import { eventOf, regionOf, statementOf, targetOf } from './say.ts';

const save = (text: string, type: string, fileName: string): void => saveFile(new Blob([text], { type }), fileName);

/** Saves the transitions as a sheet: names and statements in the language of the page. */
const saveTransitions = (aggregateType: AggregateType, words: Words): Promise<void> =>
  saveSheet(
    words.text('ui.model.ways'),
    ['ui.model.region', 'ui.chart.from', 'ui.model.event', 'ui.chart.to', 'ui.model.rules'].map((id) =>
      words.text<string>(id),
    ),
    transitionsOfAll(aggregateType).map((transition) => [
      regionOf(aggregateType, transition.region, words),
      stateOf(aggregateType.id, transition.from, words),
      eventOf(transition.event, words),
      targetOf(aggregateType, transition, words),
      transition.rules.map((rule) => statementOf(aggregateType, rule, words)).join('\n'),
    ]),
    `${aggregateType.id}.xlsx`,
  );

/** Menu of export formats of a machine. */
export function ExportMenu({ aggregateType }: { aggregateType: AggregateType }) {
  const words = useWords();
  const run = async (work: () => void | Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      toast({ tone: 'critical', title: words.text('ui.model.export'), text: wordFailure(failure, words) });
    }
  };
  const formats: readonly { readonly id: string; readonly make: () => void | Promise<void> }[] = [
    { id: 'XLSX', make: () => saveTransitions(aggregateType, words) },
    {
      id: 'CSV',
      make: () => save(csv(describe(aggregateType, () => undefined)), 'text/csv', `${aggregateType.id}.csv`),
    },
    {
      id: 'JSON',
      make: async () =>
        save(
          JSON.stringify(await readModel(aggregateType.id), null, 2),
          'application/json',
          `${aggregateType.id}.json`,
        ),
    },
    { id: 'Mermaid', make: () => save(mermaid(aggregateType), 'text/plain', `${aggregateType.id}.mmd`) },
    { id: 'SCXML', make: () => save(scxml(aggregateType), 'application/xml', `${aggregateType.id}.scxml`) },
  ];
  const label = words.text('ui.model.export');
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<Button icon="download">{label}</Button>}
      groups={[
        { id: 'formats', acts: formats.map(({ id, make }) => ({ id, label: id, onAction: () => void run(make) })) },
      ]}
    />
  );
}
