import { problemBody } from '#calls/problem.ts';
import { keepEndedFor } from './endedFor.ts';
import type { Failure } from './failure.ts';

/** Returns the failure that an answer says. One without the server's own form came from something on the way. */
export const failureFrom = (httpStatus: number, body: unknown): Failure => {
  const parsed = problemBody.safeParse(body);
  if (!parsed.success) return { kind: 'intercepted', status: httpStatus };
  const { status, message, code, refusals = [] } = parsed.data;
  if (status === 401) {
    if (code === 'signedOutBy') keepEndedFor(message);
    return { kind: 'unauthorised', message };
  }
  // Behind a locked screen: asked again later it may well be granted.
  if (status === 423) return { kind: 'server', message, status };
  // Not about the person's rights: a proxy changed the host, and the message says so.
  if (code === 'crossSite') return { kind: 'server', message, status };
  if (status === 403) return { kind: 'forbidden', message, code };
  if (status === 409) return { kind: 'conflict', message };
  if (refusals.length > 0) return { kind: 'refused', message, code, refusals };
  if (status >= 400 && status < 500) return { kind: 'invalid', message, code };
  return { kind: 'server', message, status };
};
