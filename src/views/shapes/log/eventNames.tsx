import type { Words } from '#i18n/words.ts';
import eventTypes from '#machines/catalogue/aggregateTypes.ts?eventTypes';
import { Link } from '#views/ui/Link.tsx';
import { useRecordName } from '../fields/recordName.ts';
import { recordAddress } from './addresses.ts';

/** Every machine whose events are in the log. */
export const MACHINES: readonly string[] = Object.keys(eventTypes);

/** Every event there can be. */
export const EVENT_TYPES: readonly string[] = Object.values(eventTypes).flat();

/** Returns false for a machine that is no more. */
export const isMachine = (machine: string): boolean => Object.hasOwn(eventTypes, machine);

/** An event's title; its name where it is no more. */
export const eventTitle = (type: string, words: Words): string =>
  words.has(`event.${type}`) ? words.text<string>(`event.${type}`) : type;

/** A machine's title; its name where it is no more. */
export const machineTitle = (machine: string, words: Words): string =>
  words.has(`machine.${machine}`) ? words.text<string>(`machine.${machine}`) : machine;

/** A machine's title where it begins a line, a cell or a choice. */
export function kindTitle(machine: string, words: Words): string {
  const title = machineTitle(machine, words);
  return title.charAt(0).toLocaleUpperCase(words.tag) + title.slice(1);
}

/** Somebody's name; what the server itself did is said so. */
export const personName = ({ id, name }: { readonly id: string; readonly name: string | null }, words: Words): string =>
  id === 'system' ? words.text('ui.detail.system') : (name ?? id);

/** A record's number or name, leading to what it was after a version. */
export function RecordThen({ machine, id, at }: { machine: string; id: string; at: number | string | null }) {
  const name = useRecordName(machine, id);
  return isMachine(machine) ? <Link href={recordAddress(machine, id, at)}>{name}</Link> : name;
}
