import { storageScan as type } from '#machines/storageScan/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const storageScan = presented(type, {
  tones: { abandoned: 'ended' },
  acts: {
    forward: ['storageScan.finished', 'storageScan.opened'],
    beside: [
      'storageScan.scanned',
      'storageScan.reasonMarked',
      'storageScan.collectionPostponed',
      'storageScan.missingMarked',
      'storageScan.extraStored',
      'storageScan.extraSetAside',
      'storageScan.settledElsewhere',
    ],
    back: ['storageScan.abandoned'],
  },
});

export default storageScan;
