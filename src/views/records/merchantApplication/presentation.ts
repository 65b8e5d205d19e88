import { merchantApplication as type } from '#machines/merchantApplication/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const merchantApplication = presented(type, {
  tones: { unprocessed: 'warning', ignored: 'ended', processed: 'positive' },
  acts: {
    forward: ['merchantApplication.processed', 'merchantApplication.reopened', 'merchantApplication.submitted'],
    beside: [],
    back: ['merchantApplication.ignored'],
  },
});

export default merchantApplication;
