import { PageFault } from '../selection/fault.ts';

const QUERY_CANCELED = '57014';

/** Awaits a statement of a grouping; throws a `PageFault` if it takes too long. */
export async function inTime<Answer>(statement: Promise<Answer>): Promise<Answer> {
  try {
    return await statement;
  } catch (error) {
    if ((error as { code?: string }).code === QUERY_CANCELED) throw new PageFault('groupsTooSlow', {});
    throw error;
  }
}
