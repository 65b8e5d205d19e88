/**
 * Sets or takes away ticks of permissions. One that the person may not grant is never set and stays where it stood; a
 * group of which no further one can be set is taken away.
 */
export function ticking(
  value: readonly string[],
  ids: readonly string[],
  isOn: boolean,
  mayGrant: (id: string) => boolean,
): readonly string[] {
  const added = isOn ? ids.filter((id) => mayGrant(id) && !value.includes(id)) : [];
  return added.length > 0 ? [...value, ...added] : value.filter((id) => !ids.includes(id));
}
