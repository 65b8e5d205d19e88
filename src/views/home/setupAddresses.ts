import type { Setup } from '#services/companySetup.ts';
import { RECORD_PATHS } from '#views/place/addresses.ts';
import { addressToAct } from '#views/place/useActInAddress.ts';

type Step = Setup['steps'][number]['step'];

interface StepScreen {
  /** Event that carries out the step; null if there is only something to look at. */
  readonly event: string | null;
  readonly address: string;
}

/** Returns the screen of each step, with the form of its event open. */
export function stepScreen(step: Step, { branch, unrouted }: Pick<Setup, 'branch' | 'unrouted'>): StepScreen {
  const beginning = (path: string, event: string): StepScreen => ({ event, address: addressToAct(path, event) });
  switch (step) {
    case 'company':
      return beginning('/system/company', 'company.registered');
    case 'branch':
      return branch === null
        ? beginning('/system/branch', 'branch.registered')
        : beginning(`${RECORD_PATHS.branch}?id=${branch}`, 'branch.amended');
    case 'routes':
      return unrouted === null
        ? { event: null, address: '/system/branch' }
        : beginning(`${RECORD_PATHS.branch}?id=${unrouted}`, 'branch.amended');
    case 'tariff':
      return beginning('/finance/tariff', 'tariff.registered');
    case 'rate':
      return beginning('/transship/rate', 'exchangeRate.registered');
    case 'roles':
      return { event: null, address: '/system/role' };
    case 'staff':
      return beginning('/hr/staff', 'staff.registered');
    case 'order':
      return { event: 'order.created', address: '/sender/newOrder' };
    default:
      return step satisfies never;
  }
}
