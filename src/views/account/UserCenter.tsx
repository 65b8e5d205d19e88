import { HiddenHeading } from '#views/ui/HiddenHeading.tsx';
import { Grid } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import { OperationLog } from './center/OperationLog.tsx';
import { PasswordSection } from './center/PasswordSection.tsx';
import { ProfileSection } from './center/ProfileSection.tsx';
import { SecondFactorSection } from './center/SecondFactorSection.tsx';
import { SessionsSection } from './center/SessionsSection.tsx';
import * as css from './center/center.css.ts';

/** User center (§2): profile and picture, password, second factor, sessions and operation log. */
export default function UserCenter() {
  const title = useWords().text('screen.UserCenter');
  return (
    <section className={css.screen} aria-label={title}>
      <HiddenHeading>{title}</HiddenHeading>
      <Grid min={320} gap="l">
        <ProfileSection />
        <PasswordSection />
        <SecondFactorSection />
        <SessionsSection />
      </Grid>
      <OperationLog />
    </section>
  );
}
