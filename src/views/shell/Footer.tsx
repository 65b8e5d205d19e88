import { Link } from '#views/ui/Link.tsx';
import { usePreferences } from '#views/language/words.tsx';
import * as css from './Footer.css.ts';

/** Public register of filing numbers. */
const REGISTER_OF_FILINGS = 'https://beian.miit.gov.cn/';

/** Footer of every screen: a text and the filing number (§2). */
export function Footer() {
  const { showFooter, footerTxt, caseNumber } = usePreferences();
  if (!showFooter || (footerTxt === '' && caseNumber === '')) return null;
  return (
    <footer className={css.footer}>
      {footerTxt !== '' && <span>{footerTxt}</span>}
      {caseNumber !== '' && (
        <Link href={REGISTER_OF_FILINGS} external tone="quiet">
          {caseNumber}
        </Link>
      )}
    </footer>
  );
}
