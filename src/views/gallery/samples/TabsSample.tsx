import { Badge } from '../../ui/Badge.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

export const TabsSample = () => (
  <Tabs
    label="Order"
    tabs={[
      { id: 'basic', label: 'Basic', content: 'Sender, receiver, goods' },
      { id: 'finance', label: 'Finance', content: 'Fees and payments' },
      { id: 'log', label: 'Log', badge: <Badge count={12} />, content: 'What happened' },
      { id: 'problems', label: 'Problem items', badge: <Badge count={2} />, content: 'What went wrong' },
    ]}
  />
);
