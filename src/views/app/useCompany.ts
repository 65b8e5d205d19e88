import { useSyncExternalStore } from 'react';
import { onCompany, presentCompany, type CompanyEntry } from '#services/company.ts';
import { useWords } from '../language/words.tsx';

/** Name and logo of the company that runs this installation; null before they are entered. */
export const useCompany = (): CompanyEntry => useSyncExternalStore(onCompany, presentCompany);

/** The company's name in the person's language; the program's own name before one is entered. */
export function useCompanyName(): string {
  const words = useWords();
  const company = useCompany();
  return (words.language === 'zh' && company?.nameZh) || (company?.name ?? words.text('ui.app.name'));
}
