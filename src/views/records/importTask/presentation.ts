import { importTask as type } from '#machines/importTask/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const importTask = presented(type, {
  tones: { running: 'progress', interrupted: 'warning' },
  acts: {
    forward: ['importTask.finished', 'importTask.begun'],
    beside: [],
    back: [],
  },
});

export default importTask;
