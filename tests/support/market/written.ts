/** When a row was written, for a test that does not care when. Columns have no instant of their own. */
export const written = (): { createdAt: Date } => ({ createdAt: new Date() });
