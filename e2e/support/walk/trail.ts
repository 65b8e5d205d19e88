import type { Page } from '@playwright/test';
import type { Words } from '#i18n/words.ts';
import type { Claim } from './claims.ts';
import type { Forms } from './forms.ts';
import type { Inspect } from './inspection.ts';
import type { Look } from './looks.ts';
import type { Share } from './shares.ts';
import type { Watch } from './watch.ts';

/** A signed-in page that goes through screens, and what it looks at there. */
export interface Trail {
  readonly page: Page;
  readonly seen: Watch;
  readonly words: Words;
  readonly look: Look;
  readonly share: Share;
  readonly inspect: Inspect;
  readonly forms: Forms;
  /** Claims to checks that do not depend on the account. */
  readonly claim: Claim;
  /** Claims to checks that the account makes once, in whichever of its tests. */
  readonly own: Claim;
  /** Addresses that a link may lead to. */
  readonly known: ReadonlySet<string>;
}
