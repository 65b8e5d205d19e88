/** Settles as a promise does, or rejects once that took too long: a line may neither answer nor break. */
export const within = async <Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};
