import type { OwnFactor } from '#services/secondFactor.ts';
import { Button } from '#views/ui/Button.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from '../factor/factor.css.ts';
import { obstacleText } from '../factor/passkeyWords.ts';
import { PasskeyList } from './PasskeyList.tsx';

/** Recovery codes below which new ones are advised. */
const FEW = 3;

/** An act on the own second factor, with its dialog. */
export type FactorAct = 'setUp' | 'remove' | 'addPasskey' | { readonly passkey: string };

interface FactorStateProps {
  readonly factor: OwnFactor;
  readonly onAct: (act: FactorAct) => void;
}

/** The own second factor as it is: app, passkeys and recovery codes, and what can be done with each. */
export function FactorState({ factor, onAct }: FactorStateProps) {
  const words = useWords();
  const { isOn, since, hasApp, passkeys, recoveryLeft, isRequired } = factor;
  const obstacle = obstacleText(words, { isSignIn: false });
  const reason = isRequired ? words.text('account.factor.isRequired') : undefined;
  const reasonOf = (others: boolean) => (others ? undefined : reason);
  const appReason = reasonOf(passkeys.length > 0);
  return (
    <Stack gap="l">
      {isOn ? (
        <div>
          <Status tone="positive">
            {words.text('account.factor.onSince', { since: since === undefined ? '' : words.instant(since) })}
          </Status>
        </div>
      ) : (
        <p>{words.text('account.factor.about')}</p>
      )}
      {passkeys.length > 0 && (
        <PasskeyList
          passkeys={passkeys}
          reason={reasonOf(hasApp || passkeys.length > 1)}
          onRemove={(passkey) => onAct({ passkey })}
        />
      )}
      {isOn && <p>{words.text('account.factor.left', { count: recoveryLeft })}</p>}
      {isOn && recoveryLeft <= FEW && (
        <Notice tone="warning">{words.text(hasApp ? 'account.factor.few' : 'account.passkey.few')}</Notice>
      )}
      {obstacle !== undefined && <p>{obstacle}</p>}
      <div className={css.row}>
        {hasApp ? (
          <>
            <Button onPress={() => onAct('setUp')}>{words.text('account.factor.renew')}</Button>
            <Button onPress={() => onAct('remove')} {...(appReason !== undefined && { reason: appReason })}>
              {words.text(passkeys.length > 0 ? 'account.passkey.removeApp' : 'account.factor.remove')}
            </Button>
          </>
        ) : (
          <Button tone={isOn ? 'neutral' : 'primary'} onPress={() => onAct('setUp')}>
            {words.text('account.factor.setUp')}
          </Button>
        )}
        {obstacle === undefined && (
          <Button onPress={() => onAct('addPasskey')}>{words.text('account.passkey.addTitle')}</Button>
        )}
      </div>
    </Stack>
  );
}
