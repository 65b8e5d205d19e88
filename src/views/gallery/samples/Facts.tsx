import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Card } from '../../ui/Card.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Status } from '../../ui/Status.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

export const KeyFields = () => (
  <Stack gap="xl">
    <Breadcrumbs
      label="Here"
      crumbs={[
        { id: 'home', label: 'Home', href: '#home' },
        { id: 'orders', label: 'Orders', href: '#orders' },
        { id: 'here', label: 'SW261100000001' },
      ]}
    />
    <Card>
      <DescriptionList
        columns={3}
        items={[
          { id: 'waybill', term: 'Waybill', detail: 'SW261100000001' },
          { id: 'state', term: 'State', detail: <Status tone="progress">In transit</Status> },
          { id: 'weight', term: 'Weight', detail: '1.35 kg' },
          { id: 'sender', term: 'Sender', detail: '李娜' },
          { id: 'receiver', term: 'Receiver', detail: 'Daw Khin Mya' },
          { id: 'phone', term: 'Phone', detail: '' },
          {
            id: 'address',
            term: 'Address',
            wide: true,
            detail: 'No. 12, Bogyoke Aung San Road, Pabedan Township, Yangon',
          },
        ]}
      />
    </Card>
    <Timeline
      label="What happened"
      events={[
        {
          id: '3',
          title: 'Sent to Mandalay',
          time: '21/11/2026 14:05:12',
          dateTime: '2026-11-21T07:35:12Z',
          tone: 'progress',
          text: 'Ko Zaw Lin, Yangon · train 11 up',
        },
        { id: '2', title: 'Sorted', time: '21/11/2026 12:40:00', tone: 'info', text: 'Ma Thida Oo, Yangon' },
        { id: '1', title: 'Collected', time: '21/11/2026 09:12:45', tone: 'positive', text: 'U Aung Min, Yangon' },
      ]}
    />
  </Stack>
);
