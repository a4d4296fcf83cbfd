import { isUtf8 } from "node:buffer";
import { errorCodes, type FastifyBodyParser, type FastifyInstance } from "fastify";

/**
 * Accepts JSON bodies, which `read` gets as text. They have to be UTF-8 (RFC 8259): others are refused with 400 instead
 * of being read with replacement characters in place of what somebody wrote. An empty body is read like any other.
 */
export function acceptJson(app: FastifyInstance, read: FastifyBodyParser<string>): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    (request, body, done) => {
      if (isUtf8(body)) void read(request, body.toString("utf8"), done);
      else done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
    },
  );
}
