import { insuranceClaims } from './service/claims.ts';
import { losses } from './service/losses.ts';
import { followUps, problems } from './service/problems.ts';
import { cancelledSignatures } from './service/signatures.ts';
import { questionsAndWorkOrders } from './service/workOrders.ts';
import type { DemoContext } from './demoContext.ts';

/** Plays the service desk: problems, questions, work orders, follow-ups, signatures and insurance claims. */
export async function service(demo: DemoContext): Promise<void> {
  await problems(demo);
  await questionsAndWorkOrders(demo);
  await cancelledSignatures(demo);
  await followUps(demo);
  await insuranceClaims(demo);
  await losses(demo);
}
