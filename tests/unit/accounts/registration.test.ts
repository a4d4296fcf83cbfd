import { describe, expect, it } from "vitest";
import { loginSchema, registrationSchema } from "#shared/accounts/registration.ts";

const valid = {
  username: "ana",
  password: "8 chars!",
  email: "ana@furrow.example",
  firstName: "An",
  lastName: "Li",
};

/** The first message for each invalid field. */
function complaints(input: unknown, schema = registrationSchema as unknown as typeof loginSchema) {
  const result = schema.safeParse(input);
  const found: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) found[issue.path.join(".")] ??= issue.message;
  return found;
}

const EMAIL = "Please enter a valid email address";
const USERNAME = "Username can use letters, digits, dots, dashes and underscores";
const CLEAN = "Please remove the special characters";

describe("registration", () => {
  it("accepts the shortest values that the specification allows", () => {
    expect(complaints(valid)).toEqual({});
  });

  it.each([
    ["username", "an", "Username must be at least 3 characters"],
    ["username", "   an   ", "Username must be at least 3 characters"],
    ["username", undefined, "Username must be at least 3 characters"],
    ["username", "a".repeat(33), "Username must be at most 32 characters"],
    ["username", "ana lee", USERNAME],
    ["username", "\u0430na", USERNAME],
    ["username", "ana@furrow.example", USERNAME],
    ["username", "ana\u200b", CLEAN],
    ["email", undefined, EMAIL],
    ["email", "ana", EMAIL],
    ["email", "ana@furrow", EMAIL],
    ["email", "ana@furrow..example", EMAIL],
    ["email", "a@b.c\r\nBcc: all@furrow.example", EMAIL],
    ["email", "ana\u0000@furrow.example", EMAIL],
    ["email", "a\u202ena@furrow.example", EMAIL],
    // Anything that a mail program would read as a different mailbox, or as two.
    ["email", "victim@corp.example,x.co", EMAIL],
    ["email", "victim@corp.example;x.co", EMAIL],
    ["email", 'victim@corp.example,"x.co"', EMAIL],
    ["email", "victim@corp.example:x.co", EMAIL],
    ["email", "victim@corp.example<x.co>", EMAIL],
    ["email", "a@b.c\u00ado", EMAIL],
    ["email", "a@b.\uff43o", EMAIL],
    ["email", "a\u3164@b.co", EMAIL],
    ["email", "a\u{1f600}b@furrow.example", EMAIL],
    ["email", `${"a".repeat(240)}@furrow.example`, EMAIL],
    ["firstName", "A", "First name must be at least 2 characters"],
    ["firstName", " A ", "First name must be at least 2 characters"],
    ["firstName", undefined, "First name must be at least 2 characters"],
    ["firstName", "A".repeat(61), "First name must be at most 60 characters"],
    ["firstName", "Ana\r\nBcc: x", CLEAN],
    ["firstName", "Ana\ud800", CLEAN],
    ["lastName", "L", "Last name must be at least 2 characters"],
    ["lastName", undefined, "Last name must be at least 2 characters"],
    ["lastName", "L".repeat(61), "Last name must be at most 60 characters"],
    ["role", "admin", "Please choose a role"],
    ["role", "logistics", "Please choose a role"],
    ["role", ["customer"], "Please choose a role"],
    ["zipCode", "12345678901", "Please enter a valid zip code"],
    ["phoneNumber", "0".repeat(33), "Please enter a valid phone number"],
  ])("refuses %s %j with: %s", (field, value, message) => {
    expect(complaints({ ...valid, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ["7 chars", "Password must be at least 8 characters"],
    [undefined, "Password must be at least 8 characters"],
    [["long enough"], "Password must be at least 8 characters"],
    ["x".repeat(257), "Password must be at most 256 characters"],
  ])("refuses the password %j with: %s (ASVS 6.2.1, 6.2.9)", (password, message) => {
    expect(complaints({ ...valid, password })).toEqual({ password: message });
  });

  it.each(["x".repeat(256), "x".repeat(64), "        ", "pässwörter 李明"])(
    "accepts the password %j, whatever its characters (ASVS 6.2.5, 6.2.9)",
    (password) => {
      expect(complaints({ ...valid, password })).toEqual({});
    },
  );

  it.each([
    ["username", "a".repeat(32)],
    ["username", "Ana.Lee_7-x"],
    ["email", `${"a".repeat(239)}@furrow.example`],
    ["firstName", "A".repeat(60)],
    ["firstName", "Zoë-Ångström"],
    ["firstName", "李明"],
    ["role", "farmer"],
    ["zipCode", "94952-1234"],
    ["zipCode", ""],
    ["zipCode", undefined],
    ["phoneNumber", "0".repeat(32)],
    ["phoneNumber", undefined],
  ])("accepts %s %j", (field, value) => {
    expect(complaints({ ...valid, [field]: value })).toEqual({});
  });

  it("registers a user without a role as a customer", () => {
    expect(registrationSchema.parse(valid).role).toBe("customer");
  });

  it("lowercases the email, trims names, and leaves a password as typed", () => {
    const typed = {
      ...valid,
      email: " Ana@Furrow.Example ",
      firstName: " Ana ",
      password: " a b c d ",
    };
    expect(registrationSchema.parse(typed)).toMatchObject({
      email: "ana@furrow.example",
      firstName: "Ana",
      password: " a b c d ",
    });
  });

  it("drops fields that registration does not ask for", () => {
    const pushy = {
      ...valid,
      id: "1",
      isAdmin: true,
      disabled: false,
      emailVerifiedAt: "2026-01-01",
    };
    expect(Object.keys(registrationSchema.parse(pushy)).toSorted()).toEqual([
      "email",
      "firstName",
      "lastName",
      "password",
      "role",
      "username",
    ]);
  });

  it.each([null, [], "text", 7])("refuses %j instead of the fields", (body) => {
    expect(registrationSchema.safeParse(body).success).toBe(false);
  });
});

describe("credentials", () => {
  it.each([
    [{ password: "x" }, { username: "Please enter your username or email" }],
    [{ username: "  ", password: "x" }, { username: "Please enter your username or email" }],
    [{ username: "ana" }, { password: "Please enter your password" }],
    [{ username: "ana", password: { $ne: "" } }, { password: "Please enter your password" }],
    [{ username: "ana", password: "x".repeat(257) }, { password: "Please enter your password" }],
  ])("are refused as %j", (input, expected) => {
    expect(complaints(input, loginSchema)).toEqual(expected);
  });

  it("may be a username or an email, with a password of any length up to the maximum", () => {
    expect(complaints({ username: "ana", password: "x" }, loginSchema)).toEqual({});
    expect(
      complaints({ username: "ana@furrow.example", password: "x".repeat(256) }, loginSchema),
    ).toEqual({});
  });
});
