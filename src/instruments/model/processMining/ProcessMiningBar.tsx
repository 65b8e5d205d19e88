import type { ReactNode } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { useReferences } from '#views/shapes/fields/references.ts';
import { rangeOf } from '#views/shapes/list/query.ts';
import { DateRangePicker } from '#views/ui/DateRangePicker.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';
import type { PageState } from '../machine/usePage.ts';
import * as css from '../Model.css.ts';

type Narrowed = Pick<PageState, 'days' | 'branch' | 'version'>;

interface ProcessMiningBarProps {
  readonly aggregateType: AggregateType;
  readonly page: Narrowed;
  readonly onChange: (changes: Partial<Narrowed>) => void;
  readonly children?: ReactNode;
}

/** Filters process mining by days, branch and machine version. The role filter is beside the kind of event above. */
export function ProcessMiningBar({ aggregateType, page, onChange, children }: ProcessMiningBarProps) {
  const words = useWords();
  const branches = useReferences('branch');
  return (
    <div className={css.bar}>
      <DateRangePicker
        label={words.text('ui.practice.days')}
        value={rangeOf(page.days ?? undefined)}
        onChange={(range) => {
          if (range === null || range.start <= range.end) onChange({ days: range && `${range.start}..${range.end}` });
        }}
      />
      <Select
        label={words.text('ui.practice.branch')}
        choices={[
          { id: '', label: words.text('ui.practice.anyBranch') },
          ...branches.entries.map(({ id, label }) => ({ id, label })),
        ]}
        value={page.branch ?? ''}
        onChange={(key) => onChange({ branch: String(key ?? '') || null })}
      />
      {aggregateType.version > 1 && (
        <Select
          label={words.text('ui.model.version')}
          choices={[
            { id: '', label: words.text('ui.practice.anyVersion') },
            ...Array.from({ length: aggregateType.version }, (_, index) => String(index + 1)).map((id) => ({
              id,
              label: id,
            })),
          ]}
          value={page.version ?? ''}
          onChange={(key) => onChange({ version: String(key ?? '') || null })}
        />
      )}
      {children}
    </div>
  );
}
