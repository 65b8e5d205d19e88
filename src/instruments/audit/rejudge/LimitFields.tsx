import type { Words } from '#i18n/words.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { NumberField } from '#views/ui/NumberField.tsx';
import { useWords } from '#views/language/words.tsx';
import { kindTitle } from '#views/shapes/log/eventNames.tsx';
import { ruleTitle } from '#views/shapes/log/ruleTitle.ts';
import { limitKey, LIMITS, nameOf, shownOf, unitOf, type RuleLimit } from './limits.ts';

interface LimitFieldsProps {
  /** Machine whose limits are shown; null for all. */
  readonly machine: string | null;
  /** Changed values in display units, by key; unchanged limits are absent. */
  readonly tried: ReadonlyMap<string, number>;
  readonly onTry: (key: string, value: number | null) => void;
}

const sayingOf = ({ aggregateType, rule }: RuleLimit, words: Words): string =>
  ruleTitle(`${aggregateType.id}.${rule}`, words);

/** Fields for the limits of rules, each with a value to try. */
export function LimitFields({ machine, tried, onTry }: LimitFieldsProps) {
  const words = useWords();
  const shown = LIMITS.filter(({ aggregateType }) => machine === null || aggregateType.id === machine);
  const label = words.text('ui.rejudge.otherLimits');
  if (shown.length === 0) return <p>{words.text('ui.rejudge.noLimits')}</p>;
  return (
    <Scroller label={label}>
      <table className={detail.table}>
        <thead>
          <tr>
            <th scope="col">{words.text('ui.model.machine')}</th>
            <th scope="col">{words.text('ui.model.statement')}</th>
            <th scope="col">{words.text('ui.rejudge.ownLimit')}</th>
            <th scope="col">{words.text('ui.rejudge.triedLimit')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => {
            const own = shownOf(one.limit);
            const unit = unitOf(one.limit, words);
            return (
              <tr key={limitKey(one)}>
                <td>{kindTitle(one.aggregateType.id, words)}</td>
                <td>{sayingOf(one, words)}</td>
                <td>
                  {nameOf(one, words)} {words.number(own)} {unit}
                </td>
                <td>
                  <NumberField
                    bare
                    labelHidden
                    label={words.text('ui.rejudge.tryFor', {
                      rule: sayingOf(one, words),
                      limit: nameOf(one, words),
                    })}
                    unit={unit}
                    stepper={false}
                    minValue={0}
                    value={tried.get(limitKey(one)) ?? own}
                    onChange={(value) => onTry(limitKey(one), Number.isNaN(value) || value === own ? null : value)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroller>
  );
}
