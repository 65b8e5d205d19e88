/** Argon2id (the library's default kind): 64 MiB, three passes, one lane; about 0.1 s of one core (reliability 1.5). */
export const PASSWORD_COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const;
