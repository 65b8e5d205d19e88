import type { Noun } from '#machines/kit/noun.ts';
import type { FieldOf } from '../list/options.ts';
import { logTab } from './logTab.tsx';
import { record } from './record.tsx';

const HEAD = ['id', 'version', 'state', 'code'];

/** The screen of an entry of a register, titled by a field: every field it keeps, and what became of it. */
export const keptRecord = <N extends Noun>(noun: N, titled: FieldOf<N>) =>
  record(noun, {
    facts: [],
    sections: [
      {
        title: 'ui.detail.section.kept',
        fields: Object.keys(noun.rowSchema.shape).filter((name): name is FieldOf<N> => !HEAD.includes(name)),
      },
    ],
    tabs: [logTab(noun)],
    title: (row) => String(row[titled] ?? row.id),
  });
