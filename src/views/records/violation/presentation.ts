import { violation as type } from '#machines/violation/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const violation = presented(type, {
  tones: {},
  acts: {
    forward: ['violation.closed', 'violation.explained', 'violation.accepted'],
    beside: [],
    back: ['violation.returned'],
  },
});

export default violation;
