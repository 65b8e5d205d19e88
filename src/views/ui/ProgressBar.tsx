import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import * as css from './ProgressBar.css.ts';

/** Progress, 0 to 100; without a value the end is unknown. */
export interface ProgressBarProps {
  label: string;
  value?: number;
  /** Words at the end instead of a percentage, as in `1,200 of 10,000`. */
  valueText?: string;
}

export function ProgressBar({ label, value, valueText }: ProgressBarProps) {
  const known = value === undefined ? { isIndeterminate: true } : { value };
  return (
    <AriaProgressBar {...known} {...(valueText !== undefined && { valueLabel: valueText })} className={css.bar}>
      {({ percentage, valueText: said }) => (
        <>
          <div className={css.words}>
            <Label>{label}</Label>
            <span>{said}</span>
          </div>
          <div className={css.track}>
            {percentage === undefined ? (
              <div className={`${css.fill} ${css.unknown}`} />
            ) : (
              // By whole hundredths: one of ten thousand cannot be seen, yet every move of the bar costs some pictures.
              <div className={css.fill} style={{ transform: `translateX(${Math.floor(percentage) - 100}%)` }} />
            )}
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
