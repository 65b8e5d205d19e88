import { useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { transitionsOfAll } from '#machines/kit/describe.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Link } from '#views/ui/Link.tsx';
import { SearchField } from '#views/ui/SearchField.tsx';
import { useWords } from '#views/words.tsx';
import { machineAddress } from './addresses.ts';
import { statesIn } from './lookup.ts';
import * as css from './Model.css.ts';
import { Charts } from './charts/Charts.tsx';
import { allAggregateTypes, useHeads } from './useModel.ts';

const SHORT = 12;

/** Every machine there is, how large it is, and the hash of the one that decides now. */
export default function Machines() {
  const words = useWords();
  const { answer } = useHeads();
  const [typed, setTyped] = useState('');
  const nameOf = ({ id }: AggregateType): string => words.text<string>(`machine.${id}.many`);
  const wanted = typed.trim().toLowerCase();
  const found = allAggregateTypes()
    .filter((aggregateType) => `${nameOf(aggregateType)} ${aggregateType.id}`.toLowerCase().includes(wanted))
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
          <Scroller label={title}>
            <table className={detail.table}>
              <thead>
                <tr>
                  <th scope="col">{words.text('ui.model.machine')}</th>
                  {(['states', 'events', 'ways', 'rules', 'version'] as const).map((name) => (
                    <th key={name} scope="col" data-number>
                      {words.text(`ui.model.${name}`)}
                    </th>
                  ))}
                  <th scope="col">{words.text('ui.model.hash')}</th>
                </tr>
              </thead>
              <tbody>
                {found.map((aggregateType) => (
                  <tr key={aggregateType.id}>
                    <td>
                      <Link href={machineAddress(aggregateType.id)}>{nameOf(aggregateType)}</Link>
                    </td>
                    <td data-number>{statesIn(aggregateType).length}</td>
                    <td data-number>{Object.keys(aggregateType.events).length}</td>
                    <td data-number>{transitionsOfAll(aggregateType).length}</td>
                    <td data-number>{Object.keys(aggregateType.rules).length}</td>
                    <td data-number>{aggregateType.version}</td>
                    <td className={css.hash}>
                      {answer?.find(({ machine }) => machine === aggregateType.id)?.hash.slice(0, SHORT)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        </Section>
      )}
      <Charts wanted={wanted} />
    </section>
  );
}
