import type { FastifyInstance } from "fastify";
import { DomainError } from "#shared/errors.ts";
import { numberOfReceipt, RECEIPT_ROUTE } from "#shared/orders/order-receipt.ts";
import { createGate } from "../../auth/gate.ts";
import { makeOrderReceipt } from "../../pdf/order-receipt.ts";
import { requireSecondFactor } from "../../services/accounts/sign-in/second-factor.ts";
import { withDatabaseTimeout } from "../../services/platform/database-timeout.ts";
import { getReceipt } from "../../services/orders/own/receipt.ts";
import type { CreateContext } from "../context.ts";

/** Writing one takes the main thread, so that few are written at once and the rest wait (ASVS 15.2.2). */
const GATE = { atOnce: 2, queue: 20 };

/** Serves the receipts of orders to their owners; no cache keeps them. */
export function addReceipts(app: FastifyInstance, createContext: CreateContext): void {
  const pass = createGate(GATE);
  app.get<{ Params: { file: string } }>(RECEIPT_ROUTE, async (request, reply) => {
    void reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
    const { deps, user } = await createContext(request, reply);
    const number = numberOfReceipt(request.params.file);
    if (!user) throw new DomainError("signed_out", "Please sign in first");
    await withDatabaseTimeout(deps.db, requireSecondFactor(deps, user));
    if (!number) throw new DomainError("not_found", "We find no such receipt");
    const read = async () => {
      await deps.throttle.take("receipt_account", user.id);
      return getReceipt(deps, user, number);
    };
    const receipt = await withDatabaseTimeout(deps.db, read());
    const { bytes } = await pass(() => makeOrderReceipt(receipt));
    return reply
      .type("application/pdf")
      .header("content-disposition", `inline; filename="receipt-${number}.pdf"`)
      .send(bytes);
  });
}
