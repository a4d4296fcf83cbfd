import { expect, test } from "vitest";
import { findOffenses, type Source } from "#tests/support/code/boundaries.ts";
import {
  FEATURE_RULE,
  importRules,
  LAYER_RULE,
  ROOM_RULE,
  serviceLayers,
  wordRules,
} from "#tests/support/code/boundary-rules.ts";
import { readSources } from "#tests/support/code/check-boundaries.ts";

/** For every rule, a file that breaks that rule and no other. */
const planted: Readonly<Record<string, Source>> = {
  "shared is a leaf: rules with zod, dates, messages and a comparison of values, nothing else": at(
    "src/shared/checkout/cart/cart.ts",
    'import { readFileSync } from "node:fs";',
  ),
  "messages import messages and what formats numbers and days": at(
    "src/messages/en/catalog/shop.ts",
    'import { totalsOf } from "#shared/checkout/totals.ts";',
  ),
  "db imports db, shared and its drivers": at(
    "db/seed/market.ts",
    'import type { Deps } from "#server/deps.ts";',
  ),
  "services import db, shared and places; of the ports only the types": at(
    "server/services/order.ts",
    'import { createMailer } from "../mail/smtp.ts";',
  ),
  "routers, REST and HTTP reach the database through services": at(
    "server/routers/orders.ts",
    'import { orders } from "#db/schema/orders/orders.ts";',
  ),
  "REST goes through the routers": at(
    "server/rest/table.ts",
    'import { placeOrder } from "../services/orders.ts";',
  ),
  "the client knows nothing of server and db": at(
    "src/features/shop/grid.tsx",
    'import type { Order } from "#db/schema/orders/orders.ts";',
  ),
  "the client's one door to the server lets types through": at(
    "src/lib/api/trpc.ts",
    'import { appRouter } from "#server/routers/index.ts";',
  ),
  "the server takes nothing but shared and types from the client": at(
    "server/http/pages/pages.ts",
    'import { render } from "#client/entry-server.tsx";',
  ),
  "features, ui and lib do not know routes": at(
    "src/features/shop/grid.tsx",
    'import { Route } from "#client/routes/(catalog)/shop.tsx";',
  ),
  "ui and lib do not know features": at(
    "src/ui/price.tsx",
    'import { useCart } from "#client/features/cart/use-cart.ts";',
  ),
  "the product imports no test code": at(
    "server/clock.ts",
    'import { fixedClock } from "#tests/support/market/time/clock.ts";',
  ),
  "ui does not know lib": at(
    "src/ui/price.tsx",
    'import { useSignOut } from "#client/lib/session/session.ts";',
  ),
  "the payment sandbox imports nothing outside itself": at(
    "server/payments/sandbox/http/api.ts",
    'import { errorFacts } from "#shared/platform/error-facts.ts";',
  ),
  "only its starter imports the payment sandbox": at(
    "server/payments/stripe.ts",
    'import { WALLETS } from "./sandbox/wallets.ts";',
  ),
  "stripe stays behind its folder": at(
    "server/http/incoming/webhook.ts",
    'import Stripe from "stripe";',
  ),
  "lucia stays behind its folder": at(
    "server/trpc/context.ts",
    'import { DrizzlePostgreSQLAdapter } from "@lucia-auth/adapter-drizzle";',
  ),
  "argon2 stays behind its folder": at(
    "server/demo/accounts.ts",
    'import { hash } from "@node-rs/argon2";',
  ),
  "otpauth stays behind its folder": at(
    "server/trpc/sign-in.ts",
    'import { TOTP } from "otpauth";',
  ),
  "qrcode stays behind its folder": at(
    "src/features/account-security/code.tsx",
    'import { toDataURL } from "qrcode";',
  ),
  "the list of common passwords stays behind its folder": at(
    "src/features/accounts/auth/register-form.tsx",
    'import { dictionary } from "@zxcvbn-ts/language-common";',
  ),
  "sharp stays behind its folder": at("server/demo/pictures.ts", 'import sharp from "sharp";'),
  "nodemailer stays behind its folder": at(
    "server/jobs/mail.ts",
    'import nodemailer from "nodemailer";',
  ),
  "graphile-worker stays behind its folder": at(
    "server/http/health.ts",
    'import { run } from "graphile-worker";',
  ),
  "rate-limiter-flexible stays behind its folder": at(
    "server/auth/login.ts",
    'import { RateLimiterPostgres } from "rate-limiter-flexible";',
  ),
  "pdfkit stays behind its folder": at(
    "server/services/applications.ts",
    'import type PDFDocument from "pdfkit";',
  ),
  "csv-stringify stays behind its folder": at(
    "server/routers/export.ts",
    'import { stringify } from "csv-stringify/sync";',
  ),
  "drawing of maps stays behind its folder": at(
    "src/features/farms/farms/list/farm-map.tsx",
    'import { geoPath } from "d3-geo";',
  ),
  "zipcodes stays behind its folder": at(
    "server/demo/farms.ts",
    'import zipcodes from "zipcodes";',
  ),
  "@mantine/notifications stays behind its folder": at(
    "src/features/cart/add.ts",
    'import { notifications } from "@mantine/notifications";',
  ),
  "@stripe/stripe-js stays behind its folder": at(
    "src/features/checkout/pay.tsx",
    'import { loadStripe } from "@stripe/stripe-js/pure";',
  ),
  "the database driver stays behind its folder": at(
    "server/main.ts",
    'import postgres from "postgres";',
  ),
  "outlines of letters stays behind its folder": at(
    "server/http/files/share.ts",
    'import { create } from "fontkit";',
  ),
  "aws4fetch stays behind its folder": at(
    "server/boot/pictures.ts",
    'import { AwsClient } from "aws4fetch";',
  ),
  "time comes from the clock that is passed in": at(
    "src/shared/checkout/delivery.ts",
    "const today = new Date();",
  ),
  "the database stamps nothing by a clock of its own": at(
    "db/migrations/0001_guards.sql",
    "  NEW.changed_at := now();",
  ),
  "SQL is never made of text": at("server/services/search.ts", "sql.raw(`select ${column}`);"),
  "tests mock none of our own code": at("tests/unit/cart.test.ts", 'vi.mock("#server/deps.ts");'),
  "settings are read in one place": at(
    "server/mail/smtp.ts",
    'const url = process.env["SMTP_URL"];',
  ),
  "a state is written by its lifecycle": at(
    "server/services/orders/lifecycle/cancel-order.ts",
    'await tx.update(orders).set({ note, state: "canceled" }).where(isThis);',
  ),
  "what depends on the width of the screen stands in a style sheet, not in a style element": at(
    "src/ui/page/card.tsx",
    'const card = <Paper p={{ base: "md", sm: 40 }} />;',
  ),
  "shapes are types; an interface only extends a library's": at(
    "src/shared/orders/order.ts",
    "export interface Order {}",
  ),
  [FEATURE_RULE]: at(
    "src/features/cart/panel.tsx",
    'import { CheckoutButton } from "#client/features/checkout/button.tsx";',
  ),
  [LAYER_RULE]: at(
    "server/services/payments/finalize.ts",
    'import { settleOrder } from "../checkout/settle-order.ts";',
  ),
  [ROOM_RULE]: at("src/lib/storage.ts", 'import { formatUsd } from "../shared/money.ts";'),
};

