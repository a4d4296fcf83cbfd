/** The embedded database cannot be used; `message` says in one line why and what to do. */
export class EmbeddedError extends Error {
  override name = "EmbeddedError";
}
