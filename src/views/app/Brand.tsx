import { logoAddress } from '#services/company.ts';
import * as css from './Brand.css.ts';
import { Mark } from './Mark.tsx';
import { useCompany, useCompanyName } from './useCompany.ts';

/** The company's logo, or the product's own; `named` adds the company's name. */
export function Brand({ size, named = true }: { size: number; named?: boolean }) {
  const logo = useCompany()?.logo ?? null;
  const name = useCompanyName();
  return (
    <>
      {logo === null ? (
        <Mark size={size} />
      ) : (
        <img className={css.logo} src={logoAddress(logo)} width={size} height={size} alt="" />
      )}
      {named && <span className={css.name}>{name}</span>}
    </>
  );
}
