import { arrivalScan as type } from '#machines/arrivalScan/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const arrivalScan = presented(type, {
  tones: { abandoned: 'ended' },
  acts: {
    forward: ['arrivalScan.finished', 'arrivalScan.opened'],
    beside: ['arrivalScan.scanned'],
    back: ['arrivalScan.abandoned'],
  },
});

export default arrivalScan;
