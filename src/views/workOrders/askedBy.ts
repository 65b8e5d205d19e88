import type { SessionUser } from '#machines/session/index.ts';
import type { Draft } from '#views/shapes/form/draft.ts';

/** Returns the values that a new question begins with: a business customer asks in the own name, staff for others. */
export const askedBy = (user: Pick<SessionUser, 'merchant' | 'nickName' | 'phone'> | null): Draft =>
  user === null || user.merchant === null
    ? {}
    : { customer: user.nickName, ...(user.phone !== null && { phone: user.phone }) };
