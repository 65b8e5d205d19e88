import { addressOf } from '#calls/address.ts';
import type { readCompany, readCompanyLogo } from '#calls/company.ts';
import type { ReplyOf } from '#calls/contract.ts';
import { failureOf } from './failure.ts';
import { call, type Bare, type Reader } from './http.ts';
import { keptOnDevice } from './kept/texts.ts';

const companyCall: Bare<typeof readCompany> = { method: 'GET', path: '/api/company' };
const logoCall: Bare<typeof readCompanyLogo> = { method: 'GET', path: '/api/company/logo/:id' };

/** Name and logo of the company that runs this installation. */
export type CompanyEntry = ReplyOf<typeof readCompany>['company'];

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads a company by hand, since the schemas of all other answers load after the sign-in. */
const companyOf = (value: unknown): CompanyEntry => {
  if (typeof value !== 'object' || value === null) return null;
  const { name, nameZh, logo }: { name?: unknown; nameZh?: unknown; logo?: unknown } = value;
  return typeof name === 'string' ? { name, nameZh: textOrNull(nameZh), logo: textOrNull(logo) } : null;
};

const reply: Reader<{ readonly company: CompanyEntry }> = {
  safeParse: (body) => ({ success: true, data: { company: companyOf(Object(body).company) } }),
};

const kept = keptOnDevice('company', {
  safeParse: (value) => ({ success: true, data: companyOf(value) }),
});

let company = kept.read();
const listeners = new Set<() => void>();

/** Reads the company and informs its listeners; without an answer the last one remains. */
export async function reloadCompany(): Promise<void> {
  try {
    const answer = await call({ ...companyCall, reply }, {}, { ownFailure: true });
    if (JSON.stringify(answer.company) === JSON.stringify(company)) return;
    company = answer.company;
    kept.write(company);
    for (const listener of listeners) listener();
  } catch (error) {
    if (!failureOf(error)) throw error;
  }
}

/** Returns the company as last read. */
export const presentCompany = (): CompanyEntry => company;

/** Calls the listener after each change of the company. The first listener has it read. */
export const onCompany = (listener: () => void): (() => void) => {
  if (listeners.size === 0) void reloadCompany();
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Address of the company's logo. */
export const logoAddress = (id: string): string => addressOf(logoCall, { params: { id } });
