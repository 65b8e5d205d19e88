import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { isForStaff } from '#machines/rights/staffFields.ts';
import { arriving } from '#views/ui/arriving.tsx';
import { Section } from '#views/ui/Card.tsx';
import { DescriptionList } from '#views/ui/DescriptionList.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useIsCustomer } from '#views/session/useIsCustomer.ts';
import { useWords } from '#views/language/words.tsx';
import type { FieldInfo } from '../fields/kind.ts';
import { fieldInfo } from '../../../i18n/fieldsOf.ts';
import { labelOf } from '../fields/labels.ts';
import { Value } from '../fields/Value.tsx';
import { PrintRecords } from '../print/PrintRecords.tsx';
import type { Presented } from '../presentation/presentation.ts';
import * as css from './Detail.css.ts';
import type { AnyOptions, AnyShown } from './options.ts';

const Chart = arriving(() => import('../chart/Chart.tsx'), { Waiting: Skeleton });

interface FieldListProps {
  readonly aggregateType: Presented;
  readonly options: AnyOptions;
  readonly shown: AnyShown;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Fields of an aggregate by group, further content of its record type, and its path. */
export function FieldList({ aggregateType, options: { sections, First, More }, shown }: FieldListProps) {
  const words = useWords();
  const isCustomer = useIsCustomer();
  const isOffered = (field: string): boolean => !isCustomer || !isForStaff(aggregateType.id, field);
  const described = (field: string) => ({
    id: field,
    term: labelOf(aggregateType.id, field, words),
    detail: isNothing(shown.row[field]) ? null : (
      <Value machine={aggregateType.id} info={infoOf(aggregateType, field)} value={shown.row[field]} />
    ),
  });
  return (
    <Stack>
      {First && <First {...shown} />}
      <div className={css.columns}>
        {sections.map(({ title, fields }) => (
          <Section key={title} title={words.text<string>(title)}>
            <DescriptionList items={fields.filter(isOffered).map(described)} />
          </Section>
        ))}
        {More && <More {...shown} />}
      </div>
      <PrintRecords aggregateType={aggregateType} records={shown.records} />
      <Section title={words.text('ui.chart.name')}>
        <Chart aggregateType={aggregateType} state={shown.row.state} records={shown.records} />
      </Section>
    </Stack>
  );
}

/** A field of an aggregate type's row. */
export const infoOf = (aggregateType: AggregateType, field: string): FieldInfo =>
  fieldInfo(field, aggregateType.rowSchema.shape[field] as Parameters<typeof fieldInfo>[1]);
