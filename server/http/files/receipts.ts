import { platformErrors as m } from "#messages/platform/errors.ts";
import type { FastifyInstance } from "fastify";
import { DomainError } from "#shared/errors.ts";
import { LANGUAGES, pathIn } from "#shared/language.ts";
import { linkTokenField } from "#shared/orders/order-link.ts";
import { numberOfReceipt, RECEIPT_ROUTE } from "#shared/orders/order-receipt.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import { pairOf } from "../../services/platform/within-budget.ts";
import { heldByLink } from "../../services/orders/own/own-order.ts";
import { getReceipt } from "../../services/orders/own/receipt.ts";
import type { CreateContext } from "../context.ts";
import { admit, markPrivate, pdfGate, sendPdf } from "./private-file.ts";

type Asked = { Params: { file: string }; Querystring: { token?: unknown } };

/**
 * Serves order receipts, in the language of their address, to whoever may see the order: its signed-in customer,
 * or anyone with the order link (`?token=`). Never cached.
 */
export function addReceipts(app: FastifyInstance, createContext: CreateContext): void {
  const pass = pdfGate();
  for (const language of LANGUAGES) {
    app.get<Asked>(pathIn(language, RECEIPT_ROUTE), async (request, reply) => {
      markPrivate(reply);
      void reply.header("referrer-policy", "no-referrer");
      const context = await createContext(request, reply);
      const { deps, address } = context;
      const { token } = request.query;
      const known = linkTokenField.safeParse(token);
      const link = known.success ? heldByLink(known.data) : null;
      const number = numberOfReceipt(request.params.file);
      const reader = link ?? (await admit(context));
      if (!number) throw new DomainError("not_found", m.noReceipt);
      const read = async () => {
        // An order link has no account, so limit guesses by network address.
        if ("by" in reader) await deps.throttle.take("order_link_address", address);
        const budget = "by" in reader ? pairOf(number, address) : reader.id;
        await deps.throttle.take("receipt_account", budget);
        return getReceipt(deps, reader, number);
      };
      const receipt = await withDatabaseTimeout(deps.db, read());
      // Loaded on first use, because the PDF library takes 30 MiB.
      const { makeOrderReceipt } = await import("../../pdf/order-receipt.ts");
      const { bytes } = await pass(() => makeOrderReceipt(receipt));
      return sendPdf(reply, m.receiptFile(number), bytes);
    });
  }
}
