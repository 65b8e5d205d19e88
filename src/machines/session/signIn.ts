/** Answer to a proof of the second factor. */
const judged = {
  'login.accepted': { target: 'loadingMenus', actions: ['keepToken', 'keepUser', 'announceLogin'] },
  'login.refused': [
    { guard: 'isTokenGone', target: 'anonymous', actions: ['forget', 'keepSetback'] },
    { target: 'secondFactor', actions: 'keepSetback' },
  ],
} as const;

/** States of the sign-in: password, second factor, forced password change (§4). */
export const signIn = {
  anonymous: {
    entry: 'showLogin',
    on: {
      'credentials.given': { target: 'signingIn', actions: 'rememberChoice' },
      'session.begunElsewhere': 'starting',
    },
  },
  signingIn: {
    tags: 'pending',
    entry: 'signIn',
    on: {
      'login.accepted': [
        { guard: 'mustChangePassword', target: 'mustChangePassword', actions: 'keepChangeToken' },
        { guard: 'needsCode', target: 'secondFactor', actions: 'keepProving' },
        { guard: 'needsSetUp', target: 'settingUpFactor', actions: 'keepProving' },
        { target: 'loadingMenus', actions: ['keepToken', 'keepUser', 'announceLogin'] },
      ],
      'login.refused': { target: 'anonymous', actions: 'keepSetback' },
    },
  },
  // A code is checked here; a passkey by the screen, which brings the sign-in.
  secondFactor: {
    on: {
      ...judged,
      'code.given': { target: 'checkingCode', actions: 'forgetSetback' },
      'secondFactor.abandoned': { target: 'anonymous', actions: 'forget' },
    },
  },
  checkingCode: {
    tags: 'pending',
    entry: 'checkCode',
    on: judged,
  },
  // A role requires a second factor: its screen sets it up, and brings the sign-in.
  settingUpFactor: {
    on: {
      'login.accepted': { target: 'loadingMenus', actions: ['keepToken', 'keepUser', 'announceLogin'] },
      'secondFactor.abandoned': { target: 'anonymous', actions: 'forget' },
    },
  },
  mustChangePassword: {
    on: {
      'password.chosen': { target: 'changingPassword', actions: 'forgetSetback' },
      'password.abandoned': { target: 'anonymous', actions: 'forget' },
    },
  },
  changingPassword: {
    tags: 'pending',
    entry: 'changePassword',
    on: {
      'password.changed': { target: 'anonymous', actions: 'welcomeNewPassword' },
      'password.refused': [
        { guard: 'isTokenGone', target: 'anonymous', actions: ['forget', 'keepSetback'] },
        { target: 'mustChangePassword', actions: 'keepSetback' },
      ],
    },
  },
} as const;
