import { arriving } from '#views/ui/arriving.tsx';
import { useEnvironment } from './environment.ts';
import { textsIn, type KindInputProps } from './inputs.ts';

const MenusField = arriving(() => import('./menus/MenusField.tsx'));
const ReferencesField = arriving(() => import('./ReferencesField.tsx'));

/** Input of several references to a register; menus are chosen in their tree, with the rights that they need. */
export function ReferencesInput({ common, inputs, info, kind, above, only }: KindInputProps<'references'>) {
  const environment = useEnvironment();
  const { valueAt, accepts, change } = inputs;
  const path = `${above}${info.name}`;
  const value = textsIn(valueAt(path));
  const set = (next: unknown): void => change(path, next);
  if (kind.to === 'menu' && environment === null) {
    const permissions = textsIn(valueAt(`${above}permissions`));
    return (
      <MenusField
        label={common.label}
        error={common.error}
        value={value}
        onChange={set}
        permissions={permissions}
        onGrant={(permission) => change(`${above}permissions`, [...permissions, permission])}
      />
    );
  }
  return (
    <ReferencesField
      {...common}
      to={kind.to}
      only={only}
      most={kind.most}
      accepts={(id) => accepts(path, [...value, id])}
      value={value}
      onChange={set}
    />
  );
}
