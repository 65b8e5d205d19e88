import { writerProgram, type FromWriter, type ToWriter, type WriterStart } from './messages.ts';

/** Starts the process of the writer and exchanges one message and one answer with it at a time. */
export async function startWriter(start: WriterStart) {
  let settle: PromiseWithResolvers<FromWriter> | null = null;
  let broken: Error | null = null;
  const child = writerProgram.start({
    onMessage: (answer) => settle?.resolve(answer),
    onLoss: (error) => {
      broken = error;
      settle?.reject(error);
    },
  });
  const exchange = (message: ToWriter): Promise<FromWriter> => {
    settle = Promise.withResolvers();
    if (broken === null) child.send(message);
    else settle.reject(broken);
    return settle.promise;
  };
  await exchange({ start });

  return {
    add: (rows: readonly string[]): Promise<unknown> => exchange({ rows }),
    finish: async () => {
      const answer = await exchange({ finish: true });
      if (!('content' in answer)) throw new Error('The writer returned no file');
      return answer;
    },
    end: (): Promise<void> => child.end(),
  };
}
