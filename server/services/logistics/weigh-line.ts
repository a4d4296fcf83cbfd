import { and, eq } from "drizzle-orm";
import { logisticsErrors as m } from "#messages/logistics/errors.ts";
import { formatWeight } from "#shared/catalog/weights/weight.ts";
import { DomainError } from "#shared/errors.ts";
import type { WeighInput } from "#shared/logistics/logistics.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { holdToLimit, weighedBefore, writeWeight } from "../farms/harvest/weigh.ts";
import type { Marker } from "../farms/harvest/acting-audit.ts";
import type { Confirm } from "../payments/refunds/giving-limit.ts";
import { recordAudit } from "../platform/audit/audit.ts";
import { type Crate, getCrate } from "./pack.ts";
import { lockOpenOrder } from "./packing.ts";
import { readShownName } from "../platform/people/shown-name.ts";

/**
 * Records the weight of a line sold by weight that its farm has not weighed, and returns the updated crate. A call that
 * the same packer repeats only returns the crate. Throws
 * `not_found`, `conflict` if the order is not being packed or the line is in its crate, and whatever `writeWeight` and
 * `confirm` throw.
 */
export async function weighForCrate(
  deps: Deps,
  { packer, confirm }: { packer: Marker; confirm: Confirm },
  { orderNumber, productId, ...entered }: WeighInput,
): Promise<Crate> {
  await inTransaction(deps.db, async (tx) => {
    const order = await lockOpenOrder(tx, orderNumber);
    const [line] = await tx
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.productId, productId)));
    if (!line) throw new DomainError("not_found", m.notInOrder);
    if (line.packedAt !== null) {
      throw new DomainError("conflict", m.takeOutFirst(await readShownName(tx, line)));
    }
    if ((await weighedBefore(tx, packer, { order, line, ...entered })) !== null) return;
    await writeWeight(deps, tx, packer, { order, line, ...entered });
    await recordAudit(deps, tx, packer, {
      action: "harvest.weighed",
      subject: { kind: "order", id: order.id, name: order.number },
      detail: {
        product: line.name,
        weight: {
          from: line.weighed && formatWeight(line.weighed),
          to: formatWeight(entered.weight),
        },
      },
    });
    await holdToLimit(deps, tx, { marker: packer, confirm }, { order, line, ...entered });
  });
  return getCrate(deps, orderNumber);
}
