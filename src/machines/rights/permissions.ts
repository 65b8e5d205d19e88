import { aggregateTypes } from '../catalogue/aggregateTypes.ts';

/** Permissions beside reading a record type and proposing its events. */
export const FURTHER_PERMISSIONS = [
  'personalData.reveal',
  'order.actForOthers',
  'order.rejectAtDoor',
  'order.changeWhileDelivering',
  'violation.checked',
  'practice.read',
  'report.read',
  'printLog.read',
  'logEvent.read',
  'ledger.read',
  'session.read',
  'job.read',
  'job.run',
  'job.pause',
] as const;

/** All permissions that a role can grant, by what they are about; the last group concerns no record type. */
export const permissionGroups = (): readonly { readonly about: string; readonly ids: readonly string[] }[] => {
  const further = Map.groupBy(FURTHER_PERMISSIONS, (id) => {
    const about = id.slice(0, id.indexOf('.'));
    return Object.hasOwn(aggregateTypes, about) ? about : 'installation';
  });
  return [
    ...Object.entries(aggregateTypes).map(([about, { events }]) => ({
      about,
      ids: [
        `${about}.read`,
        ...Object.entries(events).flatMap(([type, { systemOnly }]) => (systemOnly ? [] : [type])),
        ...(further.get(about) ?? []),
      ],
    })),
    { about: 'installation', ids: further.get('installation') ?? [] },
  ];
};
