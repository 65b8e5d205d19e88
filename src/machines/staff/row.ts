import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { means } from '../kit/meaning.ts';
import { rowHead } from '../kit/register.ts';
import type { StaffContext } from './context.ts';
import { events } from './events.ts';

const { shape } = events['staff.registered'].payload;

/** List row of a staff member (§3, roster). A business customer's colleague may lack what nobody asked for. */
export const rowSchema = z.object({
  ...rowHead,
  ...shape,
  phone: shape.phone.nullable(),
  staffCode: shape.staffCode.nullable(),
  idNumber: shape.idNumber.nullable(),
  province: shape.province.nullable(),
  city: shape.city.nullable(),
  district: shape.district.nullable(),
  address: shape.address.nullable(),
  status: z.enum(['onJob', 'locked', 'quit']),
  /** True if the account may sign in. */
  enabled: z.boolean(),
  leaveDate: means(z.string(), { isDay: true }).nullable(),
  stoppedFor: z.string().nullable(),
  passwordResetAt: z.string().nullable(),
  /** True if signing in asks for more than the password: a code or a passkey. */
  secondFactor: z.boolean(),
  secondFactorSince: z.string().nullable(),
  /** Person who asks to reset the second factor, and the reason; null while nobody does. */
  secondFactorAskedBy: z.string().nullable(),
  secondFactorAskedFor: z.string().nullable(),
});
export type StaffRow = z.infer<typeof rowSchema>;

const given = (text: string): string | null => (text === '' ? null : text);

export const row = ({
  context: { secondFactorReset, authenticatorApp: _app, passkeys: _passkeys, ...context },
  states,
}: Aggregate<StaffContext>) => ({
  ...context,
  phone: given(context.phone),
  staffCode: given(context.staffCode),
  idNumber: given(context.idNumber),
  province: given(context.province),
  city: given(context.city),
  district: given(context.district),
  address: given(context.address),
  status: states['staff'],
  enabled: states['account'] === 'account.enabled',
  secondFactor: states['secondFactor'] !== 'secondFactor.unset',
  secondFactorAskedBy: secondFactorReset?.by ?? null,
  secondFactorAskedFor: secondFactorReset?.reason ?? null,
});
