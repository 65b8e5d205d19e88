import '#views/ui/allIcons.ts';
import { useWords } from '#views/words.tsx';
import { Frame } from '../Frame.tsx';
import { CodeForm } from './CodeForm.tsx';

/** Second step of the sign-in: the code. */
export default function CodeScreen() {
  const words = useWords();
  return (
    <Frame title={words.text('account.factor.codeTitle')} hint={words.text('account.factor.codeScreenHint')}>
      <CodeForm />
    </Frame>
  );
}
