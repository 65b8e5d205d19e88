import type { tariff } from '#machines/registers/tariff.ts';
import { eventForm } from '#views/shapes/presentation/eventForm.ts';

type Events = (typeof tariff)['events'];

const form = eventForm<Events['tariff.registered']>({
  sections: [
    { title: 'ui.tariff.section.tariff', fields: ['name', 'route', 'validFrom'] },
    {
      title: 'ui.tariff.section.freight',
      fields: ['base', 'baseWeightGrams', 'perKg', 'volumeDivisor', 'urgentFee', 'platformFee'],
    },
    { title: 'ui.tariff.section.more', fields: ['insuranceRateBasisPoints', 'storagePerDay', 'storageFreeDays'] },
  ],
  wide: [],
});

/** Forms of a tariff: its route and time, its freight, insurance and storage. */
export const forms = { 'tariff.registered': form, 'tariff.amended': form };
