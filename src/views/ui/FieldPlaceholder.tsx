import { useId } from 'react';
import type { ReactNode } from 'react';
import * as css from './Field.css.ts';
import { hidden } from './Hidden.css.ts';
import { Icon } from './Icon.tsx';
import * as select from './Select.css.ts';

interface FieldPlaceholderProps {
  label: string;
  labelHidden?: boolean | undefined;
}

function Frame({
  label,
  labelHidden = false,
  of,
  children,
}: FieldPlaceholderProps & { of: string; children: ReactNode }) {
  return (
    <div className={`${css.field} ${css.bare}`}>
      <label className={labelHidden ? hidden : css.label} htmlFor={of}>
        {label}
      </label>
      {children}
    </div>
  );
}

/** Placeholder of a choice: `value` is the chosen text or the empty text. */
export function ChoicePlaceholder({
  value,
  isChosen,
  ...frame
}: FieldPlaceholderProps & { value: string; isChosen: boolean }) {
  const id = useId();
  return (
    <Frame {...frame} of={id}>
      <button id={id} type="button" aria-haspopup="listbox" className={select.trigger}>
        <span className={select.value} data-placeholder={isChosen ? undefined : true}>
          {value}
        </span>
        <span className={select.arrow}>
          <Icon name="chevronDown" />
        </span>
      </button>
    </Frame>
  );
}

/** Placeholder of an input; typed text is handed on. */
export function TextPlaceholder({
  value,
  icon,
  placeholder,
  ...frame
}: FieldPlaceholderProps & { value: string; icon?: 'search' | undefined; placeholder?: string | undefined }) {
  const id = useId();
  return (
    <Frame {...frame} of={id}>
      <div className={css.box}>
        {icon && (
          <span className={css.affix}>
            <Icon name={icon} />
          </span>
        )}
        <input id={id} className={css.input} defaultValue={value} placeholder={placeholder} />
      </div>
    </Frame>
  );
}

/** Placeholder of a range of days. */
export function RangePlaceholder({ value, ...frame }: FieldPlaceholderProps & { value: string }) {
  const id = useId();
  return (
    <Frame {...frame} of={id}>
      <button id={id} type="button" className={select.trigger}>
        <span className={select.value}>{value}</span>
        <span className={select.arrow}>
          <Icon name="calendar" />
        </span>
      </button>
    </Frame>
  );
}
