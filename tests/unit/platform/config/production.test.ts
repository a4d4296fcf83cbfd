import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { complaint, LIVE_KEYS, PRODUCTION } from "#tests/support/code/settings.ts";

describe("production", () => {
  test("requires a database of its own", () => {
    expect(complaint({ ...PRODUCTION, ...LIVE_KEYS, DATABASE_URL: "" })).toMatch(
      /^DATABASE_URL is empty/,
    );
  });

  test("has no demo accounts", () => {
    expect(complaint({ ...PRODUCTION, ...LIVE_KEYS, SEED: "demo" })).toMatch(/^SEED=demo /);
    expect(readConfig({ ...PRODUCTION, ...LIVE_KEYS }).seed).toBe("none");
  });

  test("ASVS 4.1.3 over https requires the proxies in front to be named, or none", () => {
    const TRUST_PROXY = "";
    const refused = complaint({ ...PRODUCTION, ...LIVE_KEYS, TRUST_PROXY });
    expect(refused).toMatch(/^TRUST_PROXY is empty, .*none when there is no proxy\.$/);
    expect(refused).not.toContain("\n");
    const direct = readConfig({ ...PRODUCTION, ...LIVE_KEYS, TRUST_PROXY: "none" });
    expect(direct.trustProxy).toEqual([]);
    expect(readConfig({ ...PRODUCTION, ...LIVE_KEYS }).trustProxy).toEqual(["10.0.0.0/8"]);
    expect(complaint({ TRUST_PROXY: "none,10.0.0.0/8" })).toMatch(/^TRUST_PROXY must list/);
    const PUBLIC_URL = "http://localhost:3000";
    expect(readConfig({ ...PRODUCTION, ...LIVE_KEYS, TRUST_PROXY, PUBLIC_URL })).toBeDefined();
  });

  test("requires https, except on this machine", () => {
    const PUBLIC_URL = "http://shop.example";
    expect(complaint({ ...PRODUCTION, ...LIVE_KEYS, PUBLIC_URL })).toMatch(/^PUBLIC_URL .*https/);
    const local = readConfig({ ...PRODUCTION, ...LIVE_KEYS, PUBLIC_URL: "http://localhost:3000" });
    expect(local.publicUrl).toBe("http://localhost:3000");
  });
});

describe("ASVS 13.3.1: the key of stored secrets", () => {
  test("is required in production and nowhere else", () => {
    expect(complaint({ ...PRODUCTION, ...LIVE_KEYS, SECRETS_KEY: "" })).toMatch(
      /^SECRETS_KEY is empty, and APP_ENV=production .*openssl rand/,
    );
    expect(readConfig({}).secretsKeys).toEqual([]);
  });

  test("can be several while one replaces the other, the first one for new secrets", () => {
    const [one, other] = ["n".repeat(32), "o".repeat(32)];
    expect(readConfig({ SECRETS_KEY: `${one}, ${other}` }).secretsKeys).toEqual([one, other]);
  });
});

