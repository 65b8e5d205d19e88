import { answerRightly } from './commands.ts';

answerRightly((all) => all);
