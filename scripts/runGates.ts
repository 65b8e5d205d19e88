import { runCommand } from './command.ts';
import type { Gate } from './gates.ts';
import type { Tally } from './tally.ts';

const AT_ONCE = 2;

/** Runs gates, two at a time, and prints the output of failed ones. */
export async function runGates(gates: readonly Gate[]): Promise<Tally> {
  const waiting = [...gates];
  let failed = 0;
  const lane = async (): Promise<void> => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      const { ok, output, seconds } = await runCommand(gate.command);
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${gate.name} (${seconds.toFixed(1)} s)`);
      if (!ok) {
        failed += 1;
        console.log(output);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { passed: gates.length - failed, failed };
}
