import type { branch } from '#machines/registers/branch.ts';
import { eventForm } from '#views/shapes/presentation/eventForm.ts';

type Events = (typeof branch)['events'];

const form = eventForm<Events['branch.registered']>({
  sections: [
    {
      title: 'ui.branch.section.branch',
      fields: ['code', 'name', 'nameZh', 'abbreviation', 'superior', 'sort', 'businessHours', 'enabled', 'remark'],
    },
    {
      title: 'ui.branch.section.place',
      fields: ['country', 'region', 'city', 'postalCode', 'longitude', 'latitude', 'address'],
    },
    { title: 'ui.branch.section.people', fields: ['personInCharge', 'phone', 'contact', 'contactPhone'] },
    { title: 'ui.branch.section.network', fields: ['exportTransportLines', 'nextHops'] },
  ],
  mayBeEmpty: ['exportTransportLines', 'nextHops'],
  wide: ['remark', 'address', 'exportTransportLines', 'nextHops'],
});

/** Forms of a branch: what it is, where, who answers for it, and its lines. */
export const forms = { 'branch.registered': form, 'branch.amended': form };
