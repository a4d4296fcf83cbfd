import { platformErrors as m } from "#messages/platform-errors.ts";
import type { FastifyInstance } from "fastify";
import { DomainError } from "#shared/errors.ts";
import { LANGUAGES, pathIn } from "#shared/language.ts";
import { linkTokenField } from "#shared/orders/order-link.ts";
import { numberOfReceipt, RECEIPT_ROUTE } from "#shared/orders/order-receipt.ts";
import { createGate } from "../../auth/gate.ts";
import { requireSecondFactor } from "../../services/accounts/sign-in/second-factor.ts";
import { withDatabaseTimeout } from "../../services/platform/database-timeout.ts";
import { heldByLink } from "../../services/orders/own/own-order.ts";
import { getReceipt } from "../../services/orders/own/receipt.ts";
import type { CreateContext } from "../context.ts";

/** Writing one takes the main thread, so that few are written at once and the rest wait (ASVS 15.2.2). */
const GATE = { atOnce: 2, queue: 20 };

type Asked = { Params: { file: string }; Querystring: { token?: unknown } };

/** Serves the receipts of orders, in the language of their address, to who holds them, signed in or by the link (`?token=`); no cache keeps them. */
export function addReceipts(app: FastifyInstance, createContext: CreateContext): void {
  const pass = createGate(GATE);
  for (const language of LANGUAGES) {
    app.get<Asked>(pathIn(language, RECEIPT_ROUTE), async (request, reply) => {
      void reply
        .header("cache-control", "no-store")
        .header("x-robots-tag", "noindex")
        .header("referrer-policy", "no-referrer");
      const { deps, user, address } = await createContext(request, reply);
      const { token } = request.query;
      const known = linkTokenField.safeParse(token);
      const link = known.success ? heldByLink(known.data) : null;
      const number = numberOfReceipt(request.params.file);
      const reader = link ?? user;
      if (!reader) throw new DomainError("signed_out", m.signInFirst);
      if (!link && user) await withDatabaseTimeout(deps.db, requireSecondFactor(deps, user));
      if (!number) throw new DomainError("not_found", m.noReceipt);
      const read = async () => {
        // A link has no account: whoever tries many comes from some address.
        if ("by" in reader) await deps.throttle.take("order_link_address", address);
        const budget = "by" in reader ? `${number} ${address}` : reader.id;
        await deps.throttle.take("receipt_account", budget);
        return getReceipt(deps, reader, number);
      };
      const receipt = await withDatabaseTimeout(deps.db, read());
      // Loaded with the first one: what draws it takes 30 MiB.
      const { makeOrderReceipt } = await import("../../pdf/order-receipt.ts");
      const { bytes } = await pass(() => makeOrderReceipt(receipt));
      return reply
        .type("application/pdf")
        .header("content-disposition", `inline; filename="${m.receiptFile(number)}.pdf"`)
        .send(bytes);
    });
  }
}
