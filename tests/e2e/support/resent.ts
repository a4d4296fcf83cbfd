/**
 * For requests that a test sends itself, and for `route.fetch`: a request on a connection that the idle server was just
 * closing never arrived, and is sent once more.
 */
export const RESENT = { maxRetries: 1 };