const rules = [...importRules, ...wordRules]
  .map(({ name }) => name)
  .concat(FEATURE_RULE, LAYER_RULE, ROOM_RULE);

function at(path: string, source: string): Source {
  return { path, source };
}

function rulesBroken(source: Source): string[] {
  return findOffenses([source]).map(({ rule }) => rule);
}

test.each(rules)("%s: a planted offender is found", (rule) => {
  const offender = planted[rule];
  expect(offender, "every rule has its planted offender").toBeDefined();
  expect(rulesBroken(offender!)).toEqual([rule]);
});

test("an import is found in each of its forms", () => {
  const path = "src/shared/x.ts";
  const forms = [
    'import "node:fs";',
    'import fs from "node:fs";',
    'import * as fs from "node:fs";',
    "import {\n  readFileSync,\n  statSync,\n} from 'node:fs';",
    'import type { Stats } from "node:fs";',
    'import { type Stats } from "node:fs";',
    'export { readFileSync } from "node:fs";',
    'export * from "node:fs";',
    'const fs = await import("node:fs");',
  ];
  for (const source of forms) expect(rulesBroken({ path, source }), source).toHaveLength(1);
});

test.each([
  "await tx.update(boxes).set({ dueAt: null, state }).where(isThis);",
  "await tx.update(farms).set({ pausedUntil, ...(to && { status: to }) });",
  'const paused = { state: "paused", pausedUntil } as const;\nawait tx.update(boxes).set(paused);',
  "const charging = { ...lease, state };\nawait tx.update(boxes).set({ ...charging, checkoutId });",
  "insert(payments).values(row).onConflictDoUpdate({ target, set: { amount, state } });",
  "tx.execute(sql`update holds set state = ${to} where checkout_id = ${id}`);",
  "tx.execute(sql`UPDATE orders SET note = 'x', state = 'placed'`);",
])("a state that is written by hand is found: %s", (source) => {
  const path = "server/services/orders/x.ts";
  expect(rulesBroken({ path, source })).toEqual(["a state is written by its lifecycle"]);
});

