import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { questionLimits } from "#shared/farms/questions/question-limits.ts";
import { defaultBudgets } from "#server/throttle/budgets.ts";
import { speak } from "#server/language.ts";
import { registered, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { addFarm } from "#tests/support/market/market.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { written } from "#tests/support/market/written.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

type Person = Visitor & { user: { id: string; email: string } };

let market: MarketPlace;
let serial = 0;
let farmId = 0;
let ana: Person;
let fern: Person;
const sql = () => market.database.sql;
const QUESTION = "Do you spray your apples?";

async function customer(name: string): Promise<Person> {
  const person = await registered(market.deps, {
    username: `${name}${serial}`,
    email: `${name}${serial}@furrow.example`,
  });
  await sql()`update users set email_verified_at = now() where id = ${person.user.id}`;
  return person;
}

beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  serial += 1;
  const { db } = market.database;
  farmId = await addFarm(db, { name: `Fern Farm ${serial}` });
  ana = await customer("ana");
  fern = await customer("fern");
  await sql()`update users set role = 'farmer' where id = ${fern.user.id}`;
  await db.insert(farmMembers).values({ userId: fern.user.id, farmId, ...written() });
});

const ask = (who: Visitor = ana, text = QUESTION) =>
  who.call((api) => api.accounts.questions.ask({ farmId, text }));
const own = (who: Visitor = ana) => who.call((api) => api.accounts.questions.list({ farmId }));
const waiting = async () =>
  (await fern.call((api) => api.farmer.questions.page({ standing: "unanswered" }))).rows;
const shown = () => visitor(market.deps).call((api) => api.farms.questions({ farmId }));
const answer = (id: string, text = "No, never.") =>
  fern.call((api) => api.farmer.questions.answer({ id, text }));
const mails = (to: string, kind: string) =>
  sql()<{ subject: string; text: string; language: string }[]>`
    select subject, text, language from emails where to_address = ${to} and kind = ${kind}`;

