import { exportTask as type } from '#machines/exportTask/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const exportTask = presented(type, {
  tones: { generating: 'progress', generated: 'positive', invalid: 'critical' },
  acts: {
    forward: ['exportTask.requested'],
    beside: ['exportTask.downloaded'],
    back: [],
  },
});

export default exportTask;
