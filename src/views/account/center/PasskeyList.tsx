import type { OwnFactor } from '#services/secondFactor.ts';
import { Button } from '#views/ui/Button.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './center.css.ts';

interface PasskeyListProps {
  readonly passkeys: OwnFactor['passkeys'];
  /** Reason for which none of them can be removed; undefined if they can. */
  readonly reason: string | undefined;
  readonly onRemove: (name: string) => void;
}

/** Lists the own passkeys, each with a button that removes it. */
export function PasskeyList({ passkeys, reason, onRemove }: PasskeyListProps) {
  const words = useWords();
  return (
    <ul className={css.sessions} aria-label={words.text('account.passkey.list')}>
      {passkeys.map(({ name, addedAt, lastUsedAt }) => (
        <li key={name} className={css.session}>
          <div className={css.device}>
            <span className={css.browser}>{name}</span>
            <span className={css.times}>
              {words.text('account.passkey.times', {
                added: words.instant(addedAt),
                isUsed: String(lastUsedAt !== null),
                used: lastUsedAt === null ? '' : words.instant(lastUsedAt),
              })}
            </span>
          </div>
          <Button
            size="small"
            aria-label={words.text('account.passkey.removeNamed', { name })}
            onPress={() => onRemove(name)}
            {...(reason !== undefined && { reason })}
          >
            {words.text('account.passkey.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
