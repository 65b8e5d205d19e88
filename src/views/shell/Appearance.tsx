import { Radio, RadioGroup as Swatches, Label } from 'react-aria-components';
import { prefer, SCHEMES, SIZES, type Scheme, type Size } from '#services/preferences.ts';
import { Icon } from '#views/ui/Icon.tsx';
import { IconButton } from '#views/ui/IconButton.tsx';
import { Popover } from '#views/ui/Popover.tsx';
import { RadioGroup } from '#views/ui/RadioGroup.tsx';
import { accentPresets } from '#views/ui/theme/tokens.ts';
import { toast } from '#views/ui/Toast.tsx';
import { usePreferences, useWords } from '#views/words.tsx';
import * as css from './Appearance.css.ts';

/** Theme, size and theme colour, as this person likes them. */
export function Appearance() {
  const words = useWords();
  const { scheme, size, accent } = usePreferences();
  const label = words.text('shell.appearance');
  const resize = (chosen: Size) => {
    prefer({ size: chosen });
    toast({ tone: 'positive', title: words.text('shell.sizeChanged') });
  };
  return (
    <Popover label={label} trigger={<IconButton icon="palette" label={label} />}>
      <div className={css.panel}>
        <RadioGroup
          vertical
          bare
          label={words.text('shell.scheme')}
          value={scheme}
          choices={SCHEMES.map((id) => ({ id, label: words.text(`shell.scheme.${id}`) }))}
          onChange={(id) => prefer({ scheme: id as Scheme })}
        />
        <RadioGroup
          vertical
          bare
          label={words.text('shell.size')}
          value={size}
          choices={SIZES.map((id) => ({ id, label: words.text(`shell.size.${id}`) }))}
          onChange={(id) => resize(id as Size)}
        />
        <Swatches className={css.swatches} value={accent} onChange={(chosen) => prefer({ accent: chosen })}>
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
      </div>
    </Popover>
  );
}
