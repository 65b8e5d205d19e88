import { csv } from '#machines/export/csv.ts';
import { mermaid } from '#machines/export/mermaid.ts';
import { scxml } from '#machines/export/scxml.ts';
import { describe, waysOfAll } from '#machines/kit/describe.ts';
import type { Noun } from '#machines/kit/noun.ts';
import type { Words } from '#i18n/words.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { readModel } from '#services/models.ts';
import { saveFile } from '#services/save.ts';
import { saveSheet } from '#services/saveSheet.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { Button } from '#views/ui/Button.tsx';
import { Menu } from '#views/ui/Menu.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/words.tsx';
import { eventOf, regionOf, statementOf, targetOf } from './say.ts';

const save = (text: string, type: string, fileName: string): void => saveFile(new Blob([text], { type }), fileName);

/** Transitions as people read them: names and statements in the language of the page. */
const saveWays = (noun: Noun, words: Words): Promise<void> =>
  saveSheet(
    words.text('ui.model.ways'),
    ['ui.model.region', 'ui.chart.from', 'ui.model.event', 'ui.chart.to', 'ui.model.rules'].map((id) =>
      words.text<string>(id),
    ),
    waysOfAll(noun).map((way) => [
      regionOf(noun, way.region, words),
      stateOf(noun.id, way.from, words),
      eventOf(way.event, words),
      targetOf(noun, way, words),
      way.rules.map((rule) => statementOf(noun, rule, words)).join('\n'),
    ]),
    `${noun.id}.xlsx`,
  );

/** The machine in the formats that others read. */
export function ExportMenu({ noun }: { noun: Noun }) {
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
    { id: 'XLSX', make: () => saveWays(noun, words) },
    { id: 'CSV', make: () => save(csv(describe(noun, () => undefined)), 'text/csv', `${noun.id}.csv`) },
    {
      id: 'JSON',
      make: async () => save(JSON.stringify(await readModel(noun.id), null, 2), 'application/json', `${noun.id}.json`),
    },
    { id: 'Mermaid', make: () => save(mermaid(noun), 'text/plain', `${noun.id}.mmd`) },
    { id: 'SCXML', make: () => save(scxml(noun), 'application/xml', `${noun.id}.scxml`) },
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
