import type { ChosenDimension, ChosenMeasure, MeasureFunction } from '#machines/kit/report.ts';
import type { ReportedMachine } from '#machines/catalogue/reports.ts';

/** Figures of one grouping in a ready report, counted in its own time. */
export interface ReadyPart {
  readonly of: ReportedMachine;
  /** Time field of the period. */
  readonly on: string;
  readonly dimensions: readonly ChosenDimension[];
  readonly measures: readonly ChosenMeasure[];
  /** Field that the branch filter compares. */
  readonly branch: string;
}

/** A table of a ready report: parts with the same keys side by side, such as what a branch collected and delivered. */
export interface ReadyTable {
  /** Its title and the heads of its keys: `ui.ready.<id>`. */
  readonly title: string;
  readonly heads: readonly string[];
  readonly parts: readonly ReadyPart[];
}

/** A ready report: its title is a message id. */
export interface ReadyReport {
  readonly title: `screen.${string}`;
  readonly tables: readonly ReadyTable[];
}

const measured = (...written: readonly `${string}.${MeasureFunction}`[]): ChosenMeasure[] =>
  written.map((one) => {
    const [measure = '', as] = one.split('.');
    return { measure, as: as as MeasureFunction };
  });

/** Figures of the orders collected in the period. */
const collected = (dimension: ChosenDimension): ReadyPart => ({
  of: 'order',
  on: 'collectedAt',
  dimensions: [dimension],
  measures: measured('collected.count', 'weight.sum', 'freight.sum', 'timeToCollect.median'),
  branch: 'originBranch',
});

/** Figures of the orders that ended in the period. */
const delivered = (dimension: ChosenDimension): ReadyPart => ({
  of: 'order',
  on: 'endedAt',
  dimensions: [dimension],
  measures: measured(
    'delivered.count',
    'returned.count',
    'firstAttemptShare.share',
    'onTimeShare.share',
    'timeToDeliver.median',
    'collectionDelivered.sum',
  ),
  branch: 'destinationBranch',
});

/** Pickup/Delivered Report (§2): what branches collected and delivered, by branch and by day. */
export const pickupDelivered: ReadyReport = {
  title: 'screen.PickupDelivered',
  tables: [
    {
      title: 'byBranch',
      heads: ['branch'],
      parts: [collected({ dimension: 'originBranch' }), delivered({ dimension: 'destinationBranch' })],
    },
    {
      title: 'byDay',
      heads: ['day'],
      parts: [collected({ dimension: 'collectedAt', by: 'day' }), delivered({ dimension: 'endedAt', by: 'day' })],
    },
  ],
};

/** Courier Performance Report (§2): what each courier was given, collected and delivered, how fast, and the cash. */
export const courierPerformance: ReadyReport = {
  title: 'screen.CourierPerformance',
  tables: [
    {
      title: 'byCourier',
      heads: ['courier'],
      parts: [
        {
          of: 'order',
          on: 'assignedAt',
          dimensions: [{ dimension: 'collector' }],
          measures: measured('assigned.count', 'timeOfPickup.median'),
          branch: 'originBranch',
        },
        {
          of: 'order',
          on: 'collectedAt',
          dimensions: [{ dimension: 'collector' }],
          measures: measured('collected.count', 'timeToCollect.median'),
          branch: 'originBranch',
        },
        {
          of: 'order',
          on: 'givenAt',
          dimensions: [{ dimension: 'deliverer' }],
          measures: measured('given.count'),
          branch: 'destinationBranch',
        },
        {
          of: 'order',
          on: 'endedAt',
          dimensions: [{ dimension: 'deliverer' }],
          measures: measured(
            'delivered.count',
            'rejected.count',
            'attempts.sum',
            'firstAttemptShare.share',
            'onTimeShare.share',
            'timeToDeliver.median',
            'collectionDelivered.sum',
          ),
          branch: 'destinationBranch',
        },
      ],
    },
  ],
};

/** Area Pickup/Delivered (§2): collected where the sender is, delivered where the receiver is. */
export const areaPickupDelivered: ReadyReport = {
  title: 'screen.AreaPickupDelivered',
  tables: [
    {
      title: 'byArea',
      heads: ['area'],
      parts: [collected({ dimension: 'senderArea' }), delivered({ dimension: 'receiverArea' })],
    },
    {
      title: 'byRegion',
      heads: ['region'],
      parts: [collected({ dimension: 'senderRegion' }), delivered({ dimension: 'receiverRegion' })],
    },
    {
      title: 'byCity',
      heads: ['city'],
      parts: [collected({ dimension: 'senderCity' }), delivered({ dimension: 'receiverCity' })],
    },
    {
      title: 'byTownship',
      heads: ['township'],
      parts: [collected({ dimension: 'senderTownship' }), delivered({ dimension: 'receiverTownship' })],
    },
  ],
};

/** Figures of the orders made in the period, by where they go. */
const dispatched = (...dimensions: readonly ChosenDimension[]): ReadyPart => ({
  of: 'order',
  on: 'createdAt',
  dimensions,
  measures: measured(
    'orders.count',
    'open.count',
    'inStock.count',
    'delivered.count',
    'late.count',
    'exceptions.count',
    'onTimeShare.share',
    'timeToEnd.median',
  ),
  branch: 'originBranch',
});

/** Regional Dispatch Report (§2): where parcels go, what is under way and what is late. */
export const regionalDispatch: ReadyReport = {
  title: 'screen.RegionalDispatch',
  tables: [
    { title: 'byDestination', heads: ['region'], parts: [dispatched({ dimension: 'receiverRegion' })] },
    {
      title: 'byRoute',
      heads: ['from', 'to'],
      parts: [dispatched({ dimension: 'originBranch' }, { dimension: 'destinationBranch' })],
    },
    {
      title: 'onTime',
      heads: ['from', 'to'],
      parts: [
        {
          of: 'order',
          on: 'endedAt',
          dimensions: [{ dimension: 'originBranch' }, { dimension: 'destinationBranch' }],
          measures: measured(
            'delivered.count',
            'promised.count',
            'promiseKeptShare.share',
            'lateness.median',
            'timeToAssign.median',
            'timeOfPickup.median',
            'timeToArrive.median',
            'timeToHandOut.median',
            'timeOut.median',
            'timeToEnd.median',
          ),
          branch: 'originBranch',
        },
      ],
    },
    { title: 'byCity', heads: ['city'], parts: [dispatched({ dimension: 'receiverCity' })] },
    { title: 'byTownship', heads: ['township'], parts: [dispatched({ dimension: 'receiverTownship' })] },
  ],
};
