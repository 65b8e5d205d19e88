import { insuranceClaims } from './service/claims.ts';
import { losses } from './service/losses.ts';
import { followUps, problems } from './service/problems.ts';
import { cancelledSignatures } from './service/signatures.ts';
import { questionsAndWorkOrders } from './service/workOrders.ts';
import type { DemoContext } from './demoContext.ts';

/** Plays the service desk: problems, questions, work orders, follow-ups, signatures and insurance claims. */
export async function service(stage: DemoContext): Promise<void> {
  await problems(stage);
  await questionsAndWorkOrders(stage);
  await cancelledSignatures(stage);
  await followUps(stage);
  await insuranceClaims(stage);
  await losses(stage);
}
