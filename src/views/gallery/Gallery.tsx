import { useState } from 'react';
import { applyTheme } from '../ui/theme/applyTheme.ts';
import type { Theme } from '../ui/theme/applyTheme.ts';
import { accentPresets, defaultAccent } from '../ui/theme/tokens.ts';
import { densities, initialDensity } from '../ui/theme/density.ts';
import { Inline, Stack } from '../ui/layout.tsx';
import { Section } from '../ui/Card.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { entries } from './entries.ts';
import { page, swatch, top } from './Gallery.css.ts';

const modes = ['light', 'dark', 'system'] as const;

const readTheme = (): Theme => {
  const wanted = new URLSearchParams(window.location.search);
  return {
    accent: wanted.get('accent') ?? defaultAccent,
    mode: modes.find((mode) => mode === wanted.get('mode')) ?? 'light',
    density: densities.find((density) => density === wanted.get('density')) ?? initialDensity,
  };
};

const choices = (ids: readonly string[]) => ids.map((id) => ({ id, label: id }));

/** All components in all their states on one page; `?part=`, `?mode=`, `?density=`, `?accent=` select. */
export function Gallery() {
  const [theme, setTheme] = useState(readTheme);
  applyTheme(theme);
  const part = new URLSearchParams(window.location.search).get('part');
  const shown = entries.filter(({ id }) => part === null || part === id);
  return (
    <div className={page}>
      <header className={top}>
        <h1>Gallery</h1>
        <Inline gap="xl">
          <RadioGroup
            bare
            labelHidden
            label="Theme"
            choices={choices(modes)}
            value={theme.mode}
            onChange={(value) => setTheme({ ...theme, mode: modes.find((mode) => mode === value) ?? theme.mode })}
          />
          <RadioGroup
            bare
            labelHidden
            label="Density"
            choices={choices(densities)}
            value={theme.density}
            onChange={(value) =>
              setTheme({ ...theme, density: densities.find((density) => density === value) ?? theme.density })
            }
          />
          <Inline gap="xs">
            {accentPresets.map((accent) => (
              <button
                key={accent}
                type="button"
                className={swatch}
                aria-label={`Accent ${accent}`}
                aria-pressed={theme.accent === accent}
                style={{ background: accent }}
                onClick={() => setTheme({ ...theme, accent })}
              />
            ))}
          </Inline>
        </Inline>
      </header>
      <Stack gap="xl">
        {shown.map(({ id, title, Sample, flush }) => (
          <Section key={id} title={title} flush={flush ?? false}>
            <Sample />
          </Section>
        ))}
      </Stack>
    </div>
  );
}
