import { forgetWork, forgetWorkOfOthers } from './kept/texts.ts';
import { addressAfterLogin } from './redirect.ts';

/** The person whose console this page has shown: what it remembers is theirs. */
let owner: string | null = null;

/** Takes the address away, which says what was looked at last. */
const forgetAddress = (): void => history.replaceState(null, '', '/');

/**
 * Makes this page a person's, before any of the console is shown. Removes the kept work of others; returns false if the
 * page was somebody else's and is loaded anew.
 */
export const claimPage = (person: string): boolean => {
  const wasOthersTab = forgetWorkOfOthers(person);
  const wasOthersPage = owner !== null && owner !== person;
  owner = person;
  // The sign-in leads back to where the other person was.
  const leadsBack = wasOthersTab && addressAfterLogin(location) !== null;
  if (wasOthersPage || leadsBack) forgetAddress();
  if (wasOthersPage) location.reload();
  return !wasOthersPage;
};

/** Leaves nothing of a person's work: neither what is kept as text nor the address. */
export const leavePage = (): void => {
  forgetWork();
  forgetAddress();
};
