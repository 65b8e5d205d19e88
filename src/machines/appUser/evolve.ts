import type { Evolve } from '../kit/evolve.ts';
import type { AppUser } from './context.ts';
import type { AppUserRecordedEvent } from './events.ts';

/** Applies events to the context. The level and whether the user is disabled are states. */
export const evolve: Evolve<AppUser> = {
  'appUser.registered': (_, { data, at }: AppUserRecordedEvent<'appUser.registered'>) => ({
    ...data,
    registeredAt: at,
  }),
  'appUser.amended': (_, { data }: AppUserRecordedEvent<'appUser.amended'>) => data as Partial<AppUser>,
  'appUser.bankAccountSet': (_, { data }: AppUserRecordedEvent<'appUser.bankAccountSet'>) => data,
  'appUser.merchantLinked': (_, { data }: AppUserRecordedEvent<'appUser.merchantLinked'>) => data,
  'appUser.merchantUnlinked': () => ({ merchant: null }),
  'appUser.disabled': (_, { data }: AppUserRecordedEvent<'appUser.disabled'>) => ({ disabledFor: data.reason }),
  'appUser.enabled': () => ({ disabledFor: null }),
};
