import { exampleProgram } from './example.ts';

/** A parent of a child that works without end; prints the process of the child. */
const child = exampleProgram.start({
  onMessage: (message) => process.send?.(message),
  onLoss: (error) => {
    throw error;
  },
});
child.send({ pid: true });
child.send({ wait: true });
