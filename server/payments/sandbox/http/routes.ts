import type { Handler, Route } from "./context.ts";
import {
  listMovements,
  retrieveBalance,
  retrieveMovement,
} from "../resources/balance-transactions.ts";
import {
  createAccount,
  deleteAccount,
  listAccounts,
  retrieveAccount,
  updateAccount,
} from "../resources/connect/accounts.ts";
import {
  createLink,
  createLoginLink,
  finishLink,
  retrieveLink,
} from "../resources/connect/account-links.ts";
import { createPayout, listPayouts, retrievePayout } from "../resources/connect/payouts.ts";
import {
  createReversal,
  listReversals,
  retrieveReversal,
} from "../resources/connect/transfer-reversals.ts";
import { createTransfer, listTransfers, retrieveTransfer } from "../resources/connect/transfers.ts";
import { listCharges, retrieveCharge } from "../resources/charges.ts";
import {
  createCustomer,
  deleteCustomer,
  listCustomers,
  retrieveCustomer,
  updateCustomer,
} from "../resources/customers.ts";
import {
  closeDispute,
  listDisputes,
  retrieveDispute,
  updateDispute,
} from "../resources/disputes/disputes.ts";
import { listEvents, retrieveEvent } from "../resources/events.ts";
import {
  cancelIntent,
  confirmAt,
  createIntent,
  finishAt,
  listIntents,
  retrieveIntent,
  updateIntent,
} from "../resources/intents/payment-intents.ts";
import {
  attachMethod,
  createMethod,
  detachMethod,
  listCustomerMethods,
  retrieveMethod,
} from "../resources/payment-methods.ts";
import {
  cancelSetup,
  confirmSetupAt,
  createSetup,
  finishSetupAt,
  listSetups,
  retrieveSetup,
} from "../resources/setups/setup-intents.ts";
import { createRefund, listRefunds, retrieveRefund, updateRefund } from "../resources/refunds.ts";
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  retrieveEndpoint,
  updateEndpoint,
} from "../resources/webhook-endpoints.ts";

type Row = [Route["method"], string, string, Handler, ("browser" | "connected")?];

/**
 * Every operation: method, path under `/v1`, name, handler, and whether a browser may call it or it may act for a
 * connected account.
 */
const TABLE: Row[] = [
  ["POST", "payment_intents", "payment_intents.create", createIntent],
  ["GET", "payment_intents", "payment_intents.list", listIntents],
  ["GET", "payment_intents/:id", "payment_intents.retrieve", retrieveIntent, "browser"],
  ["POST", "payment_intents/:id", "payment_intents.update", updateIntent],
  ["POST", "payment_intents/:id/confirm", "payment_intents.confirm", confirmAt, "browser"],
  ["POST", "payment_intents/:id/finish", "payment_intents.finish", finishAt, "browser"],
  ["POST", "payment_intents/:id/cancel", "payment_intents.cancel", cancelIntent],
  ["POST", "setup_intents", "setup_intents.create", createSetup],
  ["GET", "setup_intents", "setup_intents.list", listSetups],
  ["GET", "setup_intents/:id", "setup_intents.retrieve", retrieveSetup, "browser"],
  ["POST", "setup_intents/:id/confirm", "setup_intents.confirm", confirmSetupAt, "browser"],
  ["POST", "setup_intents/:id/finish", "setup_intents.finish", finishSetupAt, "browser"],
  ["POST", "setup_intents/:id/cancel", "setup_intents.cancel", cancelSetup],
  ["POST", "payment_methods", "payment_methods.create", createMethod],
  ["GET", "payment_methods/:id", "payment_methods.retrieve", retrieveMethod],
  ["POST", "payment_methods/:id/attach", "payment_methods.attach", attachMethod],
  ["POST", "payment_methods/:id/detach", "payment_methods.detach", detachMethod],
  ["POST", "customers", "customers.create", createCustomer],
  ["GET", "customers", "customers.list", listCustomers],
  ["GET", "customers/:id", "customers.retrieve", retrieveCustomer],
  ["POST", "customers/:id", "customers.update", updateCustomer],
  ["DELETE", "customers/:id", "customers.delete", deleteCustomer],
  ["GET", "customers/:id/payment_methods", "customers.list_methods", listCustomerMethods],
  ["GET", "charges", "charges.list", listCharges],
  ["GET", "charges/:id", "charges.retrieve", retrieveCharge],
  ["POST", "refunds", "refunds.create", createRefund],
  ["GET", "refunds", "refunds.list", listRefunds],
  ["GET", "refunds/:id", "refunds.retrieve", retrieveRefund],
  ["POST", "refunds/:id", "refunds.update", updateRefund],
  ["GET", "disputes", "disputes.list", listDisputes],
  ["GET", "disputes/:id", "disputes.retrieve", retrieveDispute],
  ["POST", "disputes/:id", "disputes.update", updateDispute],
  ["POST", "disputes/:id/close", "disputes.close", closeDispute],
  ["GET", "balance", "balance.retrieve", retrieveBalance, "connected"],
  ["GET", "balance_transactions", "balance_transactions.list", listMovements, "connected"],
  [
    "GET",
    "balance_transactions/:id",
    "balance_transactions.retrieve",
    retrieveMovement,
    "connected",
  ],
  ["POST", "accounts", "accounts.create", createAccount],
  ["GET", "accounts", "accounts.list", listAccounts],
  ["GET", "accounts/:id", "accounts.retrieve", retrieveAccount],
  ["POST", "accounts/:id", "accounts.update", updateAccount],
  ["DELETE", "accounts/:id", "accounts.delete", deleteAccount],
  ["POST", "accounts/:id/login_links", "accounts.create_login_link", createLoginLink],
  ["POST", "account_links", "account_links.create", createLink],
  ["GET", "account_links/:id", "account_links.retrieve", retrieveLink, "browser"],
  ["POST", "account_links/:id/finish", "account_links.finish", finishLink, "browser"],
  ["POST", "transfers", "transfers.create", createTransfer],
  ["GET", "transfers", "transfers.list", listTransfers],
  ["GET", "transfers/:id", "transfers.retrieve", retrieveTransfer],
  ["POST", "transfers/:id/reversals", "transfers.create_reversal", createReversal],
  ["GET", "transfers/:id/reversals", "transfers.list_reversals", listReversals],
  ["GET", "transfers/:id/reversals/:id", "transfers.retrieve_reversal", retrieveReversal],
  ["POST", "payouts", "payouts.create", createPayout, "connected"],
  ["GET", "payouts", "payouts.list", listPayouts, "connected"],
  ["GET", "payouts/:id", "payouts.retrieve", retrievePayout, "connected"],
  ["GET", "events", "events.list", listEvents, "connected"],
  ["GET", "events/:id", "events.retrieve", retrieveEvent],
  ["POST", "webhook_endpoints", "webhook_endpoints.create", createEndpoint],
  ["GET", "webhook_endpoints", "webhook_endpoints.list", listEndpoints],
  ["GET", "webhook_endpoints/:id", "webhook_endpoints.retrieve", retrieveEndpoint],
  ["POST", "webhook_endpoints/:id", "webhook_endpoints.update", updateEndpoint],
  ["DELETE", "webhook_endpoints/:id", "webhook_endpoints.delete", deleteEndpoint],
];

export const ROUTES: Route[] = TABLE.map(([method, path, op, handler, by]) => ({
  method,
  path: `/v1/${path}`,
  op,
  handler,
  ...(by ? { [by]: true as const } : {}),
}));
