import type { Noun } from '#machines/kit/noun.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Section } from '#views/ui/Card.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/words.tsx';
import { fieldInfo, type FieldInfo } from '../fields/kind.ts';
import { labelOf } from '../fields/labels.ts';
import { Value } from '../fields/Value.tsx';
import { PrintRecords } from '../print/PrintRecords.tsx';
import * as css from './Detail.css.ts';
import type { AnyOptions, AnyShown } from './options.ts';

const Chart = arriving(() => import('../chart/Chart.tsx'), { Waiting: Skeleton });

interface FactsProps {
  readonly noun: Noun;
  readonly options: AnyOptions;
  readonly shown: AnyShown;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What a life is, group by group, what more its noun shows, and the way it took. */
export function Facts({ noun, options: { sections, More }, shown }: FactsProps) {
  const words = useWords();
  const described = (field: string) => ({
    id: field,
    term: labelOf(noun.id, field, words),
    detail: isNothing(shown.row[field]) ? null : (
      <Value machine={noun.id} info={infoOf(noun, field)} value={shown.row[field]} />
    ),
  });
  return (
    <div className={css.titles}>
      <div className={css.columns}>
        {sections.map(({ title, fields }) => (
          <Section key={title} title={words.text<string>(title)}>
            <DescriptionList items={fields.map(described)} />
          </Section>
        ))}
        {More && <More {...shown} />}
      </div>
      <PrintRecords noun={noun} records={shown.records} />
      <Section title={words.text('ui.chart.name')}>
        <Chart noun={noun} state={shown.row.state} records={shown.records} />
      </Section>
    </div>
  );
}

/** A field of a noun's row. */
export const infoOf = (noun: Noun, field: string): FieldInfo =>
  fieldInfo(field, noun.rowSchema.shape[field] as Parameters<typeof fieldInfo>[1]);
