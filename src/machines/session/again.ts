import { leaving } from './leaving.ts';

/** Answer to a proof of the second factor. */
const judged = {
  'login.accepted': [
    { guard: 'isSamePerson', target: 'in', actions: ['keepToken', 'keepUser', 'announceLogin'] },
    { target: 'loadingMenus', actions: ['forget', 'keepToken', 'keepUser', 'announceLogin'] },
  ],
  'login.refused': [
    { guard: 'isTokenGone', target: 'expired', actions: ['forgetProving', 'keepSetback'] },
    { target: 'secondFactorAgain', actions: 'keepSetback' },
  ],
} as const;

/** States of the sign-in over the page after the session has expired; unsaved work stays. */
export const again = {
  expired: {
    tags: ['inside', 'again'],
    entry: 'dropToken',
    on: {
      'session.lockedElsewhere': { actions: 'shut' },
      'password.changed': { target: 'anonymous', actions: ['announceLogout', 'welcomeNewPassword'] },
      'credentials.given': { target: 'signingInAgain', actions: 'rememberChoice' },
      'session.begunElsewhere': [
        { guard: 'isSamePersonElsewhere', target: 'in', actions: 'forgetSetback' },
        { target: 'starting', actions: 'forget' },
      ],
      ...leaving,
      'logout.asked': { target: 'ended', actions: ['forgetWork', 'markLeft', 'announceLogout'] },
    },
  },
  signingInAgain: {
    tags: ['inside', 'again', 'pending'],
    entry: 'signIn',
    on: {
      'login.accepted': [
        { guard: 'isSamePerson', target: 'in', actions: ['keepToken', 'keepUser', 'announceLogin'] },
        { guard: 'mustChangePassword', target: 'mustChangePassword', actions: ['forget', 'keepChangeToken'] },
        { guard: 'needsCode', target: 'secondFactorAgain', actions: 'keepProving' },
        { guard: 'needsSetUp', target: 'settingUpFactor', actions: ['forget', 'keepProving'] },
        { target: 'loadingMenus', actions: ['forget', 'keepToken', 'keepUser', 'announceLogin'] },
      ],
      'login.refused': { target: 'expired', actions: 'keepSetback' },
    },
  },
  secondFactorAgain: {
    tags: ['inside', 'again', 'proving'],
    on: {
      ...judged,
      'code.given': { target: 'checkingCodeAgain', actions: 'forgetSetback' },
      'secondFactor.abandoned': { target: 'expired', actions: ['forgetProving', 'forgetSetback'] },
      'session.lockedElsewhere': { actions: 'shut' },
      'session.begunElsewhere': [
        { guard: 'isSamePersonElsewhere', target: 'in', actions: ['forgetProving', 'forgetSetback'] },
        { target: 'starting', actions: 'forget' },
      ],
      ...leaving,
      'logout.asked': { target: 'ended', actions: ['forgetWork', 'markLeft', 'announceLogout'] },
    },
  },
  checkingCodeAgain: {
    tags: ['inside', 'again', 'proving', 'pending'],
    entry: 'checkCode',
    on: judged,
  },
} as const;
