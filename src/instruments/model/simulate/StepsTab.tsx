import { useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { explained } from '#instruments/sandbox/explained.ts';
import type { Happened, Sandbox } from '#instruments/sandbox/world.ts';
import { labelOf, stateOf } from '#views/shapes/fields/labels.ts';
import { Stack } from '#views/ui/layout.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';
import { statementOf } from '../machine/say.ts';
import * as css from './Simulate.css.ts';

interface StepsTabProps {
  readonly aggregateType: AggregateType;
  readonly log: readonly Happened[];
  readonly sandbox: Sandbox;
}

/** Explains one event: regions, evaluated rules, changed values and resulting events. */
export function StepsTab({ aggregateType, log, sandbox }: StepsTabProps) {
  const words = useWords();
  const [wanted, setWanted] = useState<number | null>(null);
  const event = log.find(({ version }) => version === wanted) ?? log.at(-1);
  if (!event) return null;
  const { microsteps, regions, changed, followed } = explained(sandbox, aggregateType, event);
  const regionOf = (region: string): string =>
    words.has(`region.${aggregateType.id}.${region}`)
      ? words.text<string>(`region.${aggregateType.id}.${region}`)
      : region;
  return (
    <Stack gap="m">
      <Select
        label={words.text('ui.model.event')}
        choices={log.map(({ version, type }) => ({
          id: String(version),
          label: `${version} · ${words.text<string>(`event.${type}`)}`,
        }))}
        value={String(event.version)}
        onChange={(key) => setWanted(Number(key))}
      />
      <p className={css.small}>{words.text('ui.simulate.microsteps', { count: microsteps.length })}</p>
      <ol className={css.list}>
        {regions.map(({ region, from, to, rules }) => (
          <li key={region}>
            {words.text('ui.simulate.regionStep', {
              region: regionOf(region),
              from: stateOf(aggregateType.id, from, words),
              to: stateOf(aggregateType.id, to, words),
            })}
            <ul>
              {rules.map(({ rule, verdict }) => (
                <li key={rule} className={css.small}>
                  {words.text(verdict === 'held' ? 'ui.simulate.held' : 'ui.simulate.silent', {
                    rule: statementOf(aggregateType, rule, words),
                  })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {changed.length > 0 && (
        <p>
          {words.text('ui.simulate.changed', {
            fields: words.list(changed.map((field) => labelOf(aggregateType.id, field, words))),
          })}
        </p>
      )}
      {followed.length > 0 && (
        <p>
          {words.text('ui.simulate.followed', {
            events: words.list(followed.map(({ id, type }) => `${words.text<string>(`event.${type}`)} (${id})`)),
          })}
        </p>
      )}
    </Stack>
  );
}
