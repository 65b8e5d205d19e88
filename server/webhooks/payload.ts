import type { WebhookStep } from '#machines/webhook/steps.ts';

/** A step of an order, as the log has it. */
export interface Told {
  readonly order: string;
  readonly version: number;
  readonly step: WebhookStep;
  /** Event of the log. */
  readonly type: string;
  /** State of the order after it. */
  readonly state: string;
  readonly branch: string | null;
  readonly mailSn: string | null;
  readonly occurredAt: string;
}

/** Returns the body that tells of a step: numbers, states and times, nothing of a person. */
export const stepPayload = ({ order, version, step, type, state, branch, mailSn, occurredAt }: Told): string =>
  JSON.stringify({
    type: `order.${step}`,
    timestamp: occurredAt,
    data: { order, mailSn, version, event: type, state, branch },
  });

/** Returns the body of a test event. */
export const testPayload = (webhook: string, at: string): string =>
  JSON.stringify({ type: 'webhook.test', timestamp: at, data: { webhook } });
