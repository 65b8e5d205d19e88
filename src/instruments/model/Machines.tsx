import { useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { transitionsOfAll } from '#machines/kit/describe.ts';
import { soughtText } from '#machines/kit/alike.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { SearchField } from '#views/ui/SearchField.tsx';
import { useWords } from '#views/language/words.tsx';
import { machineAddress } from './addresses.ts';
import { statesIn } from './lookup.ts';
import * as css from './Model.css.ts';
import { Charts } from './charts/Charts.tsx';
import { allAggregateTypes, useHeads } from './useModel.ts';

const SHORT = 12;

const SIZES = [
  { name: 'states', of: (type: AggregateType) => statesIn(type).length },
  { name: 'events', of: ({ events }: AggregateType) => Object.keys(events).length },
  { name: 'ways', of: (type: AggregateType) => transitionsOfAll(type).length },
  { name: 'rules', of: ({ rules }: AggregateType) => Object.keys(rules).length },
  { name: 'version', of: ({ version }: AggregateType) => version },
] as const;

/** Lists every machine, its size and the hash of its current version. */
export default function Machines() {
  const words = useWords();
  const { answer } = useHeads();
  const [typed, setTyped] = useState('');
  const nameOf = ({ id }: AggregateType): string => words.text<string>(`machine.${id}.many`);
  const wanted = soughtText(typed);
  const found = allAggregateTypes()
    .filter((aggregateType) => soughtText(`${nameOf(aggregateType)} ${aggregateType.id}`).includes(wanted))
    .toSorted((one, two) => nameOf(one).localeCompare(nameOf(two), words.tag));
  const title = words.text('screen.Machines');
  return (
    <section className={detail.page}>
      <h1 className={detail.title}>{title}</h1>
      <p className={css.muted}>{words.text('ui.model.hint')}</p>
      <SearchField bare label={words.text('ui.model.findMachine')} value={typed} onChange={setTyped} />
      {found.length === 0 && <EmptyState title={words.text('ui.model.noMachine')} />}
      {found.length > 0 && (
        <Section title={words.text('ui.model.machine')} flush>
          <PlainTable
            label={title}
            rows={found}
            keyOf={({ id }) => id}
            columns={[
              {
                title: words.text('ui.model.machine'),
                cell: (type) => <Link href={machineAddress(type.id)}>{nameOf(type)}</Link>,
              },
              ...SIZES.map(({ name, of }) => ({ title: words.text(`ui.model.${name}`), isNumber: true, cell: of })),
              {
                title: words.text('ui.model.hash'),
                cell: ({ id }) => (
                  <span className={css.hash}>
                    {answer?.find(({ machine }) => machine === id)?.hash.slice(0, SHORT)}
                  </span>
                ),
              },
            ]}
          />
        </Section>
      )}
      <Charts wanted={wanted} />
    </section>
  );
}
