import { drawerProgram } from './messages.ts';
import { produce } from './produce.ts';

drawerProgram.serve(async ({ turn, wanted }, answer) => {
  try {
    answer({ turn, produced: await produce(wanted) });
  } catch (error) {
    answer({ turn, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
