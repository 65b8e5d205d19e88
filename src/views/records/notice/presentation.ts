import { notice as type } from '#machines/notice/index.ts';
import { presented } from '#views/shapes/presentation/presentation.ts';

const notice = presented(type, {
  tones: { unread: 'info' },
  acts: {
    forward: ['notice.read', 'notice.sent'],
    beside: [],
    back: [],
  },
});

export default notice;
