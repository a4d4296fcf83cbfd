import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { farmsYear as years } from "#messages/farms/page/year.ts";
import { farmsStatementPdf as m } from "#messages/farms/money/statement-pdf.ts";
import { platformErrors as errors } from "#messages/platform/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { rowIdIn } from "#shared/platform/fields/row-id.ts";
import { LANGUAGES, pathIn } from "#shared/language.ts";
import {
  FARM_YEAR_ROUTE,
  payoutOfFile,
  PAYOUT_STATEMENT_ROUTE,
  yearOfFile,
} from "#shared/payments/payouts/statement-files.ts";
import { farmFor } from "../../services/accounts/farm-members.ts";
import { getPayout } from "../../services/payments/payouts/farm-payouts.ts";
import { farmYears } from "../../services/payments/payouts/farm-years.ts";
import { getBusiness } from "../../services/platform/settings/business.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import type { CreateContext } from "../context.ts";
import { admit, markPrivate, pdfGate, sendPdf } from "./private-file.ts";

type Asked = { Params: { file: string }; Querystring: { farm?: unknown } };

/**
 * Serves farms' payout statements as PDFs, in the language of their address, to the farm's team and admins. Never
 * cached.
 */
export function addStatements(app: FastifyInstance, createContext: CreateContext): void {
  const pass = pdfGate();
  for (const language of LANGUAGES) {
    app.get<Asked>(pathIn(language, PAYOUT_STATEMENT_ROUTE), async (request, reply) => {
      const { deps, user } = await enter(createContext, request, reply);
      const payoutId = payoutOfFile(request.params.file);
      if (!payoutId) throw new DomainError("not_found", errors.nothingHere);
      const read = async () => {
        const farm = await farmFor(deps, user, farmOf(request.query.farm));
        return getPayout(deps, farm.id, payoutId);
      };
      const payout = await withDatabaseTimeout(deps.db, read());
      // Loaded on first use, because the PDF library takes 30 MiB.
      const { makePayoutStatement } = await import("../../pdf/payout-statement.ts");
      const { bytes } = await pass(() => makePayoutStatement(payout));
      return sendPdf(reply, m.file(payout.day), bytes);
    });
  }
}

/** Serves annual totals as PDFs: a farm's team gets its own, admins get those of one farm or of all. */
export function addFarmYears(app: FastifyInstance, createContext: CreateContext): void {
  const pass = pdfGate();
  for (const language of LANGUAGES) {
    app.get<Asked>(pathIn(language, FARM_YEAR_ROUTE), async (request, reply) => {
      const { deps, user } = await enter(createContext, request, reply);
      const year = yearOfFile(request.params.file);
      if (year === null) throw new DomainError("not_found", errors.nothingHere);
      const named = farmOf(request.query.farm);
      const read = async () => {
        const isAll = user.role === "admin" && named === undefined;
        const farmId = isAll ? undefined : (await farmFor(deps, user, named)).id;
        const business = await getBusiness(deps);
        const farms = await farmYears(deps, { year, farmId });
        return { business, farms, year };
      };
      const facts = await withDatabaseTimeout(deps.db, read());
      const { makeFarmYears } = await import("../../pdf/farm-year.ts");
      const { bytes } = await pass(() => makeFarmYears(facts));
      return sendPdf(reply, years.file(year), bytes);
    });
  }
}

/** Admits anyone who may enter the farm area, and counts the file against the limit. */
async function enter(createContext: CreateContext, request: FastifyRequest, reply: FastifyReply) {
  markPrivate(reply);
  const context = await createContext(request, reply);
  const user = await admit(context, "farmer");
  const { deps } = context;
  await deps.throttle.take("file_account", user.id);
  return { deps, user };
}

/**
 * The farm id that an admin requested; for anyone else it must be their own farm. Undefined if the address names none,
 * and 0, which no farm has, if what it names cannot be an id.
 */
function farmOf(named: unknown): number | undefined {
  if (named === undefined) return undefined;
  return typeof named === "string" ? (rowIdIn(named) ?? 0) : 0;
}
