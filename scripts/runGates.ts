import { runCommand } from './command.ts';
import type { Gate } from './gates.ts';

const AT_ONCE = 2;

/** Number of gates that passed, and the name and output of each that failed. */
export interface GateResults {
  readonly passed: number;
  readonly failed: readonly string[];
}

/** Runs gates, two at a time, and prints the output of failed ones. */
export async function runGates(gates: readonly Gate[]): Promise<GateResults> {
  const waiting = [...gates];
  const failed: string[] = [];
  const lane = async (): Promise<void> => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      const { ok, output, seconds } = await runCommand(gate.command);
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${gate.name} (${seconds.toFixed(1)} s)`);
      if (ok) continue;
      failed.push(gate.name);
      console.log(output);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { passed: gates.length - failed.length, failed };
}