describe("ASVS 12.3.1, 12.3.2: the connection to the database", () => {
  const of = (env: Record<string, string>) => {
    const { databaseUrl } = readConfig({ ...PRODUCTION, ...LIVE_KEYS, ...env });
    return Object.fromEntries(new URL(databaseUrl ?? "").searchParams);
  };
  const away = "postgres://shop:secret@db.example/shop";

  test("is encrypted with a verified certificate in production, unless it stays on the machine", () => {
    expect(of({ DATABASE_URL: away })).toEqual({ sslmode: "verify-full" });
    expect(of({ DATABASE_URL: "postgres:///shop" })).toEqual({});
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
      expect(of({ DATABASE_URL: `postgres://shop:secret@${host}/shop` })).toEqual({});
    }
    expect(readConfig({ DATABASE_URL: away }).databaseUrl).toBe(away);
  });

  test("follows DATABASE_TLS, or else the URL, in which anything vague means full verification", () => {
    expect(of({ DATABASE_URL: away, DATABASE_TLS: "require" })).toEqual({ sslmode: "require" });
    expect(of({ DATABASE_URL: `${away}?sslmode=require` })).toEqual({ sslmode: "require" });
    expect(of({ DATABASE_URL: `${away}?sslmode=require`, DATABASE_TLS: "verify-full" })).toEqual({
      sslmode: "verify-full",
    });
    for (const said of ["sslmode=prefer", "sslmode=verify-ca", "ssl=true"]) {
      expect(of({ DATABASE_URL: `${away}?${said}` })).toEqual({ sslmode: "verify-full" });
    }
  });

  test("is never open in production to a database on another machine", () => {
    const refusal = (env: Record<string, string>) =>
      complaint({ ...PRODUCTION, ...LIVE_KEYS, ...env });
    expect(refusal({ DATABASE_TLS: "off" })).toMatch(
      /^DATABASE_TLS=off would send .*: set DATABASE_TLS=verify-full/,
    );
    for (const name of ["DATABASE_URL", "MIGRATIONS_DATABASE_URL"]) {
      expect(refusal({ [name]: `${away}?sslmode=disable` })).toMatch(
        new RegExp(`^sslmode=disable in ${name} would send .*: set DATABASE_TLS=verify-full`),
      );
    }
    for (const near of ["postgres:///shop", "postgres://shop@localhost/shop"]) {
      expect(of({ DATABASE_URL: near, DATABASE_TLS: "off" })).toEqual({ sslmode: "disable" });
    }
    expect(readConfig({ DATABASE_URL: away, DATABASE_TLS: "off" }).databaseUrl).toContain(
      "disable",
    );
  });

  test("trusts the configured certificate, for migrations as well", () => {
    const config = readConfig({
      ...PRODUCTION,
      ...LIVE_KEYS,
      MIGRATIONS_DATABASE_URL: away,
      DATABASE_CA: "/etc/db-ca.pem",
    });
    for (const url of [config.databaseUrl, config.migrationsDatabaseUrl]) {
      const { searchParams } = new URL(url ?? "");
      expect(Object.fromEntries(searchParams)).toEqual({
        sslmode: "verify-full",
        sslrootcert: "/etc/db-ca.pem",
      });
    }
  });

  test("trusts the system's certificates if Postgres' own keyword asks for them", () => {
    const checked = { sslmode: "verify-full" };
    expect(of({ DATABASE_URL: `${away}?sslrootcert=system` })).toEqual(checked);
    expect(of({ DATABASE_URL: away, DATABASE_CA: "system" })).toEqual(checked);
    const config = readConfig({ DATABASE_URL: `${away}?sslrootcert=system` });
    expect(config.databaseUrl).toBe(`${away}?sslmode=verify-full`);
    expect(config.certificates).toEqual([]);
  });

  test("finds a certificate relative to the project's folder, wherever the process was started", () => {
    const root = fileURLToPath(new URL("../../../..", import.meta.url));
    const file = join(root, "certs/ca.pem");
    const MIGRATIONS_DATABASE_URL = `${away}?sslrootcert=certs/ca.pem`;
    expect(of({ DATABASE_CA: "certs/ca.pem" })).toMatchObject({ sslrootcert: file });
    const config = readConfig({ ...PRODUCTION, ...LIVE_KEYS, MIGRATIONS_DATABASE_URL });
    expect(config.certificates).toEqual([
      { setting: "sslrootcert in MIGRATIONS_DATABASE_URL", file },
    ]);
  });
});

describe("ASVS 12.3.1: the connection to the mail server", () => {
  const smtpUrl = (SMTP_URL: string, env: Record<string, string> = PRODUCTION) =>
    readConfig({ ...env, ...(env === PRODUCTION && LIVE_KEYS), SMTP_URL, MAIL_FROM: "a@b.example" })
      .smtpUrl;

  test("must be encrypted in production, unless it stays on the machine", () => {
    expect(smtpUrl("smtp://me:se%2Fcret@mail.example:587")).toBe(
      "smtp://me:se%2Fcret@mail.example:587?requireTLS=true",
    );
    expect(smtpUrl("smtp://mail.example?ignoreTLS=true&requireTLS=false&pool=true")).toBe(
      "smtp://mail.example?requireTLS=true&pool=true",
    );
    expect(smtpUrl("smtps://mail.example:465?secure=false")).toBe(
      "smtps://mail.example:465?requireTLS=true",
    );
    for (const near of ["smtp://localhost:25", "smtp://127.0.0.1:2525", "smtp://[::1]:25"]) {
      expect(smtpUrl(near)).toBe(near);
    }
    expect(smtpUrl("smtp://mailpit:1025", {})).toBe("smtp://mailpit:1025");
  });
});
