import { hasSought } from '#machines/kit/alike.ts';
import { useEffect, useState } from 'react';
import { allRows, type Row } from '#services/page.ts';
import type { Choice } from '#views/ui/choice.ts';
import { ComboBox } from '#views/ui/ComboBox.tsx';
import type { FieldWords } from '#views/ui/Field.tsx';
import { useWords } from '#views/language/words.tsx';
import { screensOffered } from './screensOffered.ts';
import { iconTitle, menuIcons } from './iconTitles.ts';

interface ConsolePickerProps extends FieldWords {
  readonly name: string;
  readonly of: 'icon' | 'screen';
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** A screen's name for people who know no code: `storage/ShelfDetail` is Shelf detail. */
const spoken = (component: string): string => {
  const words = component
    .slice(component.lastIndexOf('/') + 1)
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Reads all screens of the console with the menu entries that open them. */
async function readScreens(): Promise<readonly { readonly id: string; readonly entry: Row | undefined }[]> {
  const menus = await allRows('menu', {}, { ownForbidden: true, ownFailure: true }).catch(() => []);
  return screensOffered().map((id) => ({ id, entry: menus.find((row) => row['component'] === id) }));
}

/** One of the console's icons, or one of its screens by the menu entry that opens it. */
export default function ConsolePicker({ of, value, onChange, onBlur, ...field }: ConsolePickerProps) {
  const words = useWords();
  const [screens, setScreens] = useState<Awaited<ReturnType<typeof readScreens>> | null>(null);
  useEffect(() => {
    if (of !== 'screen') return undefined;
    let isLeft = false;
    void readScreens().then((found) => !isLeft && setScreens(found));
    return () => {
      isLeft = true;
    };
  }, [of]);
  const offered: Choice[] =
    of === 'icon'
      ? menuIcons(words).map((id) => ({ id, icon: id, label: iconTitle(id, words) }))
      : (screens ?? []).map(({ id, entry }) => ({
          id,
          label: entry ? String((words.language === 'zh' && entry['titleZh']) || entry['title']) : spoken(id),
          description: entry ? String(entry['path']) : words.text('ui.console.notOnMenu'),
        }));
  const isKnown = value === null || offered.some(({ id }) => id === value);
  const choices = isKnown ? offered : [{ id: value, label: value }, ...offered];
  const isLoading = of === 'screen' && screens === null;
  return (
    <ComboBox
      {...field}
      choices={choices}
      loading={isLoading}
      menuTrigger="focus"
      defaultFilter={hasSought}
      defaultValue={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      {...(onBlur && { onBlur })}
    />
  );
}
