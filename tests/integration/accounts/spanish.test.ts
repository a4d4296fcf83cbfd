import { afterAll, beforeAll, expect, it } from "vitest";
import type { Deps } from "#server/deps.ts";
import { speak } from "#server/language.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { httpClient, openApp, type TestApp } from "#tests/support/servers/http.ts";

let database: FreshDatabase;
let deps: Deps;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  app = await openApp(deps);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const SPANISH = { "accept-language": "es" };
const wrong = { username: "ana", password: "not hers at all" };

it("A failed sign-in is refused in Spanish on a Spanish page, and in English by REST", async () => {
  const page = await httpClient(app).post("/trpc/auth.login", wrong, SPANISH);
  expect(page.text).toContain("El usuario o la contraseña no son correctos");
  const rest = await httpClient(app).post("/api/login", wrong, SPANISH);
  expect(rest.body).toMatchObject({ message: "Invalid username or password" });
});

it("The registration form's error messages are in Spanish", async () => {
  const short = { username: "a", password: "x", email: "nobody", firstName: "A", lastName: "L" };
  const { text } = await httpClient(app).post("/trpc/auth.register", short, SPANISH);
  for (const words of [
    "El usuario debe tener al menos 3 caracteres",
    "La contraseña debe tener al menos 8 caracteres",
    "Escriba un correo válido",
    "El apellido debe tener al menos 2 caracteres",
  ]) {
    expect(text).toContain(words);
  }
});

it("The first email to a Spanish account is in Spanish", async () => {
  await speak("es", () => registered(deps));
  const { subject, text } = await newestMail(deps.db, "verify_email");
  expect(subject).toBe("Confirme su correo");
  expect(text).toContain("Su cuenta está abierta. Inicie sesión");
});
