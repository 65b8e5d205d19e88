import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { referenceTo } from '../fields/references.ts';
import { account, contract, level, merchantCode } from '../customers/merchantFields.ts';
import { phone } from '../fields/phoneSchema.ts';
import { address, name, optional, remark } from '../registers/parts.ts';

/** Events of an application to become a business customer (§3, §4). */
export const events = {
  'merchantApplication.submitted': event(null, {
    name,
    contact: name,
    phone,
    address,
    /** Branch that would sign the contract. */
    branch: referenceTo('branch'),
    /** Requested level. */
    kind: level,
    /** Parcels a day that the applicant expects. */
    dailyVolume: z.int().min(0).max(1_000_000),
    remark: optional(remark),
  }),
  /** Creates the business customer with the code and level given here (§4). */
  'merchantApplication.processed': event(
    null,
    {
      merchantCode,
      kind: level,
      account: z.strictObject({
        number: account.shape.number,
        bank: account.shape.bank,
        holder: account.shape.holder,
        use: account.shape.use,
      }),
      contract,
      maintainer: referenceTo('maintainer'),
    },
    { irreversible: true },
  ),
  'merchantApplication.ignored': event(null, { reason: remark.min(1) }),
  'merchantApplication.reopened': event(null, {}),
};

export type ApplicationEvents = typeof events;
export type ApplicationData<Type extends keyof ApplicationEvents> = DataOf<ApplicationEvents, Type>;
export type ApplicationRecordedEvent<Type extends keyof ApplicationEvents> = RecordedEvent<ApplicationData<Type>>;
