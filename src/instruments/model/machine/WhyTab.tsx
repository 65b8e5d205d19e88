import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { Section } from '#views/ui/Card.tsx';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';
import { mayPropose, statesIn } from '../lookup.ts';
import * as css from '../Model.css.ts';
import { shortest } from '../shortest.ts';
import { eventOf, marksOf, statementOf, targetOf } from './say.ts';
import type { PageState } from './usePage.ts';

/** Explains an event in a state: its rules, the permitted roles, and what would make it possible. */
export function WhyTab({ aggregateType, page }: { aggregateType: AggregateType; page: PageState }) {
  const words = useWords();
  const { state, event } = page;
  return (
    <Stack gap="l">
      <div className={css.bar}>
        <Select
          label={words.text('ui.model.state')}
          choices={statesIn(aggregateType).map(({ id }) => ({ id, label: stateOf(aggregateType.id, id, words) }))}
          value={state}
          onChange={(key) => page.show({ state: String(key) })}
        />
        <Select
          label={words.text('ui.model.event')}
          choices={Object.keys(aggregateType.events).map((id) => ({ id, label: eventOf(id, words) }))}
          value={event}
          onChange={(key) => page.show({ event: String(key) })}
        />
      </div>
      {state !== null && event !== null && aggregateType.events[event] && aggregateType.structure.states.has(state) ? (
        <Answer aggregateType={aggregateType} page={page} state={state} event={event} />
      ) : (
        <EmptyState icon="help" title={words.text('ui.model.chooseBoth')} />
      )}
    </Stack>
  );
}

interface AnswerProps {
  readonly aggregateType: AggregateType;
  readonly page: PageState;
  readonly state: string;
  readonly event: string;
}

function Answer({ aggregateType, page, state, event }: AnswerProps) {
  const words = useWords();
  const { transitions, states, regionsByEvent } = aggregateType.structure;
  const transition = transitions.get(state)?.get(event);
  const spec = aggregateType.events[event];
  const title = eventOf(event, words);
  const name = stateOf(aggregateType.id, state, words);
  const holders = page.narrowed.roles.filter(
    ({ permissions }) => permissions.includes(event) || permissions.includes('*'),
  );
  const role = page.narrowed.roles.find(({ code }) => code === page.narrowed.role);
  const roleName = role && (words.language === 'zh' ? role.nameZh : role.name);
  const region = states.get(state)?.region ?? aggregateType.structure.main;
  const others = (regionsByEvent.get(event) ?? []).filter((other) => other !== region);
  const declared = statesIn(aggregateType).filter(({ id }) => transitions.get(id)?.has(event));
  const nearest = declared
    .filter((one) => one.region === region)
    .flatMap(({ id }) => {
      const found = shortest(aggregateType, state, id, page.narrowed.narrowing.permissions);
      return found === null ? [] : [{ id, found }];
    })
    .toSorted((one, two) => one.found.length - two.found.length)[0];
  return (
    <Section
      title={
        transition
          ? words.text('ui.model.isDeclared', {
              event: title,
              state: name,
              to: targetOf(aggregateType, transition, words),
            })
          : words.text('ui.model.isNotDeclared', { event: title, state: name })
      }
    >
      <Stack gap="m">
        <p className={css.muted}>{words.text<string>(`about.event.${event}`)}</p>
        {role && (
          <Notice tone={mayPropose(aggregateType, event, role.permissions) ? 'positive' : 'warning'}>
            {words.text(
              mayPropose(aggregateType, event, role.permissions) ? 'ui.model.roleMay' : 'ui.model.roleMayNot',
              { role: roleName, event: title },
            )}
          </Notice>
        )}
        {!transition && declared.length > 0 && (
          <p>
            {words.text('ui.model.declaredIn', {
              states: words.list(declared.map(({ id }) => stateOf(aggregateType.id, id, words))),
            })}
          </p>
        )}
        {!transition && declared.length > 0 && !nearest && role && (
          <p>{words.text('ui.model.roleHasNoPath', { role: roleName })}</p>
        )}
        {!transition && nearest && (
          <>
            <p>{words.text('ui.model.nearest', { state: stateOf(aggregateType.id, nearest.id, words) })}</p>
            <ol className={css.steps}>
              {nearest.found.map((step) => (
                <li key={step.from}>
                  {words.text('ui.model.step', {
                    from: stateOf(aggregateType.id, step.from, words),
                    events: words.list(step.events.map((type) => eventOf(type, words))),
                    to: stateOf(aggregateType.id, step.to, words),
                  })}
                </li>
              ))}
            </ol>
          </>
        )}
        {transition && (
          <>
            <p>{words.text(transition.rules.length === 0 ? 'ui.model.noRules' : 'ui.model.mustHold')}</p>
            <ul className={css.plainList}>
              {transition.rules.map((rule) => (
                <li key={rule}>
                  {statementOf(aggregateType, rule, words)}
                  <div className={css.hash}>
                    {aggregateType.rules[rule]?.id} · {aggregateType.rules[rule]?.source}
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
        {others.map((other) => (
          <p key={other}>
            {words.text('ui.model.alsoNeeds', {
              region: words.text<string>(`region.${aggregateType.id}.${other}`),
              states: words.list(
                declared.filter((one) => one.region === other).map(({ id }) => stateOf(aggregateType.id, id, words)),
              ),
            })}
          </p>
        ))}
        {marksOf(aggregateType, event, words).length > 0 && <p>{words.list(marksOf(aggregateType, event, words))}</p>}
        {spec?.secondPerson && (
          <p>{words.text('ui.model.secondPerson', { request: eventOf(spec.secondPerson, words) })}</p>
        )}
        <p>
          {spec?.systemOnly
            ? words.text('ui.model.systemOnly')
            : words.text('ui.model.mayBeProposedBy', {
                roles:
                  words.list(
                    holders.map(({ name: english, nameZh }) => (words.language === 'zh' ? nameZh : english)),
                  ) || words.text('ui.model.nobody'),
              })}
        </p>
      </Stack>
    </Section>
  );
}
