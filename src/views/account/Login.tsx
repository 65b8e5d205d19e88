import { FormNote } from './FormNote.tsx';
import { Frame } from './Frame.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSession } from '#views/session.ts';
import { useWords } from '#views/words.tsx';

/** The login screen (§2). `onBegin` lets the console load while the person types. */
export function Login({ onBegin }: { onBegin: () => void }) {
  const words = useWords();
  const { passwordChanged } = useSession().context;
  return (
    <Frame title={words.text('account.login.title')} hint={words.text('account.login.hint')}>
      <FormNote tone="positive" text={passwordChanged ? words.text('account.login.passwordChanged') : undefined} />
      <SignInForm onBegin={onBegin} />
    </Frame>
  );
}
