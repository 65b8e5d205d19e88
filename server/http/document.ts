import { AREAS, CALLS } from '#calls/areas.ts';
import { listed } from '#machines/catalogue/listed.ts';
import { POLICY } from '../policy.ts';
import { openApiOf } from './openApi.ts';
import type { JsonSchema } from './schemas.ts';

const tags = Object.fromEntries(Object.entries(AREAS).map(([tag, { about }]) => [tag, about]));

/** Returns the OpenAPI document of the whole server; needs neither a database nor a session. */
export const documentOf = (): JsonSchema =>
  openApiOf({ calls: CALLS, tags, policy: POLICY, machines: Object.keys(listed) });
