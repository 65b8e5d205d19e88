import { useState } from 'react';
import { lookupNames } from '#machines/lookups/names.ts';
import { transitionsOf } from '#machines/kit/explain.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { lookupsOf } from '#instruments/sandbox/lookups.ts';
import { actorOf, type Part } from '#instruments/sandbox/people.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { labelOf } from '#views/shapes/fields/labels.ts';
import { Button } from '#views/ui/Button.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { NumberField } from '#views/ui/NumberField.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Switch } from '#views/ui/Switch.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';
import { leavesOf, withLeaf, type Leaf } from './leaves.ts';
import type { Run, RunStore } from './runStore.ts';
import * as css from './Simulate.css.ts';

interface LookupsTabProps {
  readonly aggregateType: AggregateType;
  readonly aggregate: Aggregate;
  readonly run: Run;
  readonly store: RunStore;
  readonly part: Part;
}

/** Shows the lookups of a proposed event; each value can be replaced by an assumed one. */
export function LookupsTab({ aggregateType, aggregate, run, store, part }: LookupsTabProps) {
  const words = useWords();
  const types = Object.keys(aggregateType.events).filter((type) => lookupNames(aggregateType, type).length > 0);
  const isNow = (one: string): boolean =>
    transitionsOf(aggregateType, aggregate, one).every((transition) => 'event' in transition);
  const [type, setType] = useState(types.find(isNow) ?? types[0] ?? '');
  const { sandbox } = run;
  const actor = actorOf(sandbox, part);
  const lookups =
    actor && type ? lookupsOf(sandbox, { aggregateType, type, aggregate, data: {}, actor, at: sandbox.now }) : {};
  const assume = (name: string, value: unknown): void => {
    store.step({ kind: 'assume', fact: `${aggregateType.id}.${name}`, value });
  };
  return (
    <Stack gap="m">
      <p className={css.small}>{words.text('ui.simulate.knownHint')}</p>
      <Select
        label={words.text('ui.model.event')}
        choices={types.map((id) => ({ id, label: words.text<string>(`event.${id}`) }))}
        value={type}
        onChange={(key) => setType(String(key))}
      />
      <Scroller label={words.text('ui.simulate.known')}>
        <table className={detail.table}>
          <thead>
            <tr>
              <th scope="col">{words.text('ui.simulate.fact')}</th>
              <th scope="col">{words.text('ui.simulate.value')}</th>
              <th scope="col">{words.text('ui.simulate.assume')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(lookups).map(([name, lookup]) => {
              const key = `${aggregateType.id}.${name}`;
              const isAssumed = sandbox.assumed.has(key);
              return (
                <tr key={name}>
                  <th scope="row">{labelOf(aggregateType.id, name, words)}</th>
                  <td>
                    <LookupFields
                      name={name}
                      machine={aggregateType.id}
                      lookup={lookup}
                      onChange={(value) => assume(name, value)}
                    />
                  </td>
                  <td>
                    <Inline gap="s">
                      {lookup !== null && (
                        <Button size="small" tone="quiet" onPress={() => assume(name, null)}>
                          {words.text('ui.simulate.assumeNone')}
                        </Button>
                      )}
                      {isAssumed && (
                        <Button
                          size="small"
                          tone="quiet"
                          icon="undo"
                          onPress={() => {
                            store.step({ kind: 'unassume', fact: key });
                          }}
                        >
                          {words.text('ui.simulate.asItIs')}
                        </Button>
                      )}
                    </Inline>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroller>
    </Stack>
  );
}

interface LookupFieldsProps {
  readonly name: string;
  readonly machine: string;
  readonly lookup: unknown;
  readonly onChange: (lookup: unknown) => void;
}

function LookupFields({ name, machine, lookup, onChange }: LookupFieldsProps) {
  const words = useWords();
  if (lookup === null || lookup === undefined)
    return <span className={css.small}>{words.text('ui.simulate.none')}</span>;
  const leaves = leavesOf(lookup);
  if (leaves.length === 0)
    return (
      <span className={css.small}>{words.text('ui.simulate.entries', { count: Object.keys(lookup).length })}</span>
    );
  return (
    <Stack gap="s">
      {leaves.map((leaf) => (
        <LeafField
          key={leaf.path.join('.')}
          leaf={leaf}
          label={leaf.path.length === 0 ? labelOf(machine, name, words) : leaf.path.join(' · ')}
          onChange={(value) => onChange(withLeaf(lookup, leaf.path, value))}
        />
      ))}
    </Stack>
  );
}

interface LeafFieldProps {
  readonly leaf: Leaf;
  readonly label: string;
  readonly onChange: (value: string | number | boolean) => void;
}

function LeafField({ leaf: { value }, label, onChange }: LeafFieldProps) {
  if (typeof value === 'boolean')
    return (
      <Switch isSelected={value} onChange={onChange}>
        {label}
      </Switch>
    );
  if (typeof value === 'number') return <NumberField label={label} value={value} onChange={onChange} />;
  return <Typed key={value} label={label} value={value ?? ''} onChange={onChange} />;
}

/** A text field that takes effect on blur, because each change is a step of the run. */
function Typed({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      label={label}
      value={typed}
      onChange={setTyped}
      onBlur={() => {
        if (typed !== value) onChange(typed);
      }}
    />
  );
}
