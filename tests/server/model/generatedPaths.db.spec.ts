import { agreesWithServer, servePaths } from './generated.ts';

servePaths();
agreesWithServer([{ machine: 'userQuestion', effort: 300, expected: 2, skipped: 1 }]);
