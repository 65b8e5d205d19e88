import { Icon } from '#views/ui/Icon.tsx';
import { PlainTextField } from '#views/ui/PlainTextField.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './CaptchaField.css.ts';
import { useCaptcha } from './useCaptcha.ts';

/** Input for the captcha beside its picture; pressing the picture loads another. Renders nothing if the server requires none. */
export function CaptchaField() {
  const words = useWords();
  const captcha = useCaptcha();
  if (!captcha.isAsked) return null;
  return (
    <div className={css.row}>
      <PlainTextField
        name="code"
        label={words.text('account.login.code')}
        description={words.text('account.login.codeHint')}
        icon="shield"
        autoComplete="off"
        spellCheck={false}
        maxLength={8}
      />
      <input type="hidden" name="uuid" value={captcha.uuid} />
      <button
        type="button"
        className={css.picture}
        aria-label={words.text('account.login.newCode')}
        onClick={captcha.renew}
      >
        {captcha.image && (
          <img src={captcha.image} alt={words.text('account.login.codeImage')} width={111} height={36} />
        )}
        {captcha.hasFailed && <span className={css.failed}>{words.text('account.login.codeFailed')}</span>}
        <span className={css.renew}>
          <Icon name="refresh" size={14} />
        </span>
      </button>
    </div>
  );
}
