import { Label, Radio, RadioGroup as Swatches } from 'react-aria-components';
import { prefer } from '#services/preferences.ts';
import { Icon } from '#views/ui/Icon.tsx';
import { accentPresets } from '#views/ui/theme/tokens.ts';
import { usePreferences, useWords } from '#views/language/words.tsx';
import * as css from './Settings.css.ts';

/** Theme colour (§2): one of eight, or any other; stored for a year. */
export function ThemeColour() {
  const words = useWords();
  const { accent } = usePreferences();
  return (
    <div>
      <Swatches value={accent} onChange={(chosen) => prefer({ accent: chosen })}>
        <Label className={css.label}>{words.text('shell.accent')}</Label>
        <div className={css.row}>
          {accentPresets.map((preset) => (
            <Radio
              key={preset}
              value={preset}
              aria-label={preset}
              className={css.swatch}
              style={{ background: preset }}
            >
              {({ isSelected }) => isSelected && <Icon name="check" size={14} />}
            </Radio>
          ))}
        </div>
      </Swatches>
      <label className={`${css.row} ${css.label}`}>
        {words.text('shell.accentAny')}
        <input
          type="color"
          className={css.any}
          value={accent}
          onChange={({ target }) => prefer({ accent: target.value })}
        />
      </label>
    </div>
  );
}