test("comments break no rule", () => {
  const source =
    '// import "node:fs";\n/* import "node:fs"; */\n/** Not `new Date()`: the clock. */';
  expect(rulesBroken({ path: "src/shared/x.ts", source })).toEqual([]);
});

test.each([
  at(
    "src/shared/checkout/cart/cart.ts",
    'import { z } from "zod";\nimport { cents } from "./money.ts";',
  ),
  at("server/services/order.ts", 'import type { Payments } from "../payments/port.ts";'),
  at("server/services/order.ts", "const day = new Date(input.day);"),
  at(
    "server/services/order.ts",
    'tx.update(orders).set({ note }).where(eq(orders.state, "placed"));\nconst row = { state: 1 };',
  ),
  at("src/lib/api/trpc.ts", 'import type { AppRouter } from "#server/routers/index.ts";'),
  at("src/features/cart/panel.tsx", 'import { useCart } from "./use-cart.ts";'),
  at("src/routes/(catalog)/shop.tsx", 'import { Grid } from "#client/features/shop/grid.tsx";'),
  at("src/entry-client.tsx", 'import { trpc } from "./lib/trpc.ts";'),
])("$path may have: $source", (source) => expect(rulesBroken(source)).toEqual([]));

const layered = serviceLayers.flatMap((rooms, layer) => rooms.map((room) => ({ room, layer })));

test.each(layered)("services/$room imports only the rooms below it", ({ room, layer }) => {
  const others = layered.filter((other) => other.room !== room);
  for (const other of [...others, { room: "unknown", layer: Infinity }]) {
    const source = `import type { Row } from "../${other.room}/row.ts";`;
    const broken = rulesBroken(at(`server/services/${room}/x.ts`, source));
    expect(broken, other.room).toEqual(other.layer < layer ? [] : [LAYER_RULE]);
  }
});

test("the layers name every room of services", () => {
  const rooms = readSources().flatMap(({ path }) =>
    path.split("/", 4).length > 3 && path.startsWith("server/services/")
      ? (path.split("/")[2] ?? [])
      : [],
  );
  expect([...new Set(rooms)].toSorted()).toEqual(serviceLayers.flat().toSorted());
});

test("no module of the project breaks a rule", () => {
  const sources = readSources();
  expect(sources.length).toBeGreaterThan(100);
  expect(findOffenses(sources).map(({ line }) => line)).toEqual([]);
});