describe("A question and its answer", () => {
  it("A question goes to the farm and is public with its answer alone, without who asked", async () => {
    await ask();
    expect(await shown()).toEqual([]);
    expect(await own()).toMatchObject([{ text: QUESTION, answer: null, hiddenReason: null }]);
    const [question] = await waiting();
    expect(question).toMatchObject({ text: QUESTION, answer: null });
    await answer(question!.id);
    const [published] = await shown();
    expect(published).toEqual({
      id: question!.id,
      text: QUESTION,
      language: "en",
      answer: "No, never.",
      month: expect.stringMatching(/^\d{4}-\d{2}$/u),
    });
    await expect(answer(question!.id, "Well.")).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("The farm hears of a question without its words, and who asked gets the answer in their language", async () => {
    await sql()`update users set language = 'es' where id = ${ana.user.id}`;
    await speak("es", () => ask(ana, "¿Fumigan sus manzanas?"));
    const [asked] = await mails(fern.user.email, "question_asked");
    expect(asked).toMatchObject({ language: "en" });
    expect(asked!.text).not.toContain("Fumigan");
    expect(asked!.text).toContain("/dashboard/farmer/questions");
    await answer((await waiting())[0]!.id, "No, nunca.");
    const [answered] = await mails(ana.user.email, "question_answered");
    expect(answered).toMatchObject({
      language: "es",
      subject: "La granja respondió a su pregunta",
    });
    expect(answered!.text).toContain("¿Fumigan sus manzanas?");
    expect(answered!.text).toContain(`Responde Fern Farm ${serial}`);
    expect(answered!.text).toContain("No, nunca.");
    expect((await shown())[0]).toMatchObject({ language: "es" });
  });

  it("A farm on leave is asked and answers, and a suspended one does neither", async () => {
    await sql()`update farms set status = 'paused' where id = ${farmId}`;
    await ask();
    await answer((await waiting())[0]!.id);
    expect(await shown()).toHaveLength(1);
    await ask(ana, "And your pears?");
    await sql()`update farms set status = 'suspended' where id = ${farmId}`;
    const [pears] = await waiting();
    await expect(answer(pears!.id)).rejects.toMatchObject({ code: "CONFLICT" });
    const { alerts } = await fern.call((api) => api.farmer.today({}));
    expect(alerts).toMatchObject({ questions: 0 });
    expect(await mails(ana.user.email, "question_answered")).toHaveLength(1);
  });

  it("A suspended farm shows no questions, and a farm's first page counts those that wait", async () => {
    const alerts = async () => (await fern.call((api) => api.farmer.today({}))).alerts;
    expect(await alerts()).toMatchObject({ questions: 0 });
    await ask();
    expect(await alerts()).toMatchObject({ questions: 1 });
    await answer((await waiting())[0]!.id);
    expect(await alerts()).toMatchObject({ questions: 0 });
    await sql()`update farms set status = 'suspended' where id = ${farmId}`;
    expect(await shown()).toEqual([]);
  });

  it("Who closed the account meanwhile gets no email with the answer", async () => {
    await ask();
    await sql()`update users set disabled = true where id = ${ana.user.id}`;
    await answer((await waiting())[0]!.id);
    expect(await mails(ana.user.email, "question_answered")).toEqual([]);
  });
});

describe("Who may ask, and how much", () => {
  it("Only confirmed addresses ask, of farms with a page, in so many characters", async () => {
    await expect(ask(visitor(market.deps))).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(ask(ana, "Why?")).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const long = "a".repeat(questionLimits.text + 1);
    await expect(ask(ana, long)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await sql()`update users set email_verified_at = null where id = ${ana.user.id}`;
    await expect(ask()).rejects.toMatchObject({ code: "CONFLICT" });
    await sql()`update users set email_verified_at = now() where id = ${ana.user.id}`;
    await sql()`update farms set status = 'suspended' where id = ${farmId}`;
    await expect(ask()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await own()).toEqual([]);
  });

  it("So many questions of a customer wait for one farm, also when sent at once", async () => {
    const sent = await Promise.allSettled(
      Array.from({ length: questionLimits.waiting + 2 }, (_, at) => ask(ana, `${QUESTION} ${at}`)),
    );
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(
      questionLimits.waiting,
    );
    expect(await mails(fern.user.email, "question_asked")).toHaveLength(questionLimits.waiting);
    await answer((await waiting())[0]!.id);
    await ask();
    await expect(ask(ana, "And your pears?")).rejects.toMatchObject({ code: "CONFLICT" });
    const ben = await customer("ben");
    await ask(ben);
    expect(await waiting()).toHaveLength(questionLimits.waiting + 1);
  });

  it("A question sent again while it waits stays one question with one email", async () => {
    await Promise.all([ask(), ask(), ask()]);
    expect(await own()).toHaveLength(1);
    expect(await mails(fern.user.email, "question_asked")).toHaveLength(1);
    const id = (await waiting())[0]!.id;
    const answers = await Promise.allSettled([answer(id), answer(id, "Never.")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await mails(ana.user.email, "question_answered")).toHaveLength(1);
    await ask();
    expect(await own()).toHaveLength(2);
  });

  it("Questions are limited by the hour", async () => {
    for (let count = 0; count < defaultBudgets.question_account.tries; count += 1) {
      await ask();
      await sql()`delete from farm_questions`;
    }
    await expect(ask()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  it("A farm does not ask itself, and its disabled people get no email", async () => {
    await expect(ask(fern)).rejects.toMatchObject({ code: "CONFLICT" });
    await sql()`update users set disabled = true where id = ${fern.user.id}`;
    await ask();
    expect(await mails(fern.user.email, "question_asked")).toEqual([]);
  });
});

describe("The team", () => {
  it("An answer is not sent to an address that nobody has confirmed", async () => {
    await ask();
    await sql()`
    update users set email = ${`typo-${ana.user.email}`}, email_verified_at = null where id = ${ana.user.id}`;
    await answer((await waiting())[0]!.id);
    expect(await mails(`typo-${ana.user.email}`, "question_answered")).toEqual([]);
    expect(await own()).toMatchObject([{ answer: expect.any(String) }]);
  });

  it("The team finds questions by farm and full name, and a farm by words alone", async () => {
    const admin = await signedInAdmin(market.deps);
    await sql()`update users set last_name = 'Quillfeather' where id = ${ana.user.id}`;
    await ask();
    const team = async (q: string) =>
      (await admin.call((api) => api.admin.questions.page({ q }))).rows;
    expect(await team("quillfeather")).toMatchObject([{ text: QUESTION, farmId }]);
    expect(await team(`Fern Farm ${serial}`)).toMatchObject([{ text: QUESTION }]);
    const farm = async (q: string) => fern.call((api) => api.farmer.questions.page({ q }));
    expect(await farm("quillfeather")).toEqual({ total: 0, rows: [] });
    const found = await farm("apples");
    expect(found).toMatchObject({ total: 1, rows: [{ by: expect.stringMatching(/ Q\.$/u) }] });
    expect(JSON.stringify(found)).not.toMatch(/quillfeather|@/iu);
  });

  it("The team hides a question with a reason that who asked reads, and shows it again", async () => {
    const admin = await signedInAdmin(market.deps);
    await ask();
    const [question] = await waiting();
    const id = question!.id;
    const reason = "It names a neighbor.";
    await admin.call((api) => api.admin.questions.hide({ id, reason }));
    expect(await waiting()).toEqual([]);
    await expect(answer(id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await own()).toMatchObject([{ hiddenReason: reason }]);
    await admin.call((api) => api.admin.questions.hide({ id, reason }));
    await expect(
      admin.call((api) => api.admin.questions.hide({ id, reason: "It is an ad." })),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    const other = await customer("other");
    await sql()`update users set role = 'admin' where id = ${other.user.id}`;
    await expect(
      other.call((api) => api.admin.questions.hide({ id, reason })),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    const hidden = await admin.call((api) => api.admin.questions.page({ standing: "hidden" }));
    expect(hidden.rows).toMatchObject([{ id, hiddenReason: reason }]);
    await admin.call((api) => api.admin.questions.show({ id }));
    await admin.call((api) => api.admin.questions.show({ id }));
    await expect(other.call((api) => api.admin.questions.show({ id }))).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await answer(id);
    expect(await shown()).toHaveLength(1);
    await admin.call((api) => api.admin.questions.hide({ id, reason }));
    expect(await shown()).toEqual([]);
    const actions = await sql()<{ action: string }[]>`
      select action from audit_log where subject_id = ${id} order by id`;
    expect(actions.map(({ action }) => action)).toEqual([
      "question.hidden",
      "question.shown",
      "question.answered",
      "question.hidden",
    ]);
  });
});

describe("One's own questions", () => {
  it("Who asked takes a question back, and the farm's answer with it", async () => {
    await ask();
    const [question] = await waiting();
    await answer(question!.id);
    const ben = await customer("ben");
    const withdraw = (who: Visitor) =>
      who.call((api) => api.accounts.questions.withdraw({ id: question!.id }));
    await expect(withdraw(ben)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await withdraw(ana);
    expect(await shown()).toEqual([]);
    // Sent again after a lost answer: it is gone.
    await withdraw(ana);
  });

  it("A person's questions are in the download of their data", async () => {
    await ask();
    const file = await ana.call((api) => api.accounts.exportData());
    expect(file).toContain(QUESTION);
  });

  it("All of one's own questions are listed, so that each can be deleted", async () => {
    const count = questionLimits.shown + 1;
    await sql()`
      insert into farm_questions (farm_id, user_id, text, language, created_at)
      select ${farmId}, ${ana.user.id}, 'Question ' || n, 'en', now() from generate_series(1, ${count}::int) n`;
    expect(await own()).toHaveLength(count);
  });
});
