/** Transitions out of a session that the person ends, here or in another tab: nothing of the work stays in the browser. */
export const leaving = {
  'logout.asked': { target: '#session.loggingOut', actions: 'forgetWork' },
  'session.endedElsewhere': [
    { guard: 'isLeftElsewhere', target: '#session.ended', actions: 'forgetWork' },
    { target: '#session.ended' },
  ],
} as const;
