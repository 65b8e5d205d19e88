import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import '#views/ui/slip.css.ts';
import { ShownOnceDialog } from '../form/ShownOnceDialog.tsx';
import * as css from './PasswordSlip.css.ts';

interface OneTimePasswordProps {
  readonly title: string;
  /** Text about the consequence, before the password is made. */
  readonly before: string;
  /** Label of the button that makes a first password; a reset has the title, and a warning tone. */
  readonly label?: string;
  /** Line of the slip that names the person. */
  readonly person: string;
  readonly username: string;
  readonly make: () => Promise<string>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Makes a one-time password and shows it once, to be copied or printed as a slip (§4). */
export function OneTimePassword({ before, label, person, username, ...dialog }: OneTimePasswordProps) {
  const words = useWords();
  return (
    <ShownOnceDialog
      {...dialog}
      label={label}
      tone={label === undefined ? 'danger' : 'primary'}
      before={<p>{before}</p>}
      copy={words.text('ui.people.copy')}
      copied={words.text('ui.people.copied')}
      shownOnce={words.text('ui.people.shownOnce')}
      acts={
        <Button icon="print" onPress={() => window.print()}>
          {words.text('ui.people.printSlip')}
        </Button>
      }
      noted={words.text('ui.people.passwordNoted')}
    >
      {(password) => (
        <div className={css.slip} data-slip>
          <span>{person}</span>
          <span>{words.text('ui.people.slipLogin', { username })}</span>
          <output className={css.password} aria-label={words.text('ui.people.oneTimePassword')}>
            {password}
          </output>
          <small>{words.text('ui.people.slipRule')}</small>
        </div>
      )}
    </ShownOnceDialog>
  );
}
