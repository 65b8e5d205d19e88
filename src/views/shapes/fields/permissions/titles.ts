import type { Words } from '#i18n/words.ts';
import { EVERYTHING } from '#machines/rights/everything.ts';

/** Returns the title of what permissions are about: a record type, or the installation as a whole. */
export const aboutTitle = (about: string, words: Words): string => {
  const id = `machine.${about}.many`;
  return words.has(id) ? words.text<string>(id) : words.text('permission.installation');
};

/** Returns a permission's title: its own, that of its event, or `Read`. */
export function permissionTitle(permission: string, words: Words): string {
  const id = [`permission.${permission}`, `event.${permission}`].find((one) => words.has(one));
  if (id !== undefined) return words.text<string>(id);
  return permission.endsWith('.read') ? words.text('permission.read') : permission;
}

/** Returns the sentence that says what a permission allows; undefined where its title says all. */
export const permissionAbout = (permission: string, words: Words): string | undefined => {
  const id = [`about.permission.${permission}`, `about.event.${permission}`].find((one) => words.has(one));
  return id === undefined ? undefined : words.text<string>(id);
};

/** Returns a permission's title with what it is about, for a list that does not group permissions. */
export const permissionName = (permission: string, words: Words): string =>
  permission === EVERYTHING
    ? words.text('permission.everything')
    : words.text('permission.about', {
        about: aboutTitle(permission.slice(0, permission.indexOf('.')), words),
        title: permissionTitle(permission, words),
      });
