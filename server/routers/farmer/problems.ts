import { z } from "zod";
import { namedFarm } from "#shared/fields.ts";
import { problemLifecycle } from "#shared/orders/order-problem.ts";
import { tableInput } from "#shared/platform/table/table.ts";
import { listFarmProblems } from "../../services/orders/problems/farm-problems.ts";
import { PROBLEM_SORTS } from "../../services/orders/problems/problem-list.ts";
import { areaProcedure, router } from "../../trpc/procedures.ts";
import { farmIn } from "./farm-in.ts";

const query = tableInput(PROBLEM_SORTS).extend({
  state: z.enum(problemLifecycle.states).optional(),
  ...namedFarm,
});

/** Problems that customers reported with a farm's goods. */
export const farmProblemsRouter = router({
  page: areaProcedure("farmer")
    .input(query)
    .query(async (call) => listFarmProblems(call.ctx.deps, (await farmIn(call)).id, call.input)),
});
