import '#views/ui/allIcons.ts';
import { useSession } from '#views/session/useSession.ts';
import { useWords } from '#views/language/words.tsx';
import { Frame } from '../Frame.tsx';
import { CodeForm } from './CodeForm.tsx';

/** Second step of the sign-in: a passkey or a code. */
export default function CodeScreen() {
  const words = useWords();
  const hasPasskey = useSession().context.proving?.factors.includes('passkey') === true;
  return (
    <Frame
      title={words.text(hasPasskey ? 'account.passkey.proveTitle' : 'account.factor.codeTitle')}
      hint={words.text('account.factor.codeScreenHint')}
    >
      <CodeForm />
    </Frame>
  );
}
