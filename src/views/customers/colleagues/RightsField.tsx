import type { ColleagueRole } from '#services/colleagues.ts';
import { CheckboxGroup } from '#views/ui/CheckboxGroup.tsx';
import { useWords } from '#views/language/words.tsx';
import { titleIn } from './titleIn.ts';

interface RightsFieldProps {
  readonly roles: readonly ColleagueRole[];
  readonly value: readonly string[];
  readonly onChange: (roles: readonly string[]) => void;
  readonly error: string | undefined;
}

/** Choice of roles for a colleague, each with the screens that it shows. */
export function RightsField({ roles, value, onChange, error }: RightsFieldProps) {
  const words = useWords();
  return (
    <CheckboxGroup
      name="roles"
      vertical
      isRequired
      label={words.text('ui.colleague.rights')}
      description={words.text('ui.colleague.rightsHint')}
      error={error}
      choices={roles.map(({ id, name, screens }) => ({
        id,
        label: titleIn(name, words),
        description: words.text('ui.colleague.screens', {
          screens: words.list(screens.map((screen) => titleIn(screen, words))),
        }),
      }))}
      value={[...value]}
      onChange={onChange}
    />
  );
}
