import { misused, unknown, type CommandLine } from '../commandLine.ts';

/** Returns the share of the tests that a command is to run, such as `2/4`; undefined for all. Refuses what is none. */
export function shardIn({ options }: CommandLine, usage: string): string | undefined {
  const shard = options['--shard'];
  if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard))
    misused(unknown('shard', shard, ['1/4', '2/4', '...']), usage);
  return shard;
}
