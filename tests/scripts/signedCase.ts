import { withoutNames } from '#instruments/sandbox/anonymous.ts';
import { begin } from '#instruments/sandbox/lesson.ts';
import { lessons } from '#instruments/sandbox/lessons/index.ts';
import { newSandbox } from '#instruments/sandbox/seed.ts';
import { roles } from '#server/company/roles.ts';

const lesson = lessons.find(({ id }) => id === 'cancelSign');
if (!lesson) throw new Error('No lesson');
const { sandbox, names } = begin(lesson, newSandbox(roles));
/** Records of a case with a signed order whose signature is to be cancelled. */
export const records = withoutNames(sandbox.logs.get(`order/${names.get('parcel') ?? ''}`) ?? []);
