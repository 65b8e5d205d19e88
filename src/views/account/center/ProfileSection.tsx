import { useState } from 'react';
import { wordFailure } from '#services/failure.ts';
import { readProfile } from '#services/userCenter.ts';
import { useSession } from '#views/session/useSession.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { useWords } from '#views/language/words.tsx';
import { Avatar } from '../Avatar.tsx';
import { readPersonAgain } from '../readAgain.ts';
import { AvatarDialog } from './AvatarDialog.tsx';
import * as css from './center.css.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { useAsked } from '#views/data/useAsked.ts';

/** Profile of the person: picture, nickname, phone, e-mail. */
export function ProfileSection() {
  const words = useWords();
  const { user } = useSession().context;
  const [isChoosing, setChoosing] = useState(false);
  const { answer, failure, reload } = useAsked(readProfile);
  if (!user) return null;
  return (
    <Section title={words.text('account.center.profile')}>
      <div className={css.person}>
        <Avatar large name={user.nickName} avatar={user.avatar} />
        <div className={css.who}>
          <span className={css.name}>{user.nickName}</span>
          <Button size="small" icon="image" onPress={() => setChoosing(true)}>
            {words.text('account.center.changePicture')}
          </Button>
        </div>
      </div>
      {failure ? (
        <ErrorState title={words.text('account.center.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      ) : answer ? (
        <ProfileForm profile={answer} onSaved={readPersonAgain} />
      ) : (
        <Spinner />
      )}
      <AvatarDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onSaved={() => {
          setChoosing(false);
          readPersonAgain();
        }}
      />
    </Section>
  );
}
