import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Role } from "#shared/accounts/roles.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { httpClient } from "#tests/support/servers/http.ts";
import { addFarm } from "#tests/support/market/market.ts";
import {
  openPhotoUploads,
  photo,
  type PhotoUploads,
} from "#tests/support/servers/photo-uploads.ts";

let at: PhotoUploads;
beforeAll(async () => {
  at = await openPhotoUploads();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());

describe("The photo of a farm", () => {
  const COVER = "/api/uploads/cover";
  const sendCover = async (role: Role = "farmer", query = "") => {
    const { body } = await at.send(await photo(1600, 1600).jpeg().toBuffer(), role, query, COVER);
    return String(body["picture"]);
  };
  const showCover = (picture: unknown, more: object = {}, role: Role = "farmer") =>
    at.people.get(role)!.post("/trpc/farmer.page.cover", { picture, ...more });

  it("is encoded in its wide shape, and appears on its page, in the list and in the audit log", async () => {
    const picture = await sendCover();
    expect(picture).toMatch(/^cover-[0-9a-f]{32}$/);
    const kept = await sharp(`${at.dir}/${picture}-1440.webp`).metadata();
    expect(kept).toMatchObject({ width: 1440, height: 810 });
    expect((await showCover(picture)).status).toBe(200);
    const page = await httpClient(at.app).get(`/trpc/farms.byId?input={"id":${at.ids.farm}}`);
    expect(page.text).toContain(picture);
    const list = await httpClient(at.app).get("/trpc/farms.list");
    expect(list.text).toContain(picture);
    const [entry] = await at.database.sql`
      select action, actor_name, detail from audit_log order by id desc limit 1`;
    expect(entry).toMatchObject({
      action: "farm.page_changed",
      actor_name: "farmer",
      detail: { picture: { from: expect.any(String), to: picture } },
    });
  });

  it("must be uploaded by that farm, as a farm photo", async () => {
    const other = await addFarm(at.database.db);
    const theirs = await sendCover("admin", `?farmId=${other}`);
    expect((await showCover(theirs)).status).toBe(400);
    const { body } = await at.send(await photo().jpeg().toBuffer());
    expect((await showCover(body["picture"])).status).toBe(400);
    expect((await at.show(await sendCover())).status).toBe(400);
    expect((await showCover(theirs, { farmId: other })).status).toBe(404);
    expect((await showCover(theirs, { farmId: other }, "admin")).status).toBe(200);
  });

  it("cannot be uploaded by a customer, nor be a program", async () => {
    const bytes = await photo(40, 40).jpeg().toBuffer();
    expect((await at.send(bytes, "customer", "", COVER)).status).toBe(403);
    expect((await at.send(Buffer.from("<?php"), "farmer", "", COVER)).status).toBe(400);
  });
});

describe("A product's photo", () => {
  it("must be uploaded by its own farm, and is in the shop at once", async () => {
    const { body } = await at.send(await photo().jpeg().toBuffer());
    expect((await at.show(body["picture"])).status).toBe(200);
    const page = await httpClient(at.app).get(
      `/trpc/catalog.product?input={"id":${at.ids.product}}`,
    );
    expect(page.text).toContain(String(body["picture"]));
    const other = await addFarm(at.database.db);
    const theirs = await at.send(await photo().jpeg().toBuffer(), "admin", `?farmId=${other}`);
    expect((await at.show(theirs.body["picture"])).status).toBe(400);
    for (const key of ["../../etc/passwd", "product-test", "upload-1", ""]) {
      expect((await at.show(key)).status).toBe(400);
    }
  });

  it("remains, while unused photos are deleted after a day, with retries if necessary", async () => {
    const keyOf = async () => {
      const { status, body } = await at.send(await photo().jpeg().toBuffer());
      expect(status).toBe(201);
      return String(body["picture"]);
    };
    const [used, unused] = [await keyOf(), await keyOf()];
    await at.show(used);
    at.clock.pass(25 * HOUR);
    at.down.times = 1;
    const fresh = await keyOf();
    await using _worker = await at.working();
    const kept = async () => {
      const files = (await readdir(at.dir)).join(" ");
      return [used, unused, fresh].map((key) => files.includes(key));
    };
    await expect.poll(kept).toEqual([true, false, true]);
    expect(at.down.times).toBe(0);
  });
});
