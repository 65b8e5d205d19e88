import { useEffect, useState } from 'react';
import { avatarAddress } from '#services/pictures.ts';
import * as css from './Avatar.css.ts';

/** A person's picture, or the first letter of the name if there is none. The caller shows the name beside it. */
export function Avatar({
  name: ofPerson,
  avatar,
  large = false,
}: {
  name: string;
  avatar: string | null;
  large?: boolean;
}) {
  const [shown, setShown] = useState<{ of: string; address: string | null } | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = async (name: string): Promise<void> => {
      const address = await avatarAddress(name);
      if (!isGone) setShown({ of: name, address });
    };
    if (avatar !== null) void show(avatar);
    return () => {
      isGone = true;
    };
  }, [avatar]);
  const address = shown?.of === avatar ? (shown?.address ?? null) : null;
  return (
    <span className={css.sizes[large ? 'large' : 'small']} aria-hidden="true">
      {address === null ? ofPerson.slice(0, 1) : <img className={css.picture} src={address} alt="" />}
    </span>
  );
}
