/** A creation time for rows, for tests in which it does not matter. The columns have no default. */
export const written = (): { createdAt: Date } => ({ createdAt: new Date() });
