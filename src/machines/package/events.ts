import { z } from 'zod';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import * as field from '../fields/schemas.ts';
import { openShipment } from '../custody/openShipment.ts';
import { PRINTED, printing } from '../fields/printing.ts';
import { atHand, code, referenceAmong, referenceTo } from '../fields/references.ts';

/** Material of a package (§3, type). */
export const packageKind = z.enum(['bag', 'box', 'cage']);
/** Direction in which its parcels travel (§4, reverse flag); a package never mixes directions. */
export const direction = z.enum(['none', 'rejectReturn', 'cancelReturn']);

const note = { reason: field.reason };
const system = { systemOnly: true } as const;
const ofOrder = { order: referenceAmong('order', 'contents') };
/** Seal as read on arrival; empty if not checked yet. */
const seal = { sealNumber: field.sealNumber.optional(), sealBroken: z.boolean().optional() };

/** Events of a package (lifecycles.md 4.4); those about its parcels follow the events of the orders. */
export const events = {
  'package.issued': event(null, { kind: packageKind, destination: referenceTo('branch') }),
  'package.orderPacked': event(13, { ...ofOrder, grams: field.grams, direction }, system),
  'package.orderUnpacked': event(14, ofOrder, system),
  /** Removes a parcel that was found elsewhere or declared lost while its package was closed. */
  'package.orderRemoved': event(null, ofOrder, system),
  'package.emptied': event(null, {}, system),
  'package.sealed': event(null, { sealNumber: field.sealNumber }),
  'package.unsealed': event(null, note),
  'package.loaded': event(15, { shipment: openShipment }),
  'package.unloaded': event(18, {}),
  'package.departed': event(16, { driver: field.name.optional(), trainNumber: code.optional() }, { systemOnly: true }),
  'package.arrived': event(17, seal, system),
  'package.sealDoubted': event(null, { read: z.string().nullable(), broken: z.boolean() }, system),
  'package.exceptionCleared': event(12, note),
  'package.warehoused': event(4, {}),
  'package.forwarded': event(null, {}),
  'package.opened': event(null, seal),
  'package.partMissing': event(null, { ...ofOrder, ...note }),
  'package.extraFound': event(null, { order: atHand, ...note }),
  'package.finished': event(null, {}, system),
  'package.reissued': event(null, { destination: referenceTo('branch') }),
  'package.markedNotArrived': event(null, note, system),
  'package.turnedUp': event(null, {}, system),
  'package.lossReported': event(null, note, system),
  'package.labelPrinted': event(48, printing(PRINTED.package.sizes)),
  'package.lost': event(39, {}, { systemOnly: true, irreversible: true }),
};

export type PackageEvents = typeof events;
export type PackageRecordedEvent<Type extends keyof PackageEvents> = RecordedEvent<DataOf<PackageEvents, Type>>;
export type PackageData<Type extends keyof PackageEvents> = DataOf<PackageEvents, Type>;
