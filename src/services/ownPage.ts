import { forgetWork, forgetWorkOfOthers } from './kept/texts.ts';
import { addressAfterLogin, LOGIN } from './redirect.ts';

/** The person whose console this page has shown: what it remembers is theirs. */
let owner: string | null = null;

/** True once the person has left. */
let isLeft = false;

/**
 * Makes this page a person's, before any of the console is shown. Removes the kept work of others; returns false if the
 * page was somebody else's and is loaded anew.
 */
export const claimPage = (person: string): boolean => {
  const wasOthersTab = forgetWorkOfOthers(person);
  const wasOthersPage = owner !== null && owner !== person;
  owner = person;
  // Neither the address nor the sign-in, which leads back, says where the other person was.
  if (wasOthersPage) location.replace('/');
  else if (wasOthersTab && addressAfterLogin(location) !== null) history.replaceState(null, '', '/');
  return !wasOthersPage;
};

/** Forgets the person's work. */
export const leavePage = (): void => {
  forgetWork();
  isLeft = true;
};

/** Loads the page anew after the session; one that was left has no address to come back to. */
export const loadAnew = (): void => {
  if (isLeft) location.replace(LOGIN);
  else location.reload();
};
